/** What opens a trade: its number and the secret that belongs to it. */
export interface TradeAccess {
  readonly tradeNumber: string
  readonly key: string
}

/** Behind the `#`, which a browser sends to nobody; the links in mails have the same form. */
export const tradeHash = ({ tradeNumber, key }: TradeAccess): string => `#${tradeNumber}.${key}`

/** The trade that an address opens; null when it names none. */
export function readTradeHash(hash: string): TradeAccess | null {
  const [, tradeNumber, key] = /^#?([0-9A-Za-z-]{1,20})\.([\w-]{10,64})$/.exec(hash) ?? []
  return tradeNumber && key ? { tradeNumber, key } : null
}
