import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { startCart, switchMode } from '#web/platform/cart/cart-store.ts'
import { getAccount, watchAccount } from './account-store.ts'
import type { Account } from './stored-account.ts'

interface Place {
  readonly shopMode: ShopMode
  readonly market: Pick<PublicMarket, 'flags'>
}

/** The business shop sells for everybody as a business; elsewhere, where the market knows businesses, a company does. */
const isBusiness = ({ shopMode, market }: Place, { isLoggedIn, customerData }: Account): boolean =>
  shopMode === 'b2bWidget' ||
  (market.flags.hasB2B && isLoggedIn && customerData !== null && customerData.companyName !== null)

/** Starts the cart in its mode, which follows whoever signs in. The account has been started before. */
export function startCartMode(place: Place): void {
  startCart(isBusiness(place, getAccount()))
  watchAccount((account) => switchMode(isBusiness(place, account)))
}
