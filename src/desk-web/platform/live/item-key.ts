/** Where the answers about devices begin. */
export const ITEMS = 'item'

/** The key of everything that is asked about a device; whoever changes it makes open pages ask again. */
export const buildItemKey = (tradeNumber: string, itemNumber: number) =>
  [ITEMS, tradeNumber, itemNumber] as const
