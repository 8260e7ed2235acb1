import { z } from 'zod'
import { readTradeNumber, tradeNumberOf } from '#domain/trades/trade-number.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** The number of a trade, as it is typed or scanned. */
const TRADE = z.string().max(20)

export const TRADE_PARAMS = z.object({ trade: TRADE })

/** One device: the number of its trade, and its own in it. */
export const ITEM_PARAMS = z.object({
  trade: TRADE,
  item: z.coerce.number<string>().int().min(1).max(32_767),
})

export function requireTransactionId({ trade }: z.output<typeof TRADE_PARAMS>): number {
  const transactionId = readTradeNumber(trade)
  if (transactionId === null) throw new HttpError(404, 'NOT_FOUND', 'There is no such trade number.')
  return transactionId
}

export const requireItemKey = ({ trade, item }: z.output<typeof ITEM_PARAMS>): ItemKey => ({
  transactionId: requireTransactionId({ trade }),
  itemNumber: item,
})

export const noSuchDevice = (): HttpError => new HttpError(404, 'NOT_FOUND', 'There is no such device.')

export const tradePath = (transactionId: number): string => `/desk/trades/${tradeNumberOf(transactionId)}`

export const itemPath = ({ transactionId, itemNumber }: ItemKey): string =>
  `/desk/items/${tradeNumberOf(transactionId)}/${itemNumber}`
