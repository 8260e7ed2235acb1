import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate, type Translate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'

const translators = new Map<MarketId, Translate>()

/** The server's own translator of a market, for titles, descriptions and mails. */
export function translatorOf(market: Market): Translate {
  const known = translators.get(market.id)
  if (known) return known
  const translate = createTranslate(compileMessages(MESSAGES[market.id]), market.locale)
  translators.set(market.id, translate)
  return translate
}
