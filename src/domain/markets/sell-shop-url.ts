import type { Market } from './market.ts'

/** An address of the market's public shop, wherever the visitor is now; without a path its origin. */
export const buildSellShopUrl = ({ sellShopLink }: Pick<Market, 'sellShopLink'>, path = ''): string =>
  new URL(sellShopLink).origin + path
