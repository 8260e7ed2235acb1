import { type SQL, sql } from 'drizzle-orm'
import { type AccountMail, MAILS } from '#domain/mails/mail-registry.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** Where the links of a mail lead, and its language; nothing of it is about a person. */
export interface MailPlace {
  /** The shop as the visitor has it in the address bar, without a path. */
  readonly shopUrl: string
  /** The language of the mail; the account's own unless given. */
  readonly market?: MarketId
}

export interface QueuedAccountMail extends MailPlace {
  readonly mail: AccountMail
  /** Tells this mail from others of its kind: the same one is sent once. */
  readonly occasion: string
  readonly tokenId?: string
  /** The kind of payout account that was changed. */
  readonly paymentTypeId?: number
  /** The device that signed in, in the words of `readDevice`. */
  readonly browser?: string
  readonly system?: string
  readonly at: Date
}

/** The last part of a statement: queues a mail to every `customer_id` of the named part. */
export function queueAccountMailSql(
  recipients: 'account' | 'allowed',
  { mail, occasion, at, ...place }: QueuedAccountMail,
): SQL {
  const data = JSON.stringify({ mail, ...place })
  return sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select ${MAILS[mail].topic}, ${`${mail}:${occasion}`},
      jsonb_build_object('customerId', customer_id) || ${data}::jsonb, ${at}, ${at}, ${findTraceparent()}::text
    from ${sql.raw(recipients)}
    on conflict (work_key) do nothing`
}

/** Has a mail sent to a customer. */
export async function queueAccountMail(
  db: Connection,
  customerId: string,
  queued: QueuedAccountMail,
): Promise<void> {
  await db.execute(
    sql`with account as (select ${customerId}::uuid as customer_id) ${queueAccountMailSql('account', queued)}`,
  )
}
