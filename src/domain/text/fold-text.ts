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

/** The text as part of an address: `Galaxy S21+ 5G` becomes `galaxy-s21-plus-5g`. */
export const slugify = (text: string): string =>
  foldText(text)
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' ')
    .replace(/[^a-z0-9.]+/g, '-')
    // A point stays inside a number (`13.3`) and disappears elsewhere.
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .replaceAll('.', '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
