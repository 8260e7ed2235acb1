// Letters that Unicode does not take apart into a base letter and a mark.
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

const SINGLE_PATTERN = new RegExp(`[${Object.keys(SINGLE_LETTERS).join('')}]`, 'g')
const MARKS = /\p{M}+/gu
const IS_PLAIN = /^[\x20-\x7e]*$/

/** The text in small letters without accents: what two spellings of the same word have in common. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SINGLE_PATTERN, (letter) => SINGLE_LETTERS[letter] ?? letter)
}

// Without a look behind, which Safari 15 cannot read: this file is part of forms in the browser.
const dropPointsOutsideNumbers = (text: string): string =>
  text.replace(/\./g, (point, at: number) => (/^\d\.\d/.test(text.slice(at - 1, at + 2)) ? point : ''))

/** The text as part of an address: `Galaxy S21+ 5G` becomes `galaxy-s21-plus-5g`. */
export const slugify = (text: string): string => {
  const words = foldText(text)
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' ')
    .replace(/[^a-z0-9.]+/g, '-')
  // A point stays inside a number (`13.3`) and disappears elsewhere.
  return dropPointsOutsideNumbers(words).replaceAll('.', '-').replace(/-+/g, '-').replace(/^-|-$/g, '')
}
