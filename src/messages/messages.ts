import type { MarketId } from '#domain/markets/market-id.ts'
import { messages as at } from './at/index.ts'
import { messages as de } from './de/index.ts'
import { messages as en } from './en/index.ts'
import { messages as es } from './es/index.ts'
import { messages as fr } from './fr/index.ts'
import { messages as it } from './it/index.ts'
import type { Messages } from './message-key.ts'
import { messages as pl } from './pl/index.ts'

/** The texts of every market. A missing key does not compile. */
export const MESSAGES: Readonly<Record<MarketId, Messages>> = { at, de, en, es, fr, it, pl }
