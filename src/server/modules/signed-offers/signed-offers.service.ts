import { buildSignedOffer } from '#domain/signed-offers/signed-offer.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { Database } from '#server/db/database.ts'
import type { OfferSigning } from '#server/secrets/offer-signing.ts'
import { findAgreedTrade, findSignedOffer, insertSignedOffer } from './signed-offers.repository.ts'

export interface SignedOffersOptions {
  readonly db: Database
  readonly signing: OfferSigning
  readonly now: () => number
}

export interface SignedOfferFile {
  readonly name: string
  readonly content: string
}

export interface SignedOffersService {
  /** The signed receipt of a trade, always the same file. Whether somebody may have it is the caller's to ask. */
  getReceipt(transactionId: number): Promise<SignedOfferFile>
}

/** Signs what was agreed. People look into the file, so it has lines; the signature does not depend on them. */
async function signOffer({ db, signing }: SignedOffersOptions, transactionId: number): Promise<string> {
  const trade = await findAgreedTrade(db, transactionId)
  if (!trade) throw new Error('There is no such trade')
  return `${JSON.stringify(signing.sign(buildSignedOffer(trade)), null, 2)}\n`
}

/** Signs a receipt once. Two that ask at once get the same: whose was written is read again. */
async function getContent(options: SignedOffersOptions, transactionId: number): Promise<string> {
  const { db, now } = options
  const known = await findSignedOffer(db, transactionId)
  if (known !== null) return known
  const content = await signOffer(options, transactionId)
  await insertSignedOffer(db, { transactionId, content, issuedAt: new Date(now()) })
  return (await findSignedOffer(db, transactionId)) ?? content
}

/** The shop's promises in writing, for sellers to keep. */
export const createSignedOffersService = (options: SignedOffersOptions): SignedOffersService => ({
  getReceipt: async (transactionId) => ({
    name: `receipt-${tradeNumberOf(transactionId)}.json`,
    content: await getContent(options, transactionId),
  }),
})
