import { sql } from 'drizzle-orm'
import type { ClarificationView } from '#contracts/clarification.ts'
import { computePartDeadline, offersPartLabel } from '#domain/clarification/part-parcel.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import { queueLabelJob } from '#server/modules/outbox/queue-label-job.ts'
import type { AnswerOptions } from './answer-clarification.ts'
import { type ClarificationLink, matchesLink, type StoredClarification } from './clarification.repository.ts'
import { lockOpenClarification } from './lock-open-clarification.ts'

type PartParcel = NonNullable<ClarificationView['partParcel']>

interface ParcelRow extends Record<string, unknown> {
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly isScanned: boolean
  readonly isArrived: boolean
}

function findState({ trackingNumber, isScanned, isArrived }: ParcelRow): PartParcel['state'] {
  if (isArrived) return 'arrived'
  if (trackingNumber === null) return 'requested'
  return isScanned ? 'scanned' : 'booked'
}

/** The parcel of a missing part; null where the clarification has none. */
export async function findPartParcel(
  db: Connection,
  { clarificationId, reason, part }: StoredClarification,
): Promise<PartParcel | null> {
  if (!offersPartLabel({ reason, part })) return null
  const { rows } = await db.execute<ParcelRow>(sql`
    select carrier, tracking_number as "trackingNumber", scanned_at is not null as "isScanned",
      arrived_at is not null as "isArrived"
    from part_parcel where clarification_id = ${clarificationId}`)
  const [row] = rows
  if (!row) return { state: 'offered', carrier: null, trackingNumber: null }
  const { carrier, trackingNumber } = row
  return { state: findState(row), carrier, trackingNumber }
}

/**
 * The seller sends the missing part: the worker books a parcel and mails its label. The clarification stays open until the
 * part is here, with as many days as at its beginning. Asking again changes nothing,
 * except that a booking that was given up is tried once more.
 */
export const requestPartLabel = (
  { db, now }: AnswerOptions,
  link: ClarificationLink | null,
): Promise<PartParcel> =>
  db.transaction(async (tx) => {
    const atMs = now()
    const { stored } = await lockOpenClarification(tx, link, atMs)
    if (!offersPartLabel(stored))
      throw new HttpError(409, 'NOT_POSSIBLE', 'There’s no part to send for this clarification.')
    const { clarificationId, transactionId, itemNumber, answerBy } = stored
    const { rowCount } = await tx.execute(sql`
      insert into part_parcel (clarification_id, transaction_id, item_number, requested_at)
      values (${clarificationId}, ${transactionId}, ${itemNumber}, ${new Date(atMs)}) on conflict do nothing`)
    if (rowCount === 1) {
      const deadline = new Date(computePartDeadline(answerBy.getTime(), atMs))
      await tx.execute(sql`update clarification set answer_by = ${deadline} where id = ${clarificationId}`)
    }
    const parcel = await findPartParcel(tx, stored)
    if (!parcel) throw new Error('A part without a parcel')
    if (parcel.state === 'requested')
      await queueLabelJob(tx, {
        topic: 'ISSUE_PART_LABEL',
        subject: clarificationId,
        data: { transactionId, itemNumber, clarificationId },
        at: new Date(atMs),
      })
    return parcel
  })

/** The label of a missing part, for the holder of the clarification's link; empty while there is none. */
export async function findPartLabel(db: Connection, link: ClarificationLink): Promise<StoredFile | null> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    select label_pdf as bytes, blob_key as "blobKey"
    from part_parcel join clarification on clarification.id = clarification_id where ${matchesLink(link)}`)
  return rows[0] ?? null
}
