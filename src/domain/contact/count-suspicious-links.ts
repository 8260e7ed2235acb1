// Whatever mail programs turn into a link on their own.
const LINK = /https?:\/\/|\bwww\.[a-z0-9]|\[url[=\]]|<a\s/gi

/** From this number on, a message looks like advertising. */
const MANY_LINKS = 3

const countLinks = (text: string): number => text.match(LINK)?.length ?? 0

/** The number of links if there are enough to warn the help desk; null otherwise. */
export function countSuspiciousLinks(...texts: readonly string[]): number | null {
  const count = texts.reduce((sum, text) => sum + countLinks(text), 0)
  return count >= MANY_LINKS ? count : null
}
