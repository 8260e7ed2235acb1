import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { Database } from '#server/db/database.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { JobHandler } from '#server/modules/outbox/outbox-runner.ts'
import { requireJobTrade } from '#server/modules/trades/require-job-trade.ts'
import type { BookedShipment, Carrier } from '#server/ports/carrier/carrier.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { buildSellerAddress } from './build-seller-address.ts'

export interface IssueLabelOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly carrier: Carrier
  readonly now: () => number
}

// The shipment, the new states, the events and the mail: all of it or nothing. A second attempt after a crash finds the
// shipment and changes nothing, but still queues the mail if that is missing.
const STORE_SHIPMENT = `
  with new_shipment as (
    insert into shipment (transaction_id, carrier, tracking_number, qr_text, blob_key, booked_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (transaction_id) do nothing returning transaction_id
  ), moved as (
    update trade_item set state = 'LABEL_ISSUED', state_since = $6
    where transaction_id = $1 and state = 'CREATED' returning number
  ), new_events as (
    insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at)
    select $1, number, 'label_issued', 'system', 'CREATED', 'LABEL_ISSUED', $6 from moved
  )
  insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
  values ('TRADE_MAIL', 'TRADE_CREATED:' || $1::bigint,
    jsonb_build_object('transactionId', $1::bigint, 'mail', 'TRADE_CREATED'), $6, $6, $7)
  on conflict (work_key) do nothing`

async function storeShipment(
  { db, blobs, now }: IssueLabelOptions,
  transactionId: number,
  { carrier, trackingNumber, qrText, labelPdf }: BookedShipment,
): Promise<void> {
  const blobKey = await blobs.store(labelPdf, 'application/pdf')
  const bookedAt = new Date(now())
  await db.$client.query(STORE_SHIPMENT, [
    transactionId,
    carrier,
    trackingNumber,
    qrText,
    blobKey,
    bookedAt,
    findTraceparent(),
  ])
}

/** Books the parcel of a new trade and queues the mail with its label. */
export const createIssueLabel =
  (options: IssueLabelOptions): JobHandler =>
  async (job) => {
    const trade = await requireJobTrade(options.db, job.data)
    // The seller has cancelled before the label was booked.
    if (trade.items.every(({ state }) => state === 'CANCELLED')) return
    const booked = await options.carrier.book({
      parcelNumber: formatTradeNumber(trade.transactionId),
      market: MARKETS[trade.market],
      audience: audienceOfSeller(trade.seller),
      sender: buildSellerAddress(trade),
      deviceCount: trade.items.length,
      createdAt: trade.createdAt,
    })
    await storeShipment(options, trade.transactionId, booked)
  }
