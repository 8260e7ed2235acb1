import { foldText } from '#domain/text/fold-text.ts'

const SEPARATORS = /[^a-z0-9]+/

// f/4, F4 and F4L are the same aperture; a letter after it is a separate word.
const APERTURE = /(?<![a-z0-9])f\/?(\d{1,2}(?:\.\d+)?)([a-z]?)(?![a-z0-9])/g
// `mk2` and `mk ii` mean Mark II on cameras.
const MARK = /(?<![a-z0-9])mk[^a-z0-9]*(?=(?:\d|i{1,3}|iv|vi{0,2})(?![a-z0-9]))/g

/** The words of a text as search compares them: lower case, no accents, `+` as plus, `mk` as mark. */
export const tokenize = (text: string): string[] =>
  foldText(text)
    .replaceAll('+', ' plus ')
    .replace(APERTURE, 'f$1 $2')
    .replace(MARK, 'mark ')
    .split(SEPARATORS)
    .filter(Boolean)

const ROMAN_NUMERALS: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
])

const LETTER_DIGIT_PARTS = /[a-z]+|\d+/g

/** Other spellings of a word: `s21` as `s 21`, `iv` as `4`. A single V or X is usually just a letter. */
export function listSpellings(word: string): string[] {
  const roman = ROMAN_NUMERALS.get(word)
  if (roman) return [roman]
  const parts = word.match(LETTER_DIGIT_PARTS) ?? []
  return parts.length > 1 ? parts : []
}
