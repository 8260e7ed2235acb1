import { IDENTITY_REMINDER_DAYS } from '#domain/identity/identity-request.ts'
import type { Database } from '#server/db/database.ts'
import { JOIN_WAITING, WAITS_FOR_SELLER } from './identity.repository.ts'

// Sellers whose accepted devices wait for a document that they have not sent. Each reminder is queued once per trade: its
// key names the day. Two days later it is too late for it, because the key is deleted with the job some time.
const ADD_REMINDERS = `
  insert into outbox (topic, work_key, data, due_at, created_at)
  select 'TRADE_MAIL', 'IDENTITY_REQUEST:' || request.transaction_id || ':day-' || reminder.day,
    jsonb_build_object('transactionId', request.transaction_id, 'mail', 'IDENTITY_REQUEST',
      'atMs', floor(extract(epoch from $1::timestamptz) * 1000)), $1, $1
  from identity_request as request
  ${JOIN_WAITING}
  join lateral (select max(day) as day from unnest($2::integer[]) as day
    where waiting.since + day * interval '1 day' <= $1 and waiting.since + (day + 2) * interval '1 day' > $1) as reminder
    on reminder.day is not null
  where ${WAITS_FOR_SELLER}
  on conflict (work_key) do nothing`

/** Queues reminders for sellers whose payout waits for their identity document. */
export async function remindOfIdentity(db: Database, nowMs: number): Promise<void> {
  await db.$client.query(ADD_REMINDERS, [new Date(nowMs), IDENTITY_REMINDER_DAYS])
}
