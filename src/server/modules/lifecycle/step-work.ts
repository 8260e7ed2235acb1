import { sql } from 'drizzle-orm'
import type { StepMail } from '#domain/trades/step-effects.ts'
import type { Connection } from '#server/db/database.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** Mails about a trade that follow from something else than a step of one device. */
export type TradeMailName = StepMail | 'REMINDER' | 'CANCELLED' | 'PAYOUT_CHANGED'

export interface MailWork {
  readonly mail: TradeMailName
  /** The question that the mail asks. */
  readonly clarificationId: number | null
  readonly atMs: number
}

/** Mails of one kind about one trade in one moment are one mail; a question has a mail of its own. */
const occasionOf = (transactionId: number, { clarificationId, atMs }: MailWork): string =>
  clarificationId === null ? `${transactionId}:${atMs}` : `${transactionId}:clarification-${clarificationId}`

/** Has the seller told of something; `atMs` or the question says what the mail is about. */
export async function addTradeMail(
  tx: Connection,
  { transactionId }: Pick<ItemKey, 'transactionId'>,
  work: MailWork,
): Promise<void> {
  const { mail, clarificationId, atMs } = work
  const at = new Date(atMs)
  const data = { transactionId, mail, ...(clarificationId === null ? { atMs } : { clarificationId }) }
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at)
    values ('TRADE_MAIL', ${`${mail}:${occasionOf(transactionId, work)}`}, ${JSON.stringify(data)}::jsonb, ${at}, ${at})
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
