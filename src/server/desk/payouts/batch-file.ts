import { type Payer, pain001 } from '#domain/payouts/pain-001.ts'
import { isBankBatch, type PayoutBatch } from '#domain/payouts/payout-batch.ts'
import { paypalFile } from '#domain/payouts/paypal-file.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** A batch as far as its file is concerned. */
export interface FiledBatch {
  readonly messageId: string
  readonly paymentTypeId: 13 | 14
  readonly sealedFile: Uint8Array
}

const contextOf = (messageId: string): string => `payout-batch:${messageId}`

/** The text that the bank, or PayPal, is given. */
export const batchFileText = (batch: PayoutBatch, payer: Payer, createdAtMs: number): string =>
  isBankBatch(batch) ? pain001({ batch, payer, createdAtMs }) : paypalFile(batch)

export const sealBatchFile = (secret: ShopSecret, messageId: string, text: string): Uint8Array =>
  secret.seal(text, contextOf(messageId))

/** The file of a batch, as it is sent. */
export function openBatchFile(secret: ShopSecret, { messageId, paymentTypeId, sealedFile }: FiledBatch) {
  const bytes = Buffer.from(secret.open(sealedFile, contextOf(messageId)))
  return paymentTypeId === 13
    ? { bytes, mediaType: 'application/xml; charset=utf-8', filename: `${messageId}.xml` }
    : { bytes, mediaType: 'text/csv; charset=utf-8', filename: `${messageId}.csv` }
}
