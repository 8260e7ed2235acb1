import type { MarketId } from '#domain/markets/market-id.ts'

/** Pages that open without a network: each has a service worker and a web manifest of its own. */
export const OFFLINE_PAGES = ['verify', 'thankYou'] as const

export type OfflinePage = (typeof OFFLINE_PAGES)[number]

export const OFFLINE_PREFIX = '/offline/'

/** By market and not by the visitor's cookie: the address alone says what is in the file. */
const buildFilePath = (market: MarketId, page: OfflinePage, ending: string): string =>
  `${OFFLINE_PREFIX}${market}/${page}.${ending}`

export const buildWorkerPath = (market: MarketId, page: OfflinePage): string =>
  buildFilePath(market, page, 'js')

export const buildPageManifestPath = (market: MarketId, page: OfflinePage): string =>
  buildFilePath(market, page, 'webmanifest')

/** Lets the installed page open one sale, with a key that only shows it. */
export const buildSaleQuery = ({ tradeNumber, readKey }: { tradeNumber: string; readKey: string }): string =>
  `?${new URLSearchParams({ sale: tradeNumber, key: readKey })}`

export const isOfflinePage = (screen: string): screen is OfflinePage =>
  OFFLINE_PAGES.some((page) => page === screen)

/** Name of the trusted-types policy that registers service workers. */
export const WORKER_POLICY = 'worker'
