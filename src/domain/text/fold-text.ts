// Letters that Unicode does not decompose into a base letter and a mark.
const SINGLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

const SINGLE_PATTERN = /[ßłøđðþæœı]/g
const MARKS = /\p{M}+/gu
const IS_PLAIN = /^[\x20-\x7e]*$/

/** The text in lower case without accents, so that spellings of the same word compare equal. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SINGLE_PATTERN, (letter) => SINGLE_LETTERS[letter] ?? letter)
}

// Without lookbehind, which Safari 15 does not support: browser forms use this file.
const dropPointsOutsideNumbers = (text: string): string =>
  text.replace(/\./g, (point, at: number) => (/^\d\.\d/.test(text.slice(at - 1, at + 2)) ? point : ''))

/** The text as part of a URL: `Galaxy S21+ 5G` becomes `galaxy-s21-plus-5g`. */
export const slugify = (text: string): string => {
  const words = foldText(text)
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' ')
    .replace(/[^a-z0-9.]+/g, '-')
  // A point inside a number separates (`13.3` becomes `13-3`); elsewhere it disappears.
  return dropPointsOutsideNumbers(words).replaceAll('.', '-').replace(/-+/g, '-').replace(/^-|-$/g, '')
}
