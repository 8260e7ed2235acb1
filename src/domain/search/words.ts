import { foldText } from '#domain/text/fold-text.ts'

const SEPARATORS = /[^a-z0-9]+/

/** The words of a text as search compares them: small letters, no accents, `+` spoken as plus. */
export const wordsOf = (text: string): string[] =>
  foldText(text).replaceAll('+', ' plus ').split(SEPARATORS).filter(Boolean)

const ROMAN_NUMBERS: Readonly<Record<string, string>> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
}

const LETTER_DIGIT_PARTS = /[a-z]+|\d+/g

/** Other ways to write a word: `s21` as `s 21`, `iv` as `4`. A single V or X is too often a letter. */
export function spellingsOf(word: string): string[] {
  const roman = ROMAN_NUMBERS[word]
  if (roman) return [roman]
  const parts = word.match(LETTER_DIGIT_PARTS) ?? []
  return parts.length > 1 ? parts : []
}
