import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { liftSuppression } from '#server/modules/suppressions/suppressions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { hashAddress } from './hash-address.ts'
import { subscribeCustomer, unsubscribe } from './newsletter.repository.ts'

export interface AccountChoice {
  readonly email: string
  readonly isWanted: boolean
  /** The market of the shop where the choice was made. */
  readonly market: MarketId
  readonly at: Date
}

/** The newsletter can be ended anywhere, but only ordered in a market that has one. */
export const canChoose = ({ isWanted, market }: Pick<AccountChoice, 'isWanted' | 'market'>): boolean =>
  !isWanted || MARKETS[market].flags.newsletter

/** Keeps the subscription in sync with the choice in the account, in the same transaction. */
export async function followAccountChoice(
  tx: Connection,
  secret: ShopSecret,
  { email, isWanted, market, at }: AccountChoice,
): Promise<void> {
  if (!isWanted) return unsubscribe(tx, { email, way: 'account', at })
  await subscribeCustomer(tx, { ...hashAddress(secret, email), market, at })
  await liftSuppression(tx, secret, email)
}
