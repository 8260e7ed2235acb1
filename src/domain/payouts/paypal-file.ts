import { csvText } from './csv-table.ts'
import { decimalAmount } from './decimal-amount.ts'
import type { PaypalBatch } from './payout-batch.ts'

/** The file that PayPal's page for payouts takes: recipient, amount, currency, our id, note, wallet; no heading. */
export const paypalFile = ({ transfers, currency }: PaypalBatch): string =>
  csvText(
    transfers.map(({ account, amountInCents, endToEndId, remittance }) => [
      account.paypalAccount,
      decimalAmount(amountInCents),
      currency,
      endToEndId,
      remittance,
      'PAYPAL',
    ]),
  )
