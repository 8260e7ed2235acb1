import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { requireJobTrade } from '#server/modules/trades/require-job-trade.ts'
import type { BookedShipment } from '#server/ports/carrier/carrier.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { buildSellerAddress } from './build-seller-address.ts'
import type { IssueLabelOptions } from './issue-label.ts'

const READ_PART = `
  select part_parcel.item_number as "itemNumber", requested_at as "requestedAt",
    booked_at is not null or answered_at is not null as "isOver"
  from part_parcel join clarification on clarification.id = clarification_id where clarification_id = $1`

interface PartParcel {
  readonly itemNumber: number
  readonly requestedAt: Date
  /** It was booked by an earlier attempt, or the seller has decided otherwise. */
  readonly isOver: boolean
}

// The parcel and its mail: both or neither.
const STORE_PART = `
  with booked as (
    update part_parcel set carrier = $2, tracking_number = $3, qr_text = $4, blob_key = $5, booked_at = $6
    where clarification_id = $1 and booked_at is null returning transaction_id
  )
  insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
  select 'TRADE_MAIL', 'PART_LABEL:' || transaction_id || ':clarification-' || $1::bigint,
    jsonb_build_object('transactionId', transaction_id, 'mail', 'PART_LABEL', 'clarificationId', $1::bigint), $6, $6, $7
  from booked on conflict (work_key) do nothing`

async function storePart(
  { db, blobs, now }: IssueLabelOptions,
  clarificationId: number,
  { carrier, trackingNumber, qrText, labelPdf }: BookedShipment,
): Promise<void> {
  const blobKey = await blobs.store(labelPdf, 'application/pdf')
  const parcel = [carrier, trackingNumber, qrText, blobKey]
  await db.$client.query(STORE_PART, [clarificationId, ...parcel, new Date(now()), findTraceparent()])
}

/** Books the parcel for a missing part and queues the mail with its label. */
export const createIssuePartLabel =
  (options: IssueLabelOptions): JobHandler =>
  async (job) => {
    const clarificationId = Number(job.data.clarificationId)
    const trade = await requireJobTrade(options.db, job.data)
    const { rows } = await options.db.$client.query<PartParcel>(READ_PART, [clarificationId])
    const [wanted] = rows
    if (!wanted) throw new PermanentFailure('Nobody sends this part')
    if (wanted.isOver) return
    const booked = await options.carrier.book({
      parcelNumber: formatTradeNumber(trade.transactionId),
      market: MARKETS[trade.market],
      audience: audienceOfSeller(trade.seller),
      sender: buildSellerAddress(trade),
      deviceCount: 1,
      createdAt: wanted.requestedAt,
      part: { itemNumber: wanted.itemNumber, clarificationId },
    })
    await storePart(options, clarificationId, booked)
  }
