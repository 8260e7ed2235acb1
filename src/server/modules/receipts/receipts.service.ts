import { sealedOffer } from '#domain/receipts/sealed-offer.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { Database } from '#server/db/database.ts'
import type { ReceiptSigning } from '#server/secrets/receipt-signing.ts'
import { findAgreedTrade, findReceipt, insertReceipt } from './receipts.repository.ts'

export interface ReceiptsOptions {
  readonly db: Database
  readonly signing: ReceiptSigning
  readonly now: () => number
}

export interface ReceiptFile {
  readonly name: string
  readonly content: string
}

export interface ReceiptsService {
  /** The signed receipt of a trade, always the same file. Whether somebody may have it is the caller's to ask. */
  getReceipt(transactionId: number): Promise<ReceiptFile>
}

/** Signs what was agreed. People look into the file, so it has lines; the signature does not depend on them. */
async function signReceipt({ db, signing }: ReceiptsOptions, transactionId: number): Promise<string> {
  const trade = await findAgreedTrade(db, transactionId)
  if (!trade) throw new Error('There is no such trade')
  return `${JSON.stringify(signing.sign(sealedOffer(trade)), null, 2)}\n`
}

/** Signs a receipt once. Two that ask at once get the same: whose was written is read again. */
async function getContent(options: ReceiptsOptions, transactionId: number): Promise<string> {
  const { db, now } = options
  const known = await findReceipt(db, transactionId)
  if (known !== null) return known
  const content = await signReceipt(options, transactionId)
  await insertReceipt(db, { transactionId, content, issuedAt: new Date(now()) })
  return (await findReceipt(db, transactionId)) ?? content
}

/** The shop's promises in writing, for sellers to keep. */
export const createReceiptsService = (options: ReceiptsOptions): ReceiptsService => ({
  getReceipt: async (transactionId) => ({
    name: `receipt-${tradeNumberOf(transactionId)}.json`,
    content: await getContent(options, transactionId),
  }),
})
