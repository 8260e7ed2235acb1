import { randomUUID } from 'node:crypto'
import { and, eq, type InferSelectModel } from 'drizzle-orm'
import { NEW_PAYMENT_ACCOUNT } from '#domain/markets/payment-type.ts'
import { customerPaymentAccounts } from '#server/db/account-schema.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findPayoutAccount, type PayoutAccount, sealPayoutAccount } from './payout-account.ts'

export type StoredPayout = InferSelectModel<typeof customerPaymentAccounts>

export const listPayouts = (db: Connection, customerId: string): Promise<StoredPayout[]> =>
  db.select().from(customerPaymentAccounts).where(eq(customerPaymentAccounts.customerId, customerId))

interface PayoutWrite {
  readonly id: string
  readonly customerId: string
  readonly payout: PayoutAccount
  readonly at: Date
}

async function writePayout(
  tx: Connection,
  secret: ShopSecret,
  { id, customerId, payout, at }: PayoutWrite,
): Promise<StoredPayout> {
  const { paymentTypeId, accountHolder, account, masked } = payout
  const fields = {
    accountHolder,
    sealedAccount: sealPayoutAccount(secret, id, account),
    maskedAccount: masked,
    updatedAt: at,
  }
  const [row] = await tx
    .insert(customerPaymentAccounts)
    .values({ id, customerId, paymentTypeId, ...NEW_PAYMENT_ACCOUNT, ...fields })
    .onConflictDoUpdate({ target: customerPaymentAccounts.id, set: fields })
    .returning()
  if (!row) throw new Error('The payout account was not written')
  return row
}

/** Stores the account given at registration. No mail: it replaces no account that money went to. */
export const insertPayout = (
  tx: Connection,
  secret: ShopSecret,
  payout: Omit<PayoutWrite, 'id'>,
): Promise<StoredPayout> => writePayout(tx, secret, { ...payout, id: randomUUID() })

export interface PayoutChange {
  readonly customerId: string
  /** The customer's current account of the same payment type. */
  readonly stored: StoredPayout | null
  readonly payout: PayoutAccount
  readonly at: Date
}

/** Whether the stored account is this one, in the same name. */
export const isSamePayout = (secret: ShopSecret, stored: StoredPayout, payout: PayoutAccount): boolean =>
  stored.accountHolder === payout.accountHolder && findPayoutAccount(secret, stored) === payout.account

/** Writes the customer's only account of a payment type. An unchanged account is not written. */
export async function savePayout(
  tx: Connection,
  secret: ShopSecret,
  { customerId, stored, payout, at }: PayoutChange,
): Promise<{ readonly saved: StoredPayout; readonly isChanged: boolean }> {
  if (stored && isSamePayout(secret, stored, payout)) return { saved: stored, isChanged: false }
  const id = stored?.id ?? randomUUID()
  return { saved: await writePayout(tx, secret, { id, customerId, payout, at }), isChanged: true }
}

export async function removePayout(
  tx: Connection,
  { customerId, paymentTypeId }: Pick<StoredPayout, 'customerId' | 'paymentTypeId'>,
): Promise<void> {
  await tx
    .delete(customerPaymentAccounts)
    .where(
      and(
        eq(customerPaymentAccounts.customerId, customerId),
        eq(customerPaymentAccounts.paymentTypeId, paymentTypeId),
      ),
    )
}
