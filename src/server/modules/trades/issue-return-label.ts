import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { PermanentFailure, type WorkHandler } from '#server/modules/outbox/outbox-runner.ts'
import type { BookedShipment } from '#server/ports/carrier/carrier.ts'
import type { IssueLabelOptions } from './issue-label.ts'
import { requireWorkTrade } from './require-work-trade.ts'
import { sellerAddress } from './seller-address.ts'
import type { StoredTrade, StoredTradeItem } from './trade-view.repository.ts'

const READ_RETURNS = `
  select count(*)::integer as count, count(*) filter (where scanned_at is null)::integer as waiting
  from return_shipment where transaction_id = $1 and item_number = $2`

async function readReturns({ db }: IssueLabelOptions, { transactionId, itemNumber }: ItemKey) {
  const { rows } = await db.$client.query<{ count: number; waiting: number }>(READ_RETURNS, [
    transactionId,
    itemNumber,
  ])
  return rows[0] ?? { count: 0, waiting: 0 }
}

const STORE_RETURN = `
  insert into return_shipment (transaction_id, item_number, carrier, tracking_number, label_pdf, booked_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (tracking_number) do nothing`

async function storeReturn(
  { db, now }: IssueLabelOptions,
  { transactionId, itemNumber }: ItemKey,
  { carrier, trackingNumber, labelPdf }: BookedShipment,
): Promise<void> {
  await db.$client.query(STORE_RETURN, [
    transactionId,
    itemNumber,
    carrier,
    trackingNumber,
    Buffer.from(labelPdf),
    new Date(now()),
  ])
}

const bookReturn = (
  { carrier }: IssueLabelOptions,
  { trade, item }: { readonly trade: StoredTrade; readonly item: StoredTradeItem },
  attempt: number,
): Promise<BookedShipment> =>
  carrier.book({
    tradeNumber: tradeNumberOf(trade.transactionId),
    market: MARKETS[trade.market],
    sender: BRAND.warehouse,
    deviceCount: 1,
    createdAt: new Date(item.stateSinceMs),
    returned: { itemNumber: item.number, attempt, receiver: sellerAddress(trade) },
  })

/** Books the parcel of a device that goes back. The seller is told when the carrier has it. */
export const createIssueReturnLabel =
  (options: IssueLabelOptions): WorkHandler =>
  async (work) => {
    const trade = await requireWorkTrade(options.db, work)
    const item = trade.items.find(({ number }) => number === work.data.itemNumber)
    if (!item) throw new PermanentFailure('There is no such device')
    const key = { transactionId: trade.transactionId, itemNumber: item.number }
    const { count, waiting } = await readReturns(options, key)
    // Done by an attempt before, or by hand.
    if (item.state !== 'RETURN_PENDING' || waiting > 0) return
    await storeReturn(options, key, await bookReturn(options, { trade, item }, count + 1))
  }
