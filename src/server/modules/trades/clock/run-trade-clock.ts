import { DAY_MS } from '#domain/kernel/durations.ts'
import { listDueReminders, SEND_IN_CLOCK } from '#domain/trades/trade-clock.ts'
import type { Database } from '#server/db/database.ts'
import { remindOfIdentity } from '#server/modules/identity/remind-of-identity.ts'
import { remindOfAnswers } from './remind-of-answers.ts'
import { type ClockOptions, runDeadlines } from './run-deadlines.ts'

const BATCH_SIZE = 500

interface WaitingTrade {
  readonly transaction_id: string
  readonly created_at: Date
  readonly send_by: Date
  readonly sent_days: readonly number[]
}

// Trades whose parcel has not been scanned, with the reminders already queued. Those are found by their whole keys: a
// search by prefix would read the whole outbox for every trade.
const FIND_WAITING = `
  select trade.transaction_id, trade.created_at, trade.send_by,
    array(select day from unnest($4::integer[]) as day where exists (select from outbox
      where outbox.work_key = 'SEND_REMINDER:' || trade.transaction_id || ':' || day)) as sent_days
  from trade
  where trade.created_at <= $1 and trade.send_by > $2 and trade.transaction_id > $3
    and exists (select from trade_item where trade_item.transaction_id = trade.transaction_id
      and trade_item.state = 'LABEL_ISSUED')
  order by trade.transaction_id limit ${BATCH_SIZE}`

const ADD_REMINDERS = `
  insert into outbox (topic, work_key, data, due_at, created_at)
  select 'TRADE_MAIL', 'SEND_REMINDER:' || reminder.id || ':' || reminder.day,
    jsonb_build_object('transactionId', reminder.id, 'mail', 'SEND_REMINDER', 'day', reminder.day), $3, $3
  from unnest($1::bigint[], $2::integer[]) as reminder (id, day)
  on conflict (work_key) do nothing`

/** Queues reminders for sellers whose parcel is not on its way. */
async function remindOfParcels(db: Database, nowMs: number): Promise<void> {
  const firstDay = Math.min(...SEND_IN_CLOCK.reminderDays)
  const now = new Date(nowMs)
  for (let afterId = 0; ; ) {
    const { rows } = await db.$client.query<WaitingTrade>(FIND_WAITING, [
      new Date(nowMs - firstDay * DAY_MS),
      now,
      afterId,
      SEND_IN_CLOCK.reminderDays,
    ])
    const due = rows.flatMap(({ transaction_id, created_at, send_by, sent_days }) =>
      listDueReminders(SEND_IN_CLOCK, {
        startMs: created_at.getTime(),
        untilMs: send_by.getTime(),
        nowMs,
        sentDays: sent_days,
      }).map((day) => ({ id: transaction_id, day })),
    )
    if (due.length > 0)
      await db.$client.query(ADD_REMINDERS, [due.map(({ id }) => id), due.map(({ day }) => day), now])
    if (rows.length < BATCH_SIZE) return
    afterId = Number(rows.at(-1)?.transaction_id)
  }
}

/** What time alone does to trades. Safe to run at any moment, any number of times, in several processes. */
export async function runTradeClock(options: ClockOptions, nowMs: number): Promise<void> {
  await remindOfParcels(options.db, nowMs)
  await remindOfAnswers(options.db, nowMs)
  await remindOfIdentity(options.db, nowMs)
  await runDeadlines(options, nowMs)
}
