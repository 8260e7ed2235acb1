import type { MarketId } from '#domain/markets/market-id.ts'
import { businessMessages as atBusiness } from './at/business.ts'
import { messages as at } from './at/index.ts'
import { businessMessages as deBusiness } from './de/business/index.ts'
import { messages as de } from './de/index.ts'
import { messages as en } from './en/index.ts'
import { messages as es } from './es/index.ts'
import { messages as fr } from './fr/index.ts'
import { messages as it } from './it/index.ts'
import type { Messages } from './message-key.ts'
import { messages as pl } from './pl/index.ts'
import type { TextSet } from './text-set.ts'

/** The texts of every market. A missing key does not compile. */
export const MESSAGES: Readonly<Record<MarketId, Messages>> = { at, de, en, es, fr, it, pl }

/** Every set of texts, with those that address businesses. */
export const TEXTS: Readonly<Record<TextSet, Messages>> = {
  ...MESSAGES,
  'de-business': { ...de, ...deBusiness },
  'at-business': { ...at, ...atBusiness },
}
