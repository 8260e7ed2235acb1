const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g

// Control characters, lone surrogates, and marks that reverse the direction of the following text. Other invisible
// characters stay: emoji and some scripts need them.
const HARMFUL = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu

// No script needs more marks on a letter, and normalising thousands of them takes seconds.
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu
const MANY_EMPTY_LINES = /\n{4,}/g

const INVISIBLE = /[\p{Cf}\s]/gu

const dropExtraMarks = (text: string): string => text.replace(MANY_MARKS, '$1')

// No regular expression: one for trailing blanks would backtrack over every run of blanks.
const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')

/** One spelling per letter. Runs last, because removed characters may have separated a letter from its mark. */
const normaliseSpelling = (text: string): string => dropExtraMarks(dropExtraMarks(text).normalize('NFC'))

/** A multi-line text as it is stored. Invisible characters are dropped rather than refused. */
export const tidyMessage = (text: string): string =>
  trimLines(normaliseSpelling(text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(HARMFUL, '')))
    .replace(MANY_EMPTY_LINES, '\n\n\n')
    .trim()

/** The length of a message as people count it. */
export const countCharacters = (text: string): number => [...tidyMessage(text)].length

/** How many characters are visible. */
export const countVisible = (text: string): number => [...text.replace(INVISIBLE, '')].length
