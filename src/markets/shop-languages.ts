import { listShopLanguages } from '#domain/markets/business-mode.ts'
import { MARKETS } from './markets.ts'

/** The languages that visitors of each shop mode can choose. */
export const SHOP_LANGUAGES = listShopLanguages(MARKETS)
