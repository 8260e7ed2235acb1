import { foldText } from '#domain/text/fold-text.ts'

const SEPARATORS = /[^a-z0-9]+/

// f/4, F4 and F4L are the same aperture; what follows it is a word of its own.
const APERTURE = /(?<![a-z0-9])f\/?(\d{1,2}(?:\.\d+)?)([a-z]?)(?![a-z0-9])/g
// `mk2`, `mk ii`: what cameras have as Mark II.
const MARK = /(?<![a-z0-9])mk[^a-z0-9]*(?=(?:\d|i{1,3}|iv|vi{0,2})(?![a-z0-9]))/g

/** The words of a text as search compares them: small letters, no accents, `+` spoken as plus, `mk` as mark. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll('+', ' plus ')
    .replace(APERTURE, 'f$1 $2')
    .replace(MARK, 'mark ')
    .split(SEPARATORS)
    .filter(Boolean)

const ROMAN_NUMBERS: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
])

const LETTER_DIGIT_PARTS = /[a-z]+|\d+/g

/** Other ways to write a word: `s21` as `s 21`, `iv` as `4`. A single V or X is too often a letter. */
export function spellingsOf(word: string): string[] {
  const roman = ROMAN_NUMBERS.get(word)
  if (roman) return [roman]
  const parts = word.match(LETTER_DIGIT_PARTS) ?? []
  return parts.length > 1 ? parts : []
}
