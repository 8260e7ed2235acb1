import type { Market } from './market.ts'

/** An address of the market's public shop, wherever the visitor is now; without a path its origin. */
export const buildSellShopUrl = ({ domain }: Pick<Market, 'domain'>, path = ''): string =>
  `https://${domain}${path}`
