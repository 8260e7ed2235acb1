import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FieldCheck } from '#domain/customers/check-fields.ts'
import { problemsOf } from '#domain/customers/field-reading.ts'
import { maskIban } from '#domain/customers/iban.ts'
import { maskEmail } from '#domain/customers/mask.ts'
import { type PaymentAccountInput, readPaymentAccount } from '#domain/customers/payment-account.ts'
import { NEW_PAYMENT_ACCOUNT } from '#domain/markets/payment-type.ts'
import { MARKETS } from '#markets/markets.ts'
import { customerPaymentAccounts } from '#server/db/account-schema.ts'
import type { Connection } from '#server/db/database.ts'
import { addAccountMail } from '#server/modules/account/account-mail-work.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { Caller } from './own-account.ts'
import type { StoredAccount, StoredPayout } from './stored-customer.ts'

/** What the shop keeps of an account that money goes to. */
export interface PayoutValues {
  readonly paymentTypeId: 13 | 14
  readonly accountHolder: string
  /** IBAN or PayPal address. */
  readonly account: string
  readonly masked: string
}

/** Names the place of a sealed account number, so that it opens nowhere else. */
const sealContext = (id: string): string => `payout-account:${id}`

export const sealPayout = (secret: ShopSecret, id: string, account: string): Uint8Array =>
  secret.seal(account, sealContext(id))

export const openPayout = (
  secret: ShopSecret,
  { id, sealedAccount }: Pick<StoredPayout, 'id' | 'sealedAccount'>,
): string => secret.open(sealedAccount, sealContext(id))

/** Who an account has to belong to, and the market whose kinds of account there are. */
export type PayoutOwner = Pick<StoredAccount, 'locale' | 'firstName' | 'lastName' | 'companyName'>

/** Checks an account as the checkout does: its kind exists in the customer's market, and it is the customer's. */
export function checkPayout(input: PaymentAccountInput, owner: PayoutOwner): FieldCheck<PayoutValues> {
  const { paymentTypes } = MARKETS[owner.locale]
  const { account, readings } = readPaymentAccount(input, { paymentTypes, owner })
  const problems = problemsOf(readings)
  if (problems.length > 0 || account === null) return { kind: 'problems', problems }
  const { paymentTypeId } = account
  const values =
    account.paymentTypeId === 13
      ? { accountHolder: account.accountHolder, account: account.iban, masked: maskIban(account.iban) }
      : {
          accountHolder: `${owner.firstName} ${owner.lastName}`,
          account: account.paypalAccount,
          masked: maskEmail(account.paypalAccount),
        }
  return { kind: 'values', values: { paymentTypeId, ...values } }
}

/** Has the customer told that money goes elsewhere from now on: whoever did not do it himself has to know. */
export const announceChange = (
  tx: Connection,
  { customerId, shopUrl }: Caller,
  { paymentTypeId, at }: { readonly paymentTypeId: number; readonly at: Date },
): Promise<void> =>
  addAccountMail(tx, customerId, {
    mail: 'PAYOUT_CHANGED',
    occasion: randomUUID(),
    shopUrl,
    paymentTypeId,
    at,
  })

const isSame = (secret: ShopSecret, stored: StoredPayout, { account, accountHolder }: PayoutValues) =>
  stored.accountHolder === accountHolder && openPayout(secret, stored) === account

export interface PayoutChange {
  readonly caller: Caller
  /** The account of the same kind that there is. */
  readonly stored: StoredPayout | null
  readonly values: PayoutValues
  readonly at: Date
}

/** Writes the customer's only account of a kind; nothing happens where nothing changes. */
export async function savePayout(
  tx: Connection,
  secret: ShopSecret,
  { caller, stored, values, at }: PayoutChange,
): Promise<StoredPayout> {
  if (stored && isSame(secret, stored, values)) return stored
  const { paymentTypeId, accountHolder, account, masked } = values
  const id = stored?.id ?? randomUUID()
  const changing = { accountHolder, maskedAccount: masked, updatedAt: at }
  const fields = { ...changing, sealedAccount: sealPayout(secret, id, account) }
  const [row] = await tx
    .insert(customerPaymentAccounts)
    .values({ id, customerId: caller.customerId, paymentTypeId, ...NEW_PAYMENT_ACCOUNT, ...fields })
    .onConflictDoUpdate({ target: customerPaymentAccounts.id, set: fields })
    .returning()
  if (!row) throw new Error('Nothing was written')
  await announceChange(tx, caller, { paymentTypeId, at })
  return row
}

export async function removePayout(
  tx: Connection,
  { customerId, paymentTypeId }: Pick<StoredPayout, 'customerId' | 'paymentTypeId'>,
): Promise<void> {
  const isMeant = and(
    eq(customerPaymentAccounts.customerId, customerId),
    eq(customerPaymentAccounts.paymentTypeId, paymentTypeId),
  )
  await tx.delete(customerPaymentAccounts).where(isMeant)
}
