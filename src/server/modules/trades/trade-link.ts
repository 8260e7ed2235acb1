import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'trade'

/** The secret that opens one trade to whoever holds its link. */
export const tradeKey = (secret: ShopSecret, transactionId: number): string =>
  secret.keyFor(PURPOSE, transactionId)

export const isTradeKey = (secret: ShopSecret, transactionId: number, given: string): boolean =>
  secret.isKeyFor(PURPOSE, transactionId, given)

/** The seller's own link. Its secret stands behind the `#`, which browsers send to nobody. */
export const tradeLink = (
  secret: ShopSecret,
  { statusUrl, transactionId }: { readonly statusUrl: string; readonly transactionId: number },
): string => `${statusUrl}#${tradeNumberOf(transactionId)}.${tradeKey(secret, transactionId)}`
