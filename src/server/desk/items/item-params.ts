import { z } from 'zod'
import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A trade number as typed or scanned. */
const TRADE = z.string().max(20)

export const TRADE_PARAMS = z.object({ trade: TRADE })

/** One device: the number of its trade, and its own within it. */
export const ITEM_PARAMS = z.object({
  trade: TRADE,
  item: z.coerce.number<string>().int().min(1).max(32_767),
})

export function requireTransactionId({ trade }: z.output<typeof TRADE_PARAMS>): number {
  const transactionId = readTradeNumber(trade)
  if (transactionId === null)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  return transactionId
}

export const requireItemKey = ({ trade, item }: z.output<typeof ITEM_PARAMS>): ItemKey => ({
  transactionId: requireTransactionId({ trade }),
  itemNumber: item,
})

export const refuseUnknownDevice = (): HttpError =>
  new HttpError(404, 'NOT_FOUND', 'There’s no device with this number. Check it and try again.')

const buildTradePath = (transactionId: number): string => `/desk/sales/${formatTradeNumber(transactionId)}`

/** The place of a device on the page of its sale. */
export const buildDevicePath = ({ transactionId, itemNumber }: ItemKey): string =>
  `${buildTradePath(transactionId)}?device=${itemNumber}`
