import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PriceReceipt } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { Database } from '#server/db/database.ts'
import { offers } from '#server/db/offer-schema.ts'

/** A device on a market's current price list. */
export interface ListedPrices {
  readonly categoryId: CategoryId
  readonly version: number
  readonly currency: 'EUR' | 'PLN'
  readonly deductionFactorBp: number
  readonly validFrom: Date
  /** Base price by storage size, smallest size first; size 0 for a device without storage. */
  readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
}

interface PriceRow {
  readonly question_set_id: CategoryId
  readonly version: number
  readonly currency: 'EUR' | 'PLN'
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

/** What the market's current list says about a device; null when it does not buy it. */
export async function findListedPrices(
  db: Database,
  market: MarketId,
  deviceId: number,
): Promise<ListedPrices | null> {
  const { rows } = await db.$client.query<PriceRow>(READ_PRICES, [market, deviceId])
  const [first] = rows
  if (!first) return null
  return {
    categoryId: first.question_set_id,
    version: first.version,
    currency: first.currency,
    deductionFactorBp: first.deduction_factor_bp,
    validFrom: first.valid_from,
    prices: rows.map((row) => ({ storageGb: row.storage_gb, amountInCents: row.amount_in_cents })),
  }
}

export interface NewOffer {
  readonly shop: Shop
  readonly deviceId: number
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  readonly receipt: PriceReceipt
  readonly currency: 'EUR' | 'PLN'
  readonly priceListVersion: number
  readonly ruleVersion: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores an offer and gives it its id. */
export async function insertOffer(db: Database, { shop, ...offer }: NewOffer): Promise<string> {
  const [row] = await db
    .insert(offers)
    .values({
      ...offer,
      market: shop.market,
      shopMode: shop.shopMode,
      priceInCents: offer.receipt.totalInCents,
    })
    .returning({ id: offers.id })
  if (!row) throw new Error('The offer was not stored')
  return row.id
}
