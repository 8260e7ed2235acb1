/** What a service worker keeps of its page. The server writes it into the worker's file. */
export interface KeptPage {
  /** Shop, market and build, as in the header of the page: another one is never kept with these files. */
  readonly stamp: string
  readonly path: string
  /** The files of the build that the page loads, now or later. */
  readonly files: readonly string[]
}

/** All caches of service workers start with it, so that one that is switched off can remove them. */
const CACHE_PREFIX = 'offline:'

/** The caches of a page: its path is the worker's scope, which no other worker has. */
export const buildCachePrefix = (path: string): string => `${CACHE_PREFIX}${path}:`

/** Caches of different builds have different names, so that no page gets files of another build. */
export const buildCacheName = ({ path, stamp }: Pick<KeptPage, 'path' | 'stamp'>): string =>
  buildCachePrefix(path) + stamp
