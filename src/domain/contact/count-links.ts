// What mail programs turn into a link by themselves.
const LINK = /https?:\/\/|\bwww\.[a-z0-9]|\[url[=\]]|<a\s/gi

/** From here on a message looks like advertising. */
const MANY_LINKS = 3

const countLinks = (text: string): number => text.match(LINK)?.length ?? 0

/** The number of links where there are so many that the desk is told; null otherwise. */
export function findManyLinks(...texts: readonly string[]): number | null {
  const count = texts.reduce((sum, text) => sum + countLinks(text), 0)
  return count >= MANY_LINKS ? count : null
}
