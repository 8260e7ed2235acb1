const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g

// Controls, halves of characters, and marks that turn the direction of what follows. Not all invisible characters: some
// hold the parts of a sign together, or shape the letters of a script.
const HARMFUL = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu

// No script needs more marks on a letter. Thousands of them take seconds to be put in order.
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu
const MANY_EMPTY_LINES = /\n{4,}/g

const INVISIBLE = /[\p{Cf}\s]/gu

const withFewMarks = (text: string): string => text.replace(MANY_MARKS, '$1')

// Not a pattern: one for blanks at the end would try each of them as the beginning.
const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')

/** One spelling of each letter. Last, because what was taken out before may have stood between a letter and its mark. */
const spellOnce = (text: string): string => withFewMarks(withFewMarks(text).normalize('NFC'))

/** A text of several lines as it is kept. Nothing is refused that nobody can see: it is left out. */
export const tidyMessage = (text: string): string =>
  trimLines(spellOnce(text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(HARMFUL, '')))
    .replace(MANY_EMPTY_LINES, '\n\n\n')
    .trim()

/** How many characters a message has, as people count. */
export const countCharacters = (text: string): number => [...tidyMessage(text)].length

/** How many of them can be seen. */
export const countVisible = (text: string): number => [...text.replace(INVISIBLE, '')].length
