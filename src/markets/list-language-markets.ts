import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from './markets.ts'

/** The markets that read the catalogue in a language. */
export const listLanguageMarkets = (language: CatalogueLanguage): MarketId[] =>
  Object.values(MARKETS)
    .filter(({ catalogueLanguage }) => catalogueLanguage === language)
    .map(({ id }) => id)
