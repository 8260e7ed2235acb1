/** What opens a trade: its number and one of its keys. Never part of a path or query: it may act for the seller. */
export interface TradeAccess {
  readonly tradeNumber: string
  readonly key: string
}

/** In the fragment, which browsers never send to a server; mailed links have the same form. */
export const tradeHash = ({ tradeNumber, key }: TradeAccess): string => `#${tradeNumber}.${key}`

/** The trade that an address opens; null when it names none. */
export function readTradeHash(hash: string): TradeAccess | null {
  const [, tradeNumber, key] = /^#?([0-9A-Za-z-]{1,20})\.([\w-]{10,64})$/.exec(hash) ?? []
  return tradeNumber && key ? { tradeNumber, key } : null
}
