import { sql } from 'drizzle-orm'
import type { MailData } from '#domain/mails/mail-registry.ts'
import { ACCOUNT_CHANGE_HOLD_MS } from '#domain/payouts/payout-hold.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { payoutChangedMail } from '#server/mails/templates/payout/payout-changed-mail.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { buildObjectionLink } from '#server/modules/trades/objection-link.ts'
import type { MailSources } from './mail-sources.ts'

/** About one change of the payout account, as it was then; null when the seller's data has been erased since. */
export async function composePayoutChange(
  { db, secret }: MailSources,
  input: TradeMailInput,
  { changeId }: MailData<'PAYOUT_CHANGED'>,
): Promise<MailContent | null> {
  const { rows } = await db.execute<{ changedAt: Date; account: string }>(sql`
    select changed_at as "changedAt", new_masked as account from payout_account_change where id = ${changeId}`)
  const [change] = rows
  if (!change) return null
  const changedAt = new Date(change.changedAt)
  const { statusUrl, market } = input.trade
  return payoutChangedMail(input, {
    changedAt,
    account: change.account,
    waitsUntil: new Date(changedAt.getTime() + ACCOUNT_CHANGE_HOLD_MS),
    objectionLink: buildObjectionLink(secret, { changeId, statusUrl, market }),
  })
}

/** The address of the account that a sale is in; null without an account. */
export async function findAccountAddress({ db }: MailSources, transactionId: number): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select owner.email from trade join customer_account as owner using (customer_number)
    where transaction_id = ${transactionId}`)
  return rows[0]?.email ?? null
}
