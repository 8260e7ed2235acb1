import { eq } from 'drizzle-orm'
import { maskedAccountOf, type SavedPayout, type SellerPayout } from '#domain/customers/payment-account.ts'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import { customerAccounts, customerPaymentAccounts } from '#server/db/account-schema.ts'
import type { Database } from '#server/db/database.ts'
import { openPayout } from '#server/modules/customers/payout-accounts.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** A saved account with its number, which only the shop's secret opens. */
export interface SealedPayout extends SavedPayout {
  readonly sealedAccount: Uint8Array
}

export interface SavedPayoutQuestion {
  /** Null for a guest, who has saved nothing. */
  readonly customerId: string | null
  /** The account that the request names; most name none. */
  readonly paymentId: string | undefined
}

/** The accounts that the customer has saved, if the request names one of them. */
export async function readSavedPayouts(
  db: Database,
  { customerId, paymentId }: SavedPayoutQuestion,
): Promise<readonly SealedPayout[]> {
  if (!paymentId || customerId === null) return []
  const rows = await db
    .select({
      payout: customerPaymentAccounts,
      firstName: customerAccounts.firstName,
      lastName: customerAccounts.lastName,
    })
    .from(customerPaymentAccounts)
    .innerJoin(customerAccounts, eq(customerAccounts.customerId, customerPaymentAccounts.customerId))
    .where(eq(customerPaymentAccounts.customerId, customerId))
  return rows.map(({ payout, firstName, lastName }) => ({
    paymentId: payout.id,
    paymentTypeId: payout.paymentTypeId,
    // A PayPal account has no name but its customer's, and that may have changed since it was saved.
    accountHolder: payout.paymentTypeId === PAYPAL.id ? `${firstName} ${lastName}` : payout.accountHolder,
    maskedAccount: payout.maskedAccount,
    sealedAccount: payout.sealedAccount,
  }))
}

function numberOf(secret: ShopSecret, payout: SellerPayout, saved: readonly SealedPayout[]): string {
  if (!('paymentId' in payout)) return payout.paymentTypeId === 13 ? payout.iban : payout.paypalAccount
  const { paymentId } = payout
  const sealed = saved.find((candidate) => candidate.paymentId === paymentId)
  if (!sealed) throw new Error('The saved account was not read')
  return openPayout(secret, { id: paymentId, sealedAccount: sealed.sealedAccount })
}

export interface PayoutSealing {
  readonly transactionId: number
  readonly payout: SellerPayout
  readonly saved: readonly SealedPayout[]
}

/** The account of a trade, sealed for this trade alone: what becomes of the saved one does not touch it. */
export const sealTradePayout = (secret: ShopSecret, { transactionId, payout, saved }: PayoutSealing) => ({
  sealedAccount: secret.seal(numberOf(secret, payout, saved), `payout:${transactionId}`),
  maskedAccount: maskedAccountOf(payout),
})
