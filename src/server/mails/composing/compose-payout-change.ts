import { sql } from 'drizzle-orm'
import type { MailData } from '#domain/mails/mail-registry.ts'
import { ACCOUNT_CHANGE_HOLD_MS } from '#domain/payouts/payout-hold.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { payoutChangedMail } from '#server/mails/templates/payout/payout-changed-mail.ts'
import { payoutRestoredMail } from '#server/mails/templates/payout/payout-restored-mail.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { buildObjectionLink } from '#server/modules/trades/objection-link.ts'
import type { MailSources } from './mail-sources.ts'

/** About one change of the payout account, as it was then; null when the seller's data has been erased since. */
export async function composePayoutChange(
  { db, secret }: MailSources,
  input: TradeMailInput,
  { changeId }: Pick<MailData<'PAYOUT_CHANGED'>, 'changeId'>,
): Promise<MailContent | null> {
  const { rows } = await db.execute<{
    changedAt: Date
    account: string
    isByDesk: boolean
    isHeld: boolean
  }>(sql`
    select changed_at as "changedAt", new_masked as account, "by" = 'desk' as "isByDesk",
      exists (select from payout_hold where payout_hold.transaction_id = change.transaction_id
        and reason = 'ACCOUNT_CHANGED' and details ->> 'changeId' = change.id::text) as "isHeld"
    from payout_account_change as change where id = ${changeId}`)
  const [change] = rows
  if (!change) return null
  const { account, isByDesk, isHeld } = change
  const changedAt = new Date(change.changedAt)
  const waitsUntil = new Date(changedAt.getTime() + ACCOUNT_CHANGE_HOLD_MS)
  const { statusUrl, market } = input.trade
  const objectionLink = buildObjectionLink(secret, { changeId, statusUrl, market })
  return isByDesk
    ? payoutRestoredMail(input, { changedAt, account, waitsUntil: isHeld ? waitsUntil : null, objectionLink })
    : payoutChangedMail(input, { changedAt, account, waitsUntil, objectionLink })
}

/** The address of the account that a sale is in, where it differs from the sale's own; null without one. */
export async function findAccountAddress({ db }: MailSources, transactionId: number): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select owner.email
    from trade join trade_seller using (transaction_id) join customer_account as owner using (customer_number)
    where transaction_id = ${transactionId} and owner.email <> trade_seller.email`)
  return rows[0]?.email ?? null
}

/**
 * The address that a sale had before it got another one: whoever had themselves entered there doesn't tell its owner. Null once
 * that was undone, and where it is the sale's or the account's address, which get a mail of their own.
 */
export async function findFormerAddress(
  sources: MailSources,
  { transactionId, emailChangeId }: MailData<'PAYOUT_CHANGED_FORMER'>,
): Promise<string | null> {
  const { rows } = await sources.db.execute<{ email: string }>(sql`
    select old_email as email from email_change join trade_seller as seller using (transaction_id)
    where email_change.id = ${emailChangeId} and voided_at is null and old_email <> seller.email`)
  const email = rows[0]?.email ?? null
  return email === (await findAccountAddress(sources, transactionId)) ? null : email
}
