import type { Currency } from '#domain/money/currency.ts'
import type { MarketFlags } from './market.ts'
import { MARKET_IDS, type MarketId } from './market-id.ts'
import type { ShopMode } from './shop-mode.ts'

/** The currency of the cap, `B2B_TRADE_CAP`. Markets with another one have no business mode. */
export const B2B_TRADE_CURRENCY = 'EUR'

/** What decides whether a market buys from businesses. */
export interface BusinessMarket {
  readonly flags: Pick<MarketFlags, 'hasB2B'>
  readonly currency: Currency
}

/** Whether business mode, its fields and its cap exist in a market: it has the flag, and pays in the cap's currency. */
export const hasBusinessMode = ({ flags, currency }: BusinessMarket): boolean =>
  flags.hasB2B && currency === B2B_TRADE_CURRENCY

/** Only the host decides on business mode; nothing that a browser sends turns it on. */
export const isBusinessShop = (shopMode: ShopMode, market: BusinessMarket): boolean =>
  shopMode === 'b2bWidget' && hasBusinessMode(market)

/** Whether a business sells: everyone does in the business shop, elsewhere an account with a company's name. */
export const isBusinessSale = (
  shopMode: ShopMode,
  market: BusinessMarket,
  { isCompany }: { readonly isCompany: boolean },
): boolean => hasBusinessMode(market) && (shopMode === 'b2bWidget' || isCompany)

/** The languages that a shop of each mode can be read in. */
export type ShopLanguages = Readonly<Record<ShopMode, readonly MarketId[]>>

/** Every language, except in the business shop: there only those of markets that buy from businesses. */
export const listShopLanguages = (markets: Readonly<Record<MarketId, BusinessMarket>>): ShopLanguages => ({
  default: MARKET_IDS,
  b2bWidget: MARKET_IDS.filter((id) => hasBusinessMode(markets[id])),
  agan: MARKET_IDS,
})
