import { type BusinessMarket, isBusinessSale } from '#domain/markets/business-mode.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { startCart, switchMode } from '#web/platform/cart/cart-store.ts'
import { getAccount, watchAccount } from './account-store.ts'
import type { Account } from './stored-account.ts'

interface Place {
  readonly shopMode: ShopMode
  readonly market: BusinessMarket
}

/**
 * Everyone sells as a business in the business shop; elsewhere a company account does, where the market supports it.
 */
const isBusiness = ({ shopMode, market }: Place, { isLoggedIn, customerData }: Account): boolean =>
  isBusinessSale(shopMode, market, {
    isCompany: isLoggedIn && customerData !== null && customerData.companyName !== null,
  })

/**
 * Sets the cart's mode and keeps it in step with the signed-in account, which has been started before. The texts
 * follow: a business is addressed differently.
 */
export function startBusinessMode(place: Place, onChange: (isBusiness: boolean) => void): void {
  const isNow = isBusiness(place, getAccount())
  startCart(isNow)
  onChange(isNow)
  watchAccount((account) => {
    const isThen = isBusiness(place, account)
    switchMode(isThen)
    onChange(isThen)
  })
}
