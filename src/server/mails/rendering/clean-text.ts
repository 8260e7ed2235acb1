// Marks that change the direction of the text after them: with one, a name could reorder the amount beside it.
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g

const OTHER_CONTROLS = /[^\P{Cc}\n]/gu

/** Makes a text safe for a mail: well-formed, with uniform line ends, and nothing that affects its neighbours. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(OTHER_CONTROLS, '')
    .replace(DIRECTION_MARKS, '')
    .trim()

/** The same, on a single line. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')

/** An address that a mail may link to. Anything else would be our own mistake, so it throws. */
export function requireMailUrl(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol === 'https:' || protocol === 'http:') return href
  throw new Error(`A mail cannot link to an address with ${protocol}`)
}
