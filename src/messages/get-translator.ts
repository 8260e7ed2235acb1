import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from './compile-messages.ts'
import { createTranslate, type Translate } from './format-message.ts'
import { MESSAGES } from './messages.ts'

const translators = new Map<MarketId, Translate>()

/** The translator of a market's page texts, for the server: it knows the texts of all markets. */
export function getTranslator({ id, locale }: Pick<Market, 'id' | 'locale'>): Translate {
  const known = translators.get(id)
  if (known) return known
  const translate = createTranslate(compileMessages(MESSAGES[id]), locale)
  translators.set(id, translate)
  return translate
}
