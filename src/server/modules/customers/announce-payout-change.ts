import type { Connection } from '#server/db/database.ts'
import { addNotMeToken } from '#server/modules/account/one-use-tokens.ts'
import { queueAccountMail } from '#server/modules/outbox/queue-account-mail.ts'
import { deriveAccountKey } from '#server/modules/payout-holds/account-key.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface ReportedChange {
  readonly customerId: string
  /** The shop that the mail's links open. */
  readonly shopUrl: string
  readonly paymentTypeId: number
  /** The new account number; null when the account was removed. */
  readonly account: string | null
  readonly at: Date
}

/**
 * Tells the customer by mail that money goes elsewhere from now on. Whoever didn't make the change stops it with the link
 * of the mail. The mail has no limit: nobody can use up a budget first and change the account unnoticed.
 */
export async function announcePayoutChange(
  tx: Connection,
  secret: ShopSecret,
  { customerId, shopUrl, paymentTypeId, account, at }: ReportedChange,
): Promise<void> {
  const accountKey = account === null ? null : deriveAccountKey(secret, account)
  const payout = { paymentTypeId, accountKey }
  const tokenId = await addNotMeToken(tx, secret, { customerId, payout, nowMs: at.getTime() })
  await queueAccountMail(tx, customerId, {
    mail: 'SAVED_PAYOUT_CHANGED',
    occasion: tokenId,
    tokenId,
    shopUrl,
    paymentTypeId,
    at,
  })
}
