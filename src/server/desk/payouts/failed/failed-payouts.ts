import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { addVoucherPayoutAgain } from '#server/modules/lifecycle/add-payout-again.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { listStrandedVouchers } from '../batches.repository.ts'
import { lockPayouts } from '../due-payouts.repository.ts'
import { listFailureMoments } from './failed-payouts.repository.ts'

/** Mails the seller of a returned payout once more that another account is needed. Twice in a minute is once. */
export async function askForAccount(tx: Transaction, transactionId: number, atMs: number): Promise<void> {
  await lockTradeItems(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  const moments = await listFailureMoments(tx, transactionId)
  if (moments.length === 0)
    throw new HttpError(409, 'NOT_POSSIBLE', 'No payout of this sale waits for another account.')
  // Whoever can't change anything mustn't be asked to.
  await requireUnfrozenSale(tx, transactionId)
  const againAtMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS
  // The mail finds its devices by the moment in which they failed.
  for (const failedAtMs of moments)
    await queueTradeMail(tx, {
      transactionId,
      mail: 'PAYOUT_FAILED',
      clarificationId: null,
      atMs: failedAtMs,
      againAtMs,
    })
}

/** Makes a voucher's payout due again, unless the account has to be changed first. */
export async function payVoucherAgain(tx: Transaction, reference: string, atMs: number): Promise<number> {
  await lockPayouts(tx)
  const transactionId = readTradeNumber(reference.replace(/-0$/, ''))
  const stranded = await listStrandedVouchers(tx)
  if (transactionId === null || !stranded.some((voucher) => voucher.transactionId === transactionId))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This voucher can’t be paid again: its payout hasn’t been returned.',
    )
  await addVoucherPayoutAgain(tx, transactionId, atMs)
  return transactionId
}
