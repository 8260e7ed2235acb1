import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate, type Translate } from '#messages/format-message.ts'
import { letters as at } from './at/index.ts'
import { letters as de } from './de/index.ts'
import { letters as en } from './en/index.ts'
import { letters as es } from './es/index.ts'
import { letters as fr } from './fr/index.ts'
import { letters as it } from './it/index.ts'
import { letters as pl } from './pl/index.ts'

/** English is the source of the keys. */
export type CorrespondenceKey = keyof typeof en

/** Texts of mails and printed papers; apart from those of the pages, because no browser needs them. */
export const LETTERS: Readonly<Record<MarketId, Readonly<Record<CorrespondenceKey, string>>>> = {
  at,
  de,
  en,
  es,
  fr,
  it,
  pl,
}

const translators = new Map<MarketId, Translate<CorrespondenceKey>>()

/** A market's translator of letters. */
export function correspondenceTranslator({
  id,
  locale,
}: Pick<Market, 'id' | 'locale'>): Translate<CorrespondenceKey> {
  const known = translators.get(id)
  if (known) return known
  const translate = createTranslate(compileMessages(LETTERS[id]), locale)
  translators.set(id, translate)
  return translate
}
