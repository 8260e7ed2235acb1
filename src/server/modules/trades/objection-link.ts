import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'payout-objection'

export const isObjectionKey = (secret: ShopSecret, change: string, given: string): boolean =>
  secret.isKeyFor(PURPOSE, change.toLowerCase(), given)

/** The "this was not me" link of a mail. Its secret follows the `#`, and all it can do is freeze the sale. */
export const buildObjectionLink = (
  secret: ShopSecret,
  {
    changeId,
    statusUrl,
    market,
  }: { readonly changeId: string; readonly statusUrl: string; readonly market: MarketId },
): string => {
  const { origin } = new URL(statusUrl)
  const path = buildPath(MARKETS[market], 'payoutObjection')
  return `${origin}${path}#${changeId}.${secret.keyFor(PURPOSE, changeId)}`
}
