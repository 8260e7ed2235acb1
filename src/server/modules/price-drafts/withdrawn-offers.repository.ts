import { type SQL, sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'

/** An offer that was taken back, as a mail names it. */
export interface WithdrawnOffer {
  readonly name: string
  readonly storageGb: number
  readonly priceInCents: number
}

export interface Withdrawal {
  readonly market: MarketId
  /** When the offers were taken back. */
  readonly atMs: number
}

async function readOffers(
  db: Connection,
  { market, atMs }: Withdrawal,
  isMeant: SQL,
): Promise<readonly WithdrawnOffer[]> {
  const { rows } = await db.execute<WithdrawnOffer & Record<string, unknown>>(sql`
    select named.name, offer.storage_gb as "storageGb", offer.price_in_cents as "priceInCents"
    from offer join device_text as named on named.device_id = offer.device_id
      and named.language = ${MARKETS[market].catalogueLanguage}
    where ${isMeant} and offer.market = ${market} and offer.withdrawn_at = ${new Date(atMs)}
      and not exists (select from trade_item where trade_item.offer_id = offer.id)
    order by named.name, offer.storage_gb`)
  return rows
}

/** The offers of a customer that were taken back in one go, without those that were sold in that moment. */
export const listOfCustomer = (db: Connection, customerId: string, withdrawal: Withdrawal) =>
  readOffers(
    db,
    withdrawal,
    sql`offer.id in (select offer_id from offer_owner where customer_id = ${customerId})`,
  )

/** The same, of those that a request names. */
export const listByIds = (db: Connection, offerIds: readonly string[], withdrawal: Withdrawal) =>
  readOffers(db, withdrawal, sql`offer.id = any(${sql.param(offerIds)}::uuid[])`)
