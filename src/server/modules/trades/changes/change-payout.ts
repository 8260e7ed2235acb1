import { sql } from 'drizzle-orm'
import type { TradePayoutRequest } from '#contracts/trades.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { addVoucherPayoutAgain } from '#server/modules/lifecycle/add-payout-again.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { checkPayoutAccount, type PayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

interface AccountRow extends Record<string, unknown> {
  readonly paymentTypeId: number
  readonly accountHolder: string
  readonly sealedAccount: Buffer
}

/** Names the place of the sealed number, so that it opens nowhere else. */
const buildSealContext = (transactionId: number): string => `payout:${transactionId}`

/** Writes the account if it differs from the stored one; true if it did. */
async function writeAccount(
  { tx, secret }: { readonly tx: Connection; readonly secret: ShopSecret },
  transactionId: number,
  { paymentTypeId, accountHolder, account, masked }: PayoutAccount,
): Promise<boolean> {
  const { rows } = await tx.execute<AccountRow>(sql`
    select payment_type_id as "paymentTypeId", account_holder as "accountHolder", sealed_account as "sealedAccount"
    from trade_seller where transaction_id = ${transactionId} for update`)
  const [stored] = rows
  if (!stored || stored.sealedAccount.length === 0) throw createTooLateError()
  const context = buildSealContext(transactionId)
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

const createTooLateError = () =>
  new HttpError(409, 'NOT_POSSIBLE', 'The money is on its way: the account cannot be changed any more.')

function requireValues({ market, seller }: StoredTrade, { payment }: TradePayoutRequest): PayoutAccount {
  const { firstName, lastName, companyName } = seller
  const checked = checkPayoutAccount(payment, { locale: market, firstName, lastName, companyName })
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.values
}

/**
 * Changes the account that the money of a trade goes to. A payout that is on its way is not changed; one that came back is
 * ordered again, even to the same account: the bank's reason may be gone.
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
    if (!items.some(tradeCan.changePayoutAccount)) throw createTooLateError()
    const isChanged = await writeAccount({ tx, secret }, transactionId, values)
    const failed = items.filter(({ state }) => state === 'PAYOUT_FAILED')
    for (const { number: itemNumber } of failed) {
      const step = { event: 'account_changed', actor: 'customer', atMs } as const
      await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
    }
    await addVoucherPayoutAgain(tx, transactionId, atMs)
    if (isChanged)
      await queueTradeMail(tx, { transactionId, mail: 'PAYOUT_CHANGED', clarificationId: null, atMs })
  })
}
