import { sql } from 'drizzle-orm'
import { RECYCLING_STEPS } from '#domain/recycling/recycling-states.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { queueRecyclingMail } from '#server/modules/outbox/queue-recycling-mail.ts'

const BATCH_SIZE = 500

/** Ends one batch of labels, with the mails that say so. Parcels that someone else moves right now are left for later. */
async function expireBatch(tx: Connection, nowMs: number): Promise<number> {
  const now = new Date(nowMs)
  const { from, to } = RECYCLING_STEPS.send_in_deadline
  const { rows } = await tx.execute<{ id: string }>(sql`
    update recycling_parcel set state = ${to}, state_since = ${now}
    where id in (select id from recycling_parcel
      where state = any(${sql.param(from)}::text[]) and send_by < ${now}
      order by id limit ${BATCH_SIZE} for update skip locked)
    returning id`)
  for (const { id } of rows)
    await queueRecyclingMail(tx, { parcelId: Number(id), mail: 'RECYCLING_EXPIRED', atMs: nowMs })
  return rows.length
}

/** Ends labels that nobody has used in time. Safe to run at any moment, any number of times, in several processes. */
export async function expireRecyclingLabels(db: Database, nowMs: number): Promise<void> {
  while ((await db.transaction((tx) => expireBatch(tx, nowMs))) === BATCH_SIZE);
}
