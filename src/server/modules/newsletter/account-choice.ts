import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { hashedAddress } from './hashed-address.ts'
import { subscribeCustomer, unsubscribe } from './newsletter.repository.ts'

export interface AccountChoice {
  readonly email: string
  readonly isWanted: boolean
  /** The shop in which the choice is made. */
  readonly market: MarketId
  readonly at: Date
}

/** Whether a choice can be followed: the newsletter can be ended anywhere, and ordered where there is one. */
export const canChoose = ({ isWanted, market }: Pick<AccountChoice, 'isWanted' | 'market'>): boolean =>
  !isWanted || MARKETS[market].flags.newsletter

/** Keeps the subscription in step with what its owner has chosen in the account, in the account's own transaction. */
export async function followAccountChoice(
  tx: Connection,
  secret: ShopSecret,
  { email, isWanted, market, at }: AccountChoice,
): Promise<void> {
  if (isWanted) await subscribeCustomer(tx, { ...hashedAddress(secret, email), market, at })
  else await unsubscribe(tx, email, at)
}
