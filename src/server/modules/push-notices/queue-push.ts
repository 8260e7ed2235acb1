import { sql } from 'drizzle-orm'
import type { MailJob } from '#domain/mails/mail-registry.ts'
import { findPushNotice } from '#domain/mails/push-notice.ts'
import type { Database } from '#server/db/database.ts'
import type { OutboxJob } from '#server/modules/outbox/outbox.repository.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { listReceivers } from './push-subscriptions.repository.ts'

export const PUSH_TOPIC = 'SEND_PUSH'

/** Marks a mail whose notification has failed, or that an operator sends once more: it is sent as a mail. */
const MAIL_AFTER_ALL = 'isMailAfterAll'

const AFTER_ALL = ':after-all'

/** The key of a notification's job, which tells it from the job of its mail. */
export const PUSH_KEY_PREFIX = `${PUSH_TOPIC}:`

/** How a seller was told: the key of the job says it, in the column `work_key`. */
export const SENT_BY = `case when starts_with(work_key, '${PUSH_KEY_PREFIX}') then 'push'
  when work_key like '%${AFTER_ALL}' then 'mailAfterPush' else 'mail' end`

const isAskedForAgain = ({ workKey, data }: OutboxJob): boolean =>
  data[MAIL_AFTER_ALL] === true || workKey.includes(':again-')

/** What a job for a notification carries: the job of its mail, which is sent if the notification fails. */
export interface PushJobData {
  readonly mailTopic: string
  readonly mailKey: string
  readonly mailData: Readonly<Record<string, unknown>>
}

async function queueJob(
  db: Database,
  job: { readonly topic: string; readonly workKey: string; readonly data: object; readonly atMs: number },
): Promise<void> {
  const at = new Date(job.atMs)
  await db.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values (${job.topic}, ${job.workKey}, ${JSON.stringify(job.data)}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}

/**
 * Has a seller who has chosen push notified of what a mail is about. True if the mail is left out; nothing is lost by that,
 * because the notification's job sends it where no browser takes the notification.
 */
export async function queuePushFor(
  { db, now }: { readonly db: Database; readonly now: () => number },
  asked: MailJob,
  job: OutboxJob,
): Promise<boolean> {
  if (asked.about !== 'devices' && asked.about !== 'clarification') return false
  const notice = findPushNotice(asked.mail)
  if (!notice || isAskedForAgain(job)) return false
  const receivers = await listReceivers(db, asked.data.transactionId)
  if (receivers.length === 0) return false
  const data: PushJobData = { mailTopic: job.topic, mailKey: job.workKey, mailData: job.data }
  await queueJob(db, { topic: PUSH_TOPIC, workKey: PUSH_KEY_PREFIX + job.workKey, data, atMs: now() })
  return notice.isInstead
}

/** Sends the mail of a notification that nobody has got. */
export const queueMailAfterAll = (
  db: Database,
  { mailTopic, mailKey, mailData }: PushJobData,
  nowMs: number,
): Promise<void> =>
  queueJob(db, {
    topic: mailTopic,
    workKey: mailKey + AFTER_ALL,
    data: { ...mailData, [MAIL_AFTER_ALL]: true },
    atMs: nowMs,
  })
