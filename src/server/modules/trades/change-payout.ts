import { sql } from 'drizzle-orm'
import type { TradePayoutRequest } from '#contracts/trades.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { checkPayout, type PayoutValues } from '#server/modules/customers/payout-accounts.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { addVoucherPayoutAgain } from '#server/modules/lifecycle/payout-again.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
import { addTradeMail } from '#server/modules/lifecycle/step-work.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { TradesOptions } from './create-trade.ts'
import type { StoredTrade } from './trade-view.repository.ts'

interface AccountRow extends Record<string, unknown> {
  readonly paymentTypeId: number
  readonly accountHolder: string
  readonly sealedAccount: Buffer
}

const sealContext = (transactionId: number): string => `payout:${transactionId}`

/** Writes the account where it is another one; whether it is. */
async function writeAccount(
  { tx, secret }: { readonly tx: Connection; readonly secret: ShopSecret },
  transactionId: number,
  { paymentTypeId, accountHolder, account, masked }: PayoutValues,
): Promise<boolean> {
  const { rows } = await tx.execute<AccountRow>(sql`
    select payment_type_id as "paymentTypeId", account_holder as "accountHolder", sealed_account as "sealedAccount"
    from trade_seller where transaction_id = ${transactionId} for update`)
  const [stored] = rows
  if (!stored || stored.sealedAccount.length === 0) throw notPossible()
  const context = sealContext(transactionId)
  const isSame =
    stored.paymentTypeId === paymentTypeId &&
    stored.accountHolder === accountHolder &&
    secret.open(stored.sealedAccount, context) === account
  if (isSame) return false
  await tx.execute(sql`
    update trade_seller set payment_type_id = ${paymentTypeId}, account_holder = ${accountHolder},
      sealed_account = ${Buffer.from(secret.seal(account, context))}, masked_account = ${masked}
    where transaction_id = ${transactionId}`)
  return true
}

const notPossible = () =>
  new HttpError(409, 'NOT_POSSIBLE', 'The money is on its way: the account cannot be changed any more.')

function requireValues({ market, seller }: StoredTrade, { payment }: TradePayoutRequest): PayoutValues {
  const { firstName, lastName, companyName } = seller
  const checked = checkPayout(payment, { locale: market, firstName, lastName, companyName })
  if (checked.kind === 'problems') throw invalidFields(checked.problems)
  return checked.values
}

/**
 * Sends the money of a trade elsewhere. Money that is on its way stays on it; money that came back goes out again, also to
 * the same account: the bank's reason may be gone.
 */
export async function changePayout(
  { db, secret, now }: TradesOptions,
  trade: StoredTrade,
  request: TradePayoutRequest,
): Promise<void> {
  const { transactionId } = trade
  const values = requireValues(trade, request)
  await db.transaction(async (tx) => {
    const atMs = now()
    const items = await lockTradeItems(tx, transactionId)
    if (!items.some(tradeCan.changePayoutAccount)) throw notPossible()
    const isOther = await writeAccount({ tx, secret }, transactionId, values)
    const failed = items.filter(({ state }) => state === 'PAYOUT_FAILED')
    for (const { number: itemNumber } of failed) {
      const step = { event: 'account_changed', actor: 'customer', atMs } as const
      await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
    }
    await addVoucherPayoutAgain(tx, transactionId, atMs)
    if (isOther) await addTradeMail(tx, trade, { mail: 'PAYOUT_CHANGED', clarificationId: null, atMs })
  })
}
