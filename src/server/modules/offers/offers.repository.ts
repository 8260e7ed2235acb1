import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferSource } from '#domain/offers/offer-quota.ts'
import type { PricePeriod } from '#domain/pricing/price-history.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import type { Database } from '#server/db/database.ts'

/** A device on a market's current price list. */
export interface ListedPrices {
  readonly questionSetId: CategoryId
  readonly version: number
  readonly currency: Currency
  readonly deductionFactorBp: number
  readonly validFrom: Date
  /** Base price by storage size, smallest size first; size 0 for a device without storage. */
  readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
}

interface PriceRow {
  readonly question_set_id: CategoryId
  readonly version: number
  readonly currency: Currency
  readonly deduction_factor_bp: number
  readonly valid_from: Date
  readonly storage_gb: number
  readonly amount_in_cents: number
}

const READ_PRICES = `
  select device.question_set_id, list.version, list.currency, list.deduction_factor_bp, list.valid_from,
    price.storage_gb, price.amount_in_cents
  from base_price as price
  join device on device.id = price.device_id
  join price_list as list on list.market = price.market
    and list.version = (select max(version) from price_list where market = $1)
  where price.market = $1 and price.device_id = $2 and price.to_version is null
  order by price.storage_gb`

/** The prices of a device on the market's current list; null where the market does not buy it. */
export async function findListedPrices(
  db: Database,
  market: MarketId,
  deviceId: number,
): Promise<ListedPrices | null> {
  const { rows } = await db.$client.query<PriceRow>(READ_PRICES, [market, deviceId])
  const [first] = rows
  if (!first) return null
  return {
    questionSetId: first.question_set_id,
    version: first.version,
    currency: first.currency,
    deductionFactorBp: first.deduction_factor_bp,
    validFrom: first.valid_from,
    prices: rows.map((row) => ({ storageGb: row.storage_gb, amountInCents: row.amount_in_cents })),
  }
}

/** Sizes that are bought now, with every price that was still valid on the day of $3. Days are UTC. */
const READ_PERIODS = `
  select price.storage_gb as "storageGb", price.amount_in_cents as "amountInCents",
    to_char(opened.valid_from at time zone 'UTC', 'YYYY-MM-DD') as "from",
    to_char(closed.valid_from at time zone 'UTC', 'YYYY-MM-DD') as "to"
  from base_price as price
  join base_price as current using (market, device_id, storage_gb)
  join price_list as opened on opened.market = price.market and opened.version = price.from_version
  left join price_list as closed on closed.market = price.market and closed.version = price.to_version
  where price.market = $1 and price.device_id = $2 and current.to_version is null
    and (closed.valid_from is null or closed.valid_from >= $3::date at time zone 'UTC')
  order by price.storage_gb, price.from_version`

export interface PeriodQuery {
  readonly market: MarketId
  readonly deviceId: number
  /** A day, `YYYY-MM-DD`. */
  readonly since: string
}

/** What a market paid for a device since a day; the price of that day comes first. */
export async function findPricePeriods(
  db: Database,
  { market, deviceId, since }: PeriodQuery,
): Promise<PricePeriod[]> {
  const { rows } = await db.$client.query<PricePeriod>(READ_PERIODS, [market, deviceId, since])
  return rows
}

/** An offer with name and picture of its device. */
export interface ShownOffer extends Shop {
  readonly offerId: string
  readonly deviceId: number
  readonly categoryId: CategoryId
  readonly name: string
  readonly url: string
  readonly pictureKey: string
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  readonly selfTest: SelfTest | null
  readonly priceInCents: number
  readonly currency: Currency
  readonly expiresAt: Date
  /** When it was taken back because its price was wrong; null as a rule. */
  readonly withdrawnAt: Date | null
  readonly source: OfferSource
  /** Whether it is a line of an individual offer, which no cart accepts. */
  readonly isIndividual: boolean
}

const READ_OFFERS = `
  select offer.id as "offerId", offer.market, offer.shop_mode as "shopMode", offer.device_id as "deviceId",
    device.category_id as "categoryId", device_text.name, device_text.url, picture.picture_key as "pictureKey",
    offer.storage_gb as "storageGb", offer.condition_id as "conditionId", offer.answers, offer.self_test as "selfTest",
    offer.price_in_cents as "priceInCents", offer.currency, offer.expires_at as "expiresAt",
    offer.withdrawn_at as "withdrawnAt", offer.source,
    exists (select from individual_offer_line as line where line.offer_id = offer.id) as "isIndividual"
  from offer
  join device on device.id = offer.device_id
  join device_text on device_text.device_id = device.id and device_text.language = $2
  left join lateral (select picture_key from device_image
    where device_image.device_id = device.id and view = 'front' order by position limit 1) as picture on true
  where offer.id = any($1::uuid[])`

/** Stored offers by id, with names in the given language. */
export async function findShownOffers(
  db: Database,
  offerIds: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, ShownOffer>> {
  const { rows } = await db.$client.query<ShownOffer>(READ_OFFERS, [offerIds, language])
  return new Map(rows.map((offer) => [offer.offerId, offer]))
}
