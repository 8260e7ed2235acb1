/** Kinds of content a page is made of; when one changes, the pages made of it are dropped from the cache. */
export type CacheScope = 'content' | 'catalogue'
