// Marks that turn the direction of the text after them: with one, a name could reorder the amount beside it.
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g

const OTHER_CONTROLS = /[^\P{Cc}\n]/gu

/** A text as it may stand in a mail: whole characters, lines ended in one way, nothing that acts on its neighbours. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(OTHER_CONTROLS, '')
    .replace(DIRECTION_MARKS, '')
    .trim()

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s*\n\s*/g, ' ')

/** An address that a mail may lead to. Anything else would be a mistake of ours, so it is thrown. */
export function requireMailUrl(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol === 'https:' || protocol === 'http:') return href
  throw new Error(`A mail cannot lead to an address of the kind ${protocol}`)
}
