/** Kinds of data that pages depend on. When one changes, its pages are dropped from the cache. */
export const CACHE_SCOPES = ['content', 'catalogue', 'rules', 'reviews'] as const

export type CacheScope = (typeof CACHE_SCOPES)[number]

/** A part of the catalogue that a page shows, by its id. */
export type CataloguePart = `${'category' | 'manufacturer' | 'series'}:${string | number}`
