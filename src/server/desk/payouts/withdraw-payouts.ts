import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { holdOnWarningSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { type BatchRun, lockOpenBatch, type OpenBatch } from './find-unpayable.ts'
import { BATCH_STATE_LABELS } from './payout-texts.ts'
import { type PreparedPayout, recountBatch, releasePayouts } from './prepared-payouts.repository.ts'

/** What to take out of a batch: what is held by now, everything, or one trade by its number. */
export type Withdrawal = 'HELD' | 'ALL' | (string & {})

/** Trades are taken out as a whole: a voucher is never paid without a device. */
function selectPayouts({ payouts, unpayable }: OpenBatch, which: Withdrawal): readonly PreparedPayout[] {
  if (which === 'ALL') return payouts
  if (which === 'HELD') return unpayable
  const wanted = readTradeNumber(which)
  return payouts.filter(({ transactionId }) => transactionId === wanted)
}

/** Takes payouts out of a batch that has not been exported. They are due again, unless they are held. */
export async function withdrawPayouts(
  run: BatchRun,
  messageId: string,
  which: Withdrawal,
): Promise<readonly string[]> {
  const { tx, atMs } = run
  const open = await lockOpenBatch(run, messageId)
  const { batch, payouts } = open
  if (batch.state !== 'prepared' && batch.state !== 'approved')
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      `Payouts can’t be removed from this batch any more. Its current state: ${BATCH_STATE_LABELS[batch.state]}.`,
    )
  const selected = selectPayouts(open, which)
  if (selected.length === 0)
    throw new HttpError(404, 'NOT_FOUND', 'The batch has no such payouts. Check the sale number.')
  // Signs that have appeared since the batch was prepared become holds, or the payouts would be due at once.
  await holdOnWarningSigns(run, [...new Set(payouts.map(({ transactionId }) => transactionId))], atMs)
  await releasePayouts(tx, selected)
  await recountBatch(tx, batch.id, atMs)
  return selected.map(({ reference }) => reference)
}
