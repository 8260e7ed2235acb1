import { writeCsv } from '#csv/write-csv.ts'
import { BANK_TRANSFER, type PaymentTypeId } from '#domain/markets/payment-type.ts'
import { buildPain001 } from '#domain/payouts/build-pain-001.ts'
import { buildPaypalTable } from '#domain/payouts/build-paypal-table.ts'
import type { Payer } from '#domain/payouts/payer.ts'
import { isBankBatch, type PayoutBatch } from '#domain/payouts/payout-batch.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { writeXml } from '#server/xml/write-xml.ts'

/** What is stored of a batch's file. */
export interface FiledBatch {
  readonly messageId: string
  readonly paymentTypeId: PaymentTypeId
  readonly sealedFile: Uint8Array
}

export const buildBatchFileContext = (messageId: string): string => `payout-batch:${messageId}`

export const buildPartContext = (id: string): string => `payout-part:${id}`

/** The text of the file that goes to the bank or to PayPal. */
export const writeBatchFile = (batch: PayoutBatch, payer: Payer, createdAtMs: number): string =>
  isBankBatch(batch)
    ? writeXml(buildPain001({ batch, payer, createdAtMs }))
    : // PayPal takes every cell literally, and operators open the file. No account that a seller can type begins like a
      // formula, so the escape leaves every line as PayPal wants it; an account from elsewhere is refused there, not run here.
      writeCsv(buildPaypalTable(batch), { isForSpreadsheets: true })

export const sealBatchFile = (secret: ShopSecret, messageId: string, text: string): Uint8Array =>
  secret.seal(text, buildBatchFileContext(messageId))

/** The file of a batch as it was sealed, ready to download. */
export function openBatchFile(secret: ShopSecret, { messageId, paymentTypeId, sealedFile }: FiledBatch) {
  const bytes = Buffer.from(secret.open(sealedFile, buildBatchFileContext(messageId)))
  return paymentTypeId === BANK_TRANSFER.id
    ? { bytes, mediaType: 'application/xml; charset=utf-8', filename: `${messageId}.xml` }
    : { bytes, mediaType: 'text/csv; charset=utf-8', filename: `${messageId}.csv` }
}
