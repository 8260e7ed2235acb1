import { mapHeaders, SHARED_CACHING } from './finish-answer.ts'
import type { CachedPage } from './html-cache.ts'
import { LOCALE_HEADER } from './stored-locale.ts'

/** Names an answer for an edge, which forgets it by the names of its scopes. */
const TAG_HEADERS = [
  ['cache-tag', ','],
  ['surrogate-key', ' '],
] as const

/** Every kept answer has this tag, for changes that concern all of them. */
export const EVERY_PAGE_TAG = 'page'

/** An edge that asks goes on without the cookie: it has read the language choice itself. */
export const toEdgeVary = (vary: string): string => vary.replace(/\bcookie\b/, LOCALE_HEADER)

const A_DAY_IN_SECONDS = 86_400

function toEdgeHeaders(list: readonly string[], { scopes }: CachedPage, seconds: number): readonly string[] {
  const caching = `public, max-age=0, s-maxage=${seconds}, stale-if-error=${A_DAY_IN_SECONDS}`
  const headers = list.map((value, index) => {
    const name = index % 2 === 1 ? list[index - 1] : ''
    if (name === 'cache-control') return caching
    return name === 'vary' ? toEdgeVary(value) : value
  })
  const tags = TAG_HEADERS.flatMap(([name, separator]) => [name, [EVERY_PAGE_TAG, ...scopes].join(separator)])
  return [...headers, ...tags]
}

/** Not that an address has no page: behind a link that was exchanged for a cookie, it has one for its visitor. */
const mayBeKept = ({ status, headers }: CachedPage): boolean =>
  status === 200 && headers.identity.includes(SHARED_CACHING)

/** Turns a finished page into the one that an edge may keep. */
export type ToEdgeAnswer = (page: CachedPage) => CachedPage

/**
 * Lets edges keep what all visitors of a market share. Browsers still ask each time, because only the edge learns that a
 * page has changed. With 0 seconds nothing is kept.
 */
export function createEdgeAnswers(seconds: number): ToEdgeAnswer {
  if (seconds === 0) return (page) => page
  const answers = new WeakMap<CachedPage, CachedPage>()
  return (page) => {
    if (!mayBeKept(page)) return page
    const made = answers.get(page)
    if (made) return made
    const answer = mapHeaders(page, (list) => toEdgeHeaders(list, page, seconds))
    answers.set(page, answer)
    return answer
  }
}
