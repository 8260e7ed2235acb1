import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { at } from './at.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pl } from './pl.ts'

export const MARKETS: Readonly<Record<MarketId, Market>> = { at, de, en, es, fr, it, pl }
