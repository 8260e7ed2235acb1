import type { MarketId } from '#domain/markets/market-id.ts'

/** A default-mode host for every market, with the ports of the specification. */
export const MARKET_HOSTS: Readonly<Record<MarketId, string>> = {
  fr: 'localhost:8101',
  it: 'localhost:8102',
  at: 'localhost:8103',
  es: 'localhost:8104',
  pl: 'localhost:8105',
  de: 'localhost:8106',
  en: 'localhost:8109',
}

export const WIDGET_HOST = 'localhost:8107'

export const PARTNER_HOST = 'localhost:8108'
