import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate, type Translate } from '#messages/format-message.ts'
import { correspondence as at } from './at/index.ts'
import { correspondence as de } from './de/index.ts'
import { correspondence as en } from './en/index.ts'
import { correspondence as es } from './es/index.ts'
import { correspondence as fr } from './fr/index.ts'
import { correspondence as it } from './it/index.ts'
import { correspondence as pl } from './pl/index.ts'

/** English is the source of the keys. */
export type CorrespondenceKey = keyof typeof en

/** Texts of mails and printed documents; apart from those of the pages, because no browser needs them. */
export const CORRESPONDENCE: Readonly<Record<MarketId, Readonly<Record<CorrespondenceKey, string>>>> = {
  at,
  de,
  en,
  es,
  fr,
  it,
  pl,
}

const translators = new Map<MarketId, Translate<CorrespondenceKey>>()

/** The translator of a market's correspondence. */
export function getCorrespondenceTranslator({
  id,
  locale,
}: Pick<Market, 'id' | 'locale'>): Translate<CorrespondenceKey> {
  const known = translators.get(id)
  if (known) return known
  const translate = createTranslate(compileMessages(CORRESPONDENCE[id]), locale)
  translators.set(id, translate)
  return translate
}
