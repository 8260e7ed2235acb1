import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'

/** Mails about an account; `PAYOUT_CHANGED` is asked for where payout accounts are changed. */
export const ACCOUNT_MAILS = [
  'ACTIVATE',
  'ACCOUNT_EXISTS',
  'RESET',
  'PASSWORD_CHANGED',
  'PAYOUT_CHANGED',
] as const

export type AccountMail = (typeof ACCOUNT_MAILS)[number]

const TOPIC = 'ACCOUNT_MAIL'

/** Where a mail leads and how it is written; nothing of it is about a person. */
export interface MailPlace {
  /** The shop as the visitor has it in the address bar, without a path. */
  readonly shopUrl: string
  /** The language of the mail; the account's own unless given. */
  readonly market?: MarketId
}

export interface AccountMailWork extends MailPlace {
  readonly mail: AccountMail
  /** Tells this mail from others of its kind: the same one is sent once. */
  readonly occasion: string
  readonly tokenId?: string
  /** The kind of payout account that was changed. */
  readonly paymentTypeId?: number
  readonly at: Date
}

/** The last part of a statement: asks for a mail to whoever the named part has as `customer_id`. */
export function addMailPart(
  recipients: 'account' | 'allowed',
  { mail, occasion, at, ...place }: AccountMailWork,
) {
  const data = JSON.stringify({ mail, ...place })
  return sql`
    insert into outbox (topic, work_key, data, due_at, created_at)
    select ${TOPIC}, ${`${mail}:${occasion}`},
      jsonb_build_object('customerId', customer_id) || ${data}::jsonb, ${at}, ${at}
    from ${sql.raw(recipients)}
    on conflict (work_key) do nothing`
}

/** Asks for a mail to a customer. */
export async function addAccountMail(
  db: Connection,
  customerId: string,
  work: AccountMailWork,
): Promise<void> {
  await db.execute(
    sql`with account as (select ${customerId}::uuid as customer_id) ${addMailPart('account', work)}`,
  )
}
