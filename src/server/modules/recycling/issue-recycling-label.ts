import { sql } from 'drizzle-orm'
import { canTakeStep } from '#domain/recycling/recycling-states.ts'
import { computeSendInDeadline } from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection, Database } from '#server/db/database.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { queueRecyclingMail } from '#server/modules/outbox/queue-recycling-mail.ts'
import type { BookedShipment, Carrier } from '#server/ports/carrier/carrier.ts'
import { findParcelById, findSender, moveParcel, type RecyclingParcel } from './recycling.repository.ts'
import { buildSenderAddress, findParcelAudience } from './recycling-papers.ts'

export interface IssueRecyclingLabelOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly carrier: Carrier
  readonly now: () => number
}

/** A booked parcel and the key of its label. */
interface StoredLabel {
  readonly booked: BookedShipment
  readonly blobKey: string
  readonly atMs: number
}

/** The label, its papers and its mail: all or nothing, so a second attempt after a crash finds nothing left to do. */
async function storeLabel(
  tx: Connection,
  { id, market }: RecyclingParcel,
  { booked, blobKey, atMs }: StoredLabel,
): Promise<void> {
  const { carrier, trackingNumber, qrText } = booked
  // The days to send it count from here: the carrier may have been out of reach for a while.
  const sendBy = new Date(computeSendInDeadline(atMs, MARKETS[market].timeZone))
  const facts = [
    sql`carrier = ${carrier}`,
    sql`tracking_number = ${trackingNumber}`,
    sql`qr_text = ${qrText}`,
    sql`send_by = ${sendBy}`,
  ]
  if (!(await moveParcel(tx, id, { event: 'label_issued', at: new Date(atMs), facts }))) return
  await tx.execute(sql`update recycling_sender set blob_key = ${blobKey} where parcel_id = ${id}`)
  await queueRecyclingMail(tx, { parcelId: id, mail: 'RECYCLING_LABEL', atMs })
}

/** Books a recycling parcel and queues the mail with its label. */
export const createIssueRecyclingLabel =
  ({ db, blobs, carrier, now }: IssueRecyclingLabelOptions): JobHandler =>
  async ({ data }) => {
    const { parcelId } = data
    if (typeof parcelId !== 'number') throw new PermanentFailure('The job names no parcel')
    const parcel = await findParcelById(db, parcelId)
    if (!parcel) throw new PermanentFailure('There is no such parcel')
    const sender = await findSender(db, parcelId)
    // Booked by an earlier attempt, or erased before that.
    if (!canTakeStep('label_issued', parcel.state) || !sender) return
    const booked = await carrier.book({
      parcelNumber: parcel.number,
      isRecycling: true,
      market: MARKETS[parcel.market],
      audience: findParcelAudience(parcel),
      sender: buildSenderAddress(sender),
      deviceCount: 1,
      createdAt: new Date(parcel.createdAtMs),
    })
    const blobKey = await blobs.store(booked.labelPdf, 'application/pdf')
    await db.transaction((tx) => storeLabel(tx, parcel, { booked, blobKey, atMs: now() }))
  }
