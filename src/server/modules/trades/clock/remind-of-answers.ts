import { pickClarificationClock } from '#domain/clarification/clarification-clock.ts'
import { ANSWER_CLOCK, addDays, listDueReminders } from '#domain/trades/trade-clock.ts'
import type { Database } from '#server/db/database.ts'

const BATCH_SIZE = 500

interface OpenClarification {
  readonly id: string
  readonly opened_at: Date
  readonly answer_by: Date
  readonly was_appealed: boolean
  readonly sent_days: readonly number[]
}

// Queued reminders are found by their whole keys: a search by prefix would read the whole outbox.
const FIND_OPEN = `
  select clarification.id, clarification.opened_at, clarification.answer_by,
    exists (select from trade_event where trade_event.transaction_id = clarification.transaction_id
      and trade_event.item_number = clarification.item_number and event = 'appeal') as was_appealed,
    array(select day from unnest($4::integer[]) as day where exists (select from outbox
      where outbox.work_key = 'REMINDER:' || clarification.id || ':' || day)) as sent_days
  from clarification
  where answered_at is null and opened_at <= $1 and answer_by > $2 and clarification.id > $3
  order by clarification.id limit ${BATCH_SIZE}`

// The join skips clarifications that were answered since they were read.
const ADD_REMINDERS = `
  insert into outbox (topic, work_key, data, due_at, created_at)
  select 'TRADE_MAIL', 'REMINDER:' || clarification.id || ':' || reminder.day,
    jsonb_build_object('transactionId', clarification.transaction_id, 'mail', 'REMINDER', 'clarificationId', clarification.id,
      'day', reminder.day), $3, $3
  from unnest($1::bigint[], $2::integer[]) as reminder (id, day)
  join clarification on clarification.id = reminder.id and answered_at is null
  on conflict (work_key) do nothing`

const listDue = ({ id, opened_at, answer_by, was_appealed, sent_days }: OpenClarification, nowMs: number) =>
  listDueReminders(pickClarificationClock({ wasAppealed: was_appealed }), {
    startMs: opened_at.getTime(),
    untilMs: answer_by.getTime(),
    nowMs,
    sentDays: sent_days,
  }).map((day) => ({ id, day }))

/** Queues reminders for sellers who have not answered a clarification. */
export async function remindOfAnswers(db: Database, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const firstDay = Math.min(...ANSWER_CLOCK.reminderDays)
  const openedBefore = new Date(addDays(nowMs, -firstDay))
  for (let afterId = 0; ; ) {
    const { rows } = await db.$client.query<OpenClarification>(FIND_OPEN, [
      openedBefore,
      now,
      afterId,
      ANSWER_CLOCK.reminderDays,
    ])
    const due = rows.flatMap((open) => listDue(open, nowMs))
    if (due.length > 0)
      await db.$client.query(ADD_REMINDERS, [due.map(({ id }) => id), due.map(({ day }) => day), now])
    if (rows.length < BATCH_SIZE) return
    afterId = Number(rows.at(-1)?.id)
  }
}
