import { sql } from 'drizzle-orm'
import type { TradePayoutRequest } from '#contracts/trades.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { addVoucherPayoutAgain } from '#server/modules/lifecycle/add-payout-again.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { checkPayoutAccount, type PayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import { deriveAccountKey } from '#server/modules/payout-holds/account-key.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { lockOpenedSale } from '#server/modules/trades/lock-opened-sale.ts'
import type { OpenedSale } from '#server/modules/trades/open-sale.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { openOrNull } from '#server/secrets/open-or-null.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type PreviousAccount, recordPayoutChange } from './payout-account-changes.ts'

/** Writes the account if it differs from the stored one, which is returned then. */
async function replaceAccount(
  { tx, secret }: { readonly tx: Connection; readonly secret: ShopSecret },
  transactionId: number,
  { paymentTypeId, accountHolder, account, masked }: PayoutAccount,
): Promise<PreviousAccount | null> {
  const { rows } = await tx.execute<
    PreviousAccount & { sealedAccount: Buffer } & Record<string, unknown>
  >(sql`
    select payment_type_id as "paymentTypeId", account_holder as "accountHolder", sealed_account as "sealedAccount",
      masked_account as "maskedAccount"
    from trade_seller where transaction_id = ${transactionId} for update`)
  const [stored] = rows
  if (!stored || stored.sealedAccount.length === 0) throw createTooLateError()
  const context = buildSalePayoutContext(transactionId)
  const isSame =
    stored.paymentTypeId === paymentTypeId &&
    stored.accountHolder === accountHolder &&
    openOrNull(secret, stored.sealedAccount, context) === account
  if (isSame) return null
  await tx.execute(sql`
    update trade_seller set payment_type_id = ${paymentTypeId}, account_holder = ${accountHolder},
      sealed_account = ${Buffer.from(secret.seal(account, context))}, masked_account = ${masked},
      account_key = ${deriveAccountKey(secret, account)}
    where transaction_id = ${transactionId}`)
  return stored
}

const createTooLateError = () =>
  new HttpError(
    409,
    'NOT_POSSIBLE',
    'Your money is already on its way, so the payout account can’t be changed.',
  )

/** The holder is compared with the seller's name on the sale. Nobody can change that, whatever their account is called. */
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
  opened: OpenedSale,
  request: TradePayoutRequest,
): Promise<void> {
  const { trade, subjects } = opened
  const { transactionId } = trade
  const values = requireValues(trade, request)
  const by = subjects.some(({ kind }) => kind === 'account') ? 'account' : 'link'
  await db.transaction(async (tx) => {
    const atMs = now()
    const items = await lockOpenedSale(tx, opened, atMs)
    await requireUnfrozenSale(tx, transactionId)
    if (!items.some(tradeCan.changePayoutAccount)) throw createTooLateError()
    const previous = await replaceAccount({ tx, secret }, transactionId, values)
    // Before anything is ordered again, which has to wait, too.
    if (previous) await recordPayoutChange(tx, { transactionId, by, atMs, previous, next: values })
    const failed = items.filter(({ state }) => state === 'PAYOUT_FAILED')
    for (const { number: itemNumber } of failed) {
      const step = { event: 'account_changed', actor: 'customer', atMs } as const
      await applyStep({ tx, secret }, { key: { transactionId, itemNumber }, step })
    }
    await addVoucherPayoutAgain(tx, transactionId, atMs)
  })
}
