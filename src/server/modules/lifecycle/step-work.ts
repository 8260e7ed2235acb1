import { sql } from 'drizzle-orm'
import type { StepMail } from '#domain/trades/step-effects.ts'
import type { Connection, ItemKey } from './item-facts.repository.ts'

export interface MailWork {
  readonly mail: StepMail
  /** The question that the mail asks. */
  readonly caseId: number | null
  readonly atMs: number
}

/** Mails of one kind about one trade in one moment are one mail; a question has a mail of its own. */
const occasionOf = ({ transactionId }: ItemKey, { caseId, atMs }: MailWork): string =>
  caseId === null ? `${transactionId}:${atMs}` : `${transactionId}:case-${caseId}`

/** Has the seller told of a step. */
export async function addStepMail(tx: Connection, key: ItemKey, work: MailWork): Promise<void> {
  const { mail, caseId, atMs } = work
  const at = new Date(atMs)
  const data = { transactionId: key.transactionId, mail, ...(caseId === null ? { atMs } : { caseId }) }
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at)
    values ('TRADE_MAIL', ${`${mail}:${occasionOf(key, work)}`}, ${JSON.stringify(data)}::jsonb, ${at}, ${at})
    on conflict (work_key) do nothing`)
}

/** Has a device sent back: the worker books the parcel. */
export async function addReturnWork(tx: Connection, key: ItemKey, atMs: number): Promise<void> {
  const { transactionId, itemNumber } = key
  const at = new Date(atMs)
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at)
    values ('ISSUE_RETURN_LABEL', ${`ISSUE_RETURN_LABEL:${transactionId}:${itemNumber}:${atMs}`},
      ${JSON.stringify({ transactionId, itemNumber })}::jsonb, ${at}, ${at})
    on conflict (work_key) do nothing`)
}
