import { buildSignedOffer } from '#domain/signed-offers/signed-offer.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Database } from '#server/db/database.ts'
import type { OfferSigning } from '#server/secrets/offer-signing.ts'
import { findAgreedTrade, findSignedOffer, insertSignedOffer } from './signed-offers.repository.ts'

export interface SignedOffersOptions {
  readonly db: Database
  readonly signing: OfferSigning
  readonly now: () => number
}

export interface SignedOfferDownload {
  readonly name: string
  readonly content: string
}

export interface SignedOffersService {
  /** The signed offer of a trade, always the same file. Callers check who may have it. */
  getFile(transactionId: number): Promise<SignedOfferDownload>
}

/** Signs what was agreed. People open the file, so it is indented; the signature does not depend on white space. */
async function signOffer({ db, signing }: SignedOffersOptions, transactionId: number): Promise<string> {
  const trade = await findAgreedTrade(db, transactionId)
  if (!trade) throw new Error('There is no such trade')
  return `${JSON.stringify(signing.sign(buildSignedOffer(trade)), null, 2)}\n`
}

/** Signs an offer once. Of two concurrent requests one insert wins; reading again gives both the same file. */
async function getContent(options: SignedOffersOptions, transactionId: number): Promise<string> {
  const { db, now } = options
  const stored = await findSignedOffer(db, transactionId)
  if (stored !== null) return stored
  const content = await signOffer(options, transactionId)
  await insertSignedOffer(db, { transactionId, content, issuedAt: new Date(now()) })
  return (await findSignedOffer(db, transactionId)) ?? content
}

/** The shop's promises in writing, for sellers to keep. */
export const createSignedOffersService = (options: SignedOffersOptions): SignedOffersService => ({
  getFile: async (transactionId) => ({
    name: `${formatTradeNumber(transactionId)}-signed-offer.json`,
    content: await getContent(options, transactionId),
  }),
})
