import type { Market } from '#domain/markets/market.ts'
import { compileMessages } from './compile-messages.ts'
import { createTranslate, type Translate } from './format-message.ts'
import { TEXTS } from './messages.ts'
import { type Audience, selectTextSet, type TextSet } from './text-set.ts'

const translators = new Map<TextSet, Translate>()

/** The translator of a market's page texts, for the server: it knows the texts of all markets. */
export function getTranslator(
  { id, locale }: Pick<Market, 'id' | 'locale'>,
  audience: Audience = 'people',
): Translate {
  const set = selectTextSet(id, audience)
  const known = translators.get(set)
  if (known) return known
  const translate = createTranslate(compileMessages(TEXTS[set], locale), locale)
  translators.set(set, translate)
  return translate
}
