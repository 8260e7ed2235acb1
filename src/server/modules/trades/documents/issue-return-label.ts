import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { requireJobTrade } from '#server/modules/trades/require-job-trade.ts'
import type { StoredTrade, StoredTradeItem } from '#server/modules/trades/trade-view.repository.ts'
import type { BookedShipment } from '#server/ports/carrier/carrier.ts'
import { buildWarehouseAddress } from '#server/ports/carrier/warehouse-address.ts'
import { buildSellerAddress } from './build-seller-address.ts'
import type { IssueLabelOptions } from './issue-label.ts'

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
  insert into return_shipment (transaction_id, item_number, carrier, tracking_number, blob_key, booked_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (tracking_number) do nothing`

async function storeReturn(
  { db, blobs, now }: IssueLabelOptions,
  { transactionId, itemNumber }: ItemKey,
  { carrier, trackingNumber, labelPdf }: BookedShipment,
): Promise<void> {
  const blobKey = await blobs.store(labelPdf, 'application/pdf')
  await db.$client.query(STORE_RETURN, [
    transactionId,
    itemNumber,
    carrier,
    trackingNumber,
    blobKey,
    new Date(now()),
  ])
}

const bookReturn = (
  { carrier }: IssueLabelOptions,
  { trade, item }: { readonly trade: StoredTrade; readonly item: StoredTradeItem },
  attempt: number,
): Promise<BookedShipment> =>
  carrier.book({
    parcelNumber: formatTradeNumber(trade.transactionId),
    market: MARKETS[trade.market],
    audience: audienceOfSeller(trade.seller),
    sender: buildWarehouseAddress(),
    deviceCount: 1,
    createdAt: new Date(item.stateSinceMs),
    returned: { itemNumber: item.number, attempt, receiver: buildSellerAddress(trade) },
  })

/** Books the parcel of a device that goes back. The seller gets a mail once the carrier has it. */
export const createIssueReturnLabel =
  (options: IssueLabelOptions): JobHandler =>
  async (job) => {
    const trade = await requireJobTrade(options.db, job.data)
    const item = trade.items.find(({ number }) => number === job.data.itemNumber)
    if (!item) throw new PermanentFailure('There is no such device')
    const key = { transactionId: trade.transactionId, itemNumber: item.number }
    const { count, waiting } = await readReturns(options, key)
    // Booked by an earlier attempt, or by an operator.
    if (item.state !== 'RETURN_PENDING' || waiting > 0) return
    await storeReturn(options, key, await bookReturn(options, { trade, item }, count + 1))
  }
