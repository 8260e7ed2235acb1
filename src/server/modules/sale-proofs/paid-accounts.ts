import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { isPayeeKey } from '#server/modules/payout-holds/account-key.ts'
import { openOrNull } from '#server/secrets/open-or-null.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

interface AccountRow extends Record<string, unknown> {
  readonly paymentTypeId: number
  readonly accountHolder: string
  readonly sealed: Buffer
  readonly masked: string
}

/** The masked account that a payout went to, by the hash of its payee. */
export type FindPaidAccount = (payeeKey: string | null) => string

/**
 * Which of the accounts that a sale has had is that of a payout. The times of changes don't tell: the file for the bank may be
 * written long after its first transfers were ordered. A payout has the hash of the account that was approved, and the file names
 * no other. Empty where the account is erased: what we can't prove isn't said.
 */
export async function readPaidAccounts(
  { db, secret }: { readonly db: Connection; readonly secret: ShopSecret },
  transactionId: number,
): Promise<FindPaidAccount> {
  const { rows } = await db.execute<AccountRow>(sql`
    select payment_type_id as "paymentTypeId", account_holder as "accountHolder", sealed_account as sealed,
      masked_account as masked
    from trade_seller where transaction_id = ${transactionId}
    union all
    select previous_payment_type_id, previous_holder, previous_sealed, previous_masked
    from payout_account_change where transaction_id = ${transactionId}`)
  const context = buildSalePayoutContext(transactionId)
  const accounts = rows.flatMap(({ sealed, ...row }) => {
    const account = openOrNull(secret, sealed, context)
    return account === null ? [] : [{ ...row, account }]
  })
  return (payeeKey) => accounts.find((account) => isPayeeKey(secret, account, payeeKey ?? ''))?.masked ?? ''
}
