import { createSignedOffersService } from '#server/modules/signed-offers/signed-offers.service.ts'
import { listSigningKeys } from '#server/modules/signed-offers/signing-keys.repository.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import type { TradeFileOptions } from './build-trade-file.ts'

/** What trade files are made of, and signed with. */
export function createTradeFileOptions({
  db,
  secret,
  now,
}: Pick<TradesOptions, 'db' | 'secret' | 'now'>): TradeFileOptions {
  const signing = createLogSigning(secret)
  const offerSigning = createOfferSigning(secret)
  return {
    db,
    secret,
    now,
    signing,
    signedOffers: createSignedOffersService({ db, now, signing: offerSigning }),
    readKeys: async () => [
      ...(await listSigningKeys(db, 'log_key', signing.keys)),
      ...(await listSigningKeys(db, 'signing_key', offerSigning.keys)),
    ],
  }
}
