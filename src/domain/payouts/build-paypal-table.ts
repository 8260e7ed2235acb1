import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { PaypalBatch } from './payout-batch.ts'

/** The table that PayPal's payouts page takes: recipient, amount, currency, our id, note, wallet; no heading. */
export const buildPaypalTable = ({ transfers, currency }: PaypalBatch): readonly (readonly string[])[] =>
  transfers.map(({ account, amountInCents, endToEndId, remittance }) => [
    account.paypalAccount,
    formatDecimalAmount(amountInCents),
    currency,
    endToEndId,
    remittance,
    'PAYPAL',
  ])
