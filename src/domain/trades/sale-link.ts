/** What opens a sale: its number and one of its keys. */
export interface SaleLink {
  readonly tradeNumber: string
  readonly key: string
}

/** The sale that a mailed link opens, whole or from its `#` on; null when it names none. */
export function readSaleLink(link: string): SaleLink | null {
  const [, tradeNumber, key] = /(?:^|#)([0-9A-Za-z-]{1,20})\.([\w-]{10,64})$/.exec(link.trim()) ?? []
  return tradeNumber && key ? { tradeNumber, key } : null
}
