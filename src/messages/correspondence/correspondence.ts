import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate, type Translate } from '#messages/format-message.ts'
import { type Audience, selectTextSet, type TextSet } from '#messages/text-set.ts'
import { businessCorrespondence as atBusiness } from './at/business.ts'
import { correspondence as at } from './at/index.ts'
import { businessCorrespondence as deBusiness } from './de/business/index.ts'
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

/** Every set of texts, with those that address businesses. */
export const CORRESPONDENCE_TEXTS: Readonly<Record<TextSet, Readonly<Record<CorrespondenceKey, string>>>> = {
  ...CORRESPONDENCE,
  'de-business': { ...de, ...deBusiness },
  'at-business': { ...at, ...atBusiness },
}

const translators = new Map<TextSet, Translate<CorrespondenceKey>>()

/** The translator of a market's correspondence. */
export function getCorrespondenceTranslator(
  { id, locale }: Pick<Market, 'id' | 'locale'>,
  audience: Audience = 'people',
): Translate<CorrespondenceKey> {
  const set = selectTextSet(id, audience)
  const known = translators.get(set)
  if (known) return known
  const translate = createTranslate(compileMessages(CORRESPONDENCE_TEXTS[set], locale), locale)
  translators.set(set, translate)
  return translate
}
