import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'trade'

/** The secret that opens one trade to the holder of its link. */
export const deriveTradeKey = (secret: ShopSecret, transactionId: number): string =>
  secret.keyFor(PURPOSE, transactionId)

export const isTradeKey = (secret: ShopSecret, transactionId: number, given: string): boolean =>
  secret.isKeyFor(PURPOSE, transactionId, given)

/** The seller's own link. Its secret follows the `#`, which browsers never send. */
export const buildTradeLink = (
  secret: ShopSecret,
  { statusUrl, transactionId }: { readonly statusUrl: string; readonly transactionId: number },
): string => `${statusUrl}#${formatTradeNumber(transactionId)}.${deriveTradeKey(secret, transactionId)}`
