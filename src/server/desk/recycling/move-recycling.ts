import { sql } from 'drizzle-orm'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { queueRecyclingMail } from '#server/modules/outbox/queue-recycling-mail.ts'
import { moveParcel } from '#server/modules/recycling/recycling.repository.ts'

type Context = Pick<ActionContext, 'tx' | 'now'>

export interface RecyclingArrival {
  readonly weightInGrams: number
  readonly deviceCount: number
}

/** Books a parcel in, with what was in it. */
export async function bookInRecycling(
  { tx, now }: Context,
  id: number,
  { weightInGrams, deviceCount }: RecyclingArrival,
): Promise<void> {
  const atMs = now()
  const at = new Date(atMs)
  const facts = [
    sql`received_at = ${at}`,
    sql`weight_in_grams = ${weightInGrams}`,
    sql`device_count = ${deviceCount}`,
  ]
  if (!(await moveParcel(tx, id, { event: 'booked_in', at, facts })))
    throw new HttpError(409, 'NOT_POSSIBLE', 'This parcel can’t be booked in now. Reload the page.')
  await queueRecyclingMail(tx, { parcelId: id, mail: 'RECYCLING_ARRIVED', atMs })
}

/** Records that the devices went to recycling, which is where their way ends. */
export async function finishRecycling({ tx, now }: Context, id: number): Promise<void> {
  const atMs = now()
  const at = new Date(atMs)
  if (!(await moveParcel(tx, id, { event: 'recycled', at, facts: [sql`recycled_at = ${at}`] })))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'Book the parcel in first. If it’s already marked as recycled, there’s nothing left to do.',
    )
  await queueRecyclingMail(tx, { parcelId: id, mail: 'RECYCLING_DONE', atMs })
}
