import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { RECYCLING_KEEP_DAYS } from '#domain/retention/keep-periods.ts'
import type { Connection } from '#server/db/database.ts'

const BATCH_SIZE = 500

/** Erases senders whose parcel hasn't moved for long, and what leads back to them. The parcel itself stays as a figure. */
export async function eraseOldRecyclingSenders(db: Connection, nowMs: number): Promise<void> {
  const before = new Date(nowMs - RECYCLING_KEEP_DAYS * DAY_MS)
  const erase = sql`
    with old as (
      update recycling_parcel set mailbox_key = null where id = any(array(
        select id from recycling_parcel where state_since < ${before} and mailbox_key is not null limit ${BATCH_SIZE}))
      returning id
    ), senders as (
      delete from recycling_sender using old where recycling_sender.parcel_id = old.id
    )
    select from old`
  while ((await db.execute(erase)).rowCount === BATCH_SIZE);
}

/** Erases the senders with the mail address of a customer who leaves, whether or not their parcel has arrived. */
export async function eraseRecyclingSenders(tx: Connection, email: string): Promise<void> {
  await tx.execute(sql`delete from recycling_sender where email = ${email}`)
}
