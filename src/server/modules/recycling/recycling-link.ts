import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'recycling'

/** The key of a parcel's page. It only reads: there is nothing to decide about the parcel. */
const deriveRecyclingKey = (secret: ShopSecret, number: string): string => secret.keyFor(PURPOSE, number)

export const isRecyclingKey = (secret: ShopSecret, number: string, key: string): boolean =>
  secret.isKeyFor(PURPOSE, number, key)

export interface LinkedParcel {
  readonly number: string
  readonly linkOrigin: string
  readonly linkMarket: MarketId
}

/** The link to the parcel's page in a mail. */
export function buildRecyclingLink(secret: ShopSecret, parcel: LinkedParcel): string {
  const { number, linkOrigin, linkMarket } = parcel
  const params = { parcel: number, id: deriveRecyclingKey(secret, number) }
  return linkOrigin + buildPath(MARKETS[linkMarket], 'recyclingStatus', params)
}
