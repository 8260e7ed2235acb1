import { sql } from 'drizzle-orm'
import type { MailJob, MailName } from '#domain/mails/mail-registry.ts'
import type { Database } from '#server/db/database.ts'
import { takeMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import type { MailSources } from './composing/mail-sources.ts'

/** What follows from a sale before its parcel is on its way, when nobody has proven the mailbox yet. */
const FOLLOW_UPS: ReadonlySet<MailName> = new Set(['SEND_REMINDER', 'EXPIRED', 'CANCELLED'])

/** The mailbox of a sale; null when the account it belongs to has proven it, or its parcel has been scanned. */
async function findUnprovenMailbox(db: Database, transactionId: number): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select seller.email from trade_seller as seller join trade using (transaction_id)
    where transaction_id = ${transactionId}
      and not exists (select from customer_account as account
        where account.customer_number = trade.customer_number and account.email = seller.email
          and account.activated_at is not null)
      and not exists (select from shipment
        where shipment.transaction_id = ${transactionId} and first_scan_at is not null)`)
  return rows[0]?.email ?? null
}

/**
 * Whether a mail still fits into the budget of its mailbox. Anyone can make sales for anyone's address; the reminders of ten
 * sales a day, weeks later, would be as much of a nuisance as the sales. Retries of a mail count once.
 */
export async function fitsFollowUpBudget(
  { db, secret, now }: MailSources,
  job: MailJob,
  attempts: number,
): Promise<boolean> {
  if (!FOLLOW_UPS.has(job.mail) || !('transactionId' in job.data) || attempts > 1) return true
  const email = await findUnprovenMailbox(db, job.data.transactionId)
  if (email === null) return true
  const budget = await takeMailBudget(db, secret, { email, mail: 'FOLLOW_UP', proof: null, nowMs: now() })
  return budget.kind === 'within'
}
