import type { IndividualOfferValues, IndividualOfferView } from '#contracts/individual-offers.ts'
import type { Market } from '#domain/markets/market.ts'
import { computeOfferState } from '#domain/offers/individual-offer.ts'
import { formatOfferNumber, readOfferNumber } from '#domain/offers/individual-offer-number.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { deriveSaleKey, FIRST_KEY_VERSION } from '#server/modules/trades/trade-link.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findMadeOffer, listMadeLines, type MadeOffer } from './made-offers.repository.ts'
import { isOfferKey } from './offer-link.ts'

export interface OfferPageOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

/** What the page of an offer shows, and what its form starts with. */
export interface OfferPage {
  readonly made: MadeOffer
  readonly view: IndividualOfferView
  readonly values: IndividualOfferValues
}

/** What the request says about the seller; the rest is typed. */
function prefillValues(
  { companyName, contactPerson, phone }: Pick<MadeOffer, 'companyName' | 'contactPerson' | 'phone'>,
  market: Market,
) {
  const [firstName = '', ...rest] = contactPerson.trim().split(/\s+/)
  const [country = ''] = market.countries
  return {
    companyName,
    firstName,
    lastName: rest.join(' '),
    phone: phone ?? '',
    vatId: '',
    street: '',
    addressExtra: '',
    zip: '',
    city: '',
    province: '',
    country,
    iban: '',
    accountHolder: null,
    declaration: false,
  } satisfies IndividualOfferValues
}

/** With the first keys of the sale: once its seller has replaced them, an old link opens nothing. */
function describeSale(
  secret: ShopSecret,
  { transactionId }: MadeOffer,
  market: Market,
): IndividualOfferView['sale'] {
  if (transactionId === null) return null
  const tradeNumber = formatTradeNumber(transactionId)
  const key = deriveSaleKey(secret, { transactionId, keyVersion: FIRST_KEY_VERSION }, 'read')
  return { tradeNumber, url: `${buildPath(market, 'thankYou')}#${tradeNumber}.${key}` }
}

/** An offer by its link; null where the link is none, or the shop is another market's. */
export async function findOfferPage(
  options: OfferPageOptions,
  market: Market,
  link: { readonly offer: string; readonly id: string },
): Promise<OfferPage | null> {
  const key = readOfferNumber(link.offer)
  if (!key || !isOfferKey(options.secret, key, link.id)) return null
  const made = await findMadeOffer(options.db, key)
  // Erased with its seller, it leads to nobody and shows nothing.
  if (made?.market !== market.id || made.email === '') return null
  const state = computeOfferState(made, options.now())
  // Until a second person has approved it, it doesn't exist.
  if (state === 'HELD') return null
  const isOpen = state === 'OPEN'
  const lines = await listMadeLines(options.db, key, MARKETS[made.market].catalogueLanguage)
  return {
    made,
    // An old link says nothing about the person who asked.
    values: prefillValues(isOpen ? made : { companyName: '', contactPerson: '', phone: null }, market),
    view: {
      number: formatOfferNumber(key),
      state,
      createdAt: toTimeJson(made.createdAtMs),
      expiresAt: toTimeJson(made.expiresAtMs),
      currency: made.currency,
      totalInCents: made.totalInCents,
      message: made.message,
      email: isOpen || state === 'ACCEPTED' ? made.email : '',
      sale: describeSale(options.secret, made, market),
      lines: lines.map(({ name, storageGb, conditionId, quantity, priceInCents }) => ({
        name,
        storageGb,
        conditionId,
        quantity,
        priceInCents,
      })),
    },
  }
}
