import { foldText } from '#domain/text/fold-text.ts'

/** Longer words are cut: no name is told from another by what follows. */
const WORD_MAX = 30
/** Up to this length another letter makes another name. */
const EXACT_LENGTH = 3

/** The words of a name in lower case without accents: `Müller-Łuczak` has `muller` and `luczak`. */
export const splitName = (name: string): readonly string[] =>
  foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_MAX))

/** The word without any one of its letters. Two words that differ by one typo have one of these in common, or are one. */
const listDeletions = (word: string): readonly string[] =>
  word.length <= EXACT_LENGTH ? [] : [...word].map((_, place) => word.slice(0, place) + word.slice(place + 1))

/** The keys that a typed word may share with a stored name, which has them from `seller_name_keys` in the database. */
export const listNameKeys = (word: string): readonly string[] => [
  ...new Set([word, ...listDeletions(word), `^${word}`]),
]

/** How a typed word was found in a name; the first is the best. */
const NAME_FITS = ['WHOLE', 'BEGINNING', 'TYPO'] as const

export type NameFit = (typeof NAME_FITS)[number]

/** Whether one letter too many, too few, wrong or swapped with its neighbour is all that tells two words apart. */
function isOneTypoAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (long.length > short.length)
    return long.length === short.length + 1 && short.slice(start) === long.slice(start + 1)
  const isWrong = short.slice(start + 1) === long.slice(start + 1)
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  return isWrong || isSwapped
}

function fitWord(typed: string, word: string): NameFit | null {
  if (typed === word) return 'WHOLE'
  if (typed.length >= EXACT_LENGTH && word.startsWith(typed)) return 'BEGINNING'
  return Math.max(typed.length, word.length) > EXACT_LENGTH && isOneTypoAway(typed, word) ? 'TYPO' : null
}

const rankFit = (fit: NameFit): number => NAME_FITS.indexOf(fit)

const fitBest = (typed: string, words: readonly string[]): NameFit | null =>
  words
    .map((word) => fitWord(typed, word))
    .filter((fit) => fit !== null)
    .reduce<NameFit | null>((best, fit) => (best === null || rankFit(fit) < rankFit(best) ? fit : best), null)

/** How far a name is from what was typed: 0 where all words are in it, null where one is missing. */
export function rankName(typed: readonly string[], name: string): number | null {
  const words = splitName(name)
  const fits = typed.map((word) => fitBest(word, words))
  return fits.reduce<number | null>(
    (sum, fit) => (sum === null || fit === null ? null : sum + rankFit(fit)),
    0,
  )
}
