import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { DueRow } from './due-payouts.repository.ts'

/** The total due in one currency and payment type: what the next batch will pay. */
export interface PayoutSum {
  readonly currency: Currency
  readonly paymentTypeId: PaymentTypeId
  readonly payoutCount: number
  readonly totalInCents: number
}

const isSameKind = (sum: PayoutSum, { currency, paymentTypeId }: DueRow): boolean =>
  sum.currency === currency && sum.paymentTypeId === paymentTypeId

/** Sums up what is due per currency and payment type, without what has no account. */
export function sumPayouts(due: readonly DueRow[]): readonly PayoutSum[] {
  const sums: PayoutSum[] = []
  for (const row of due.filter(({ hasAccount }) => hasAccount)) {
    const at = sums.findIndex((sum) => isSameKind(sum, row))
    const { payoutCount, totalInCents } = sums[at] ?? { payoutCount: 0, totalInCents: 0 }
    const { currency, paymentTypeId } = row
    const added = {
      currency,
      paymentTypeId,
      payoutCount: payoutCount + 1,
      totalInCents: totalInCents + row.amountInCents,
    }
    if (at < 0) sums.push(added)
    else sums[at] = added
  }
  return sums
}
