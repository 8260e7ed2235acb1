import { eq } from 'drizzle-orm'
import { maskAccount, type SavedPayout, type SellerPayout } from '#domain/customers/payment-account.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { customerAccounts, customerPaymentAccounts } from '#server/db/account-schema.ts'
import type { Database } from '#server/db/database.ts'
import { openPayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import { deriveAccountKey } from '#server/modules/payout-holds/account-key.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** A saved payout account with its number, which only the shop's secret opens. */
export interface SealedPayout extends SavedPayout {
  readonly sealedAccount: Uint8Array
}

export interface SavedPayoutQuery {
  /** Null for a guest, who has saved nothing. */
  readonly customerId: string | null
  /** The saved account that the request names; most requests name none. */
  readonly paymentId: string | undefined
}

/** The customer's saved accounts, if the request names one of them. */
export async function readSavedPayouts(
  db: Database,
  { customerId, paymentId }: SavedPayoutQuery,
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
    // A PayPal account carries the customer's name, which may have changed since the account was saved.
    accountHolder: payout.paymentTypeId === PAYPAL.id ? `${firstName} ${lastName}` : payout.accountHolder,
    maskedAccount: payout.maskedAccount,
    sealedAccount: payout.sealedAccount,
  }))
}

function readAccountNumber(secret: ShopSecret, payout: SellerPayout, saved: readonly SealedPayout[]): string {
  if (!('paymentId' in payout))
    return payout.paymentTypeId === BANK_TRANSFER.id ? payout.iban : payout.paypalAccount
  const { paymentId } = payout
  const sealed = saved.find((candidate) => candidate.paymentId === paymentId)
  if (!sealed) throw new Error('The saved account was not read')
  return openPayoutAccount(secret, { id: paymentId, sealedAccount: sealed.sealedAccount })
}

export interface PayoutSealing {
  readonly transactionId: number
  readonly payout: SellerPayout
  readonly saved: readonly SealedPayout[]
}

/** The payout account of a trade, sealed for this trade only: a later change of the saved account does not touch it. */
export function sealTradePayout(secret: ShopSecret, { transactionId, payout, saved }: PayoutSealing) {
  const account = readAccountNumber(secret, payout, saved)
  return {
    sealedAccount: secret.seal(account, buildSalePayoutContext(transactionId)),
    maskedAccount: maskAccount(payout),
    accountKey: deriveAccountKey(secret, account),
  }
}
