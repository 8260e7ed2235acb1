/** More attempts would only find the maker's other devices. */
const MAX_SEARCHES = 4

/**
 * What to search for, one after the other, when an address names no device: all its words, then fewer of them. The last
 * words of a name are the most particular ones, and the most likely to be wrong.
 */
export function listSlugSearches(slug: string): string[] {
  const words = slug.split(/[-._]+/).filter((word) => word !== '')
  const count = Math.min(words.length, MAX_SEARCHES)
  return Array.from({ length: count }, (_, dropped) => words.slice(0, words.length - dropped).join(' '))
}
