import { tokenize } from '#domain/search/tokenize.ts'
import { type IsKnown, MAX_SPLIT_LENGTH, splitWord } from './split-word.ts'

/** Longer queries are cut: no device needs more words. */
const MAX_WORDS = 12
const MAX_JOINED_PARTS = 4
/** How many ways to split words are tried; later ones are hardly ever meant. */
const MAX_SPLITS = 6
const MIN_SPLIT_LENGTH = 4

/** What a typed word may match: itself, every word that begins with it, or also words it may be a misspelling of. */
type Latitude = 'whole' | 'beginning' | 'misspelt'

export interface ReadWord {
  readonly word: string
  readonly isLast: boolean
  readonly latitude: Latitude
}

/** One way to understand a query, and how many of its words a device must have. */
export interface Attempt {
  readonly reading: readonly ReadWord[]
  readonly required: number
}

const readAs = (words: readonly string[], latitude: Latitude): ReadWord[] =>
  words.map((word, index) => ({ word, isLast: index === words.length - 1, latitude }))

const STORAGE = /^\d+(?:gb|go|tb|to)$/
const STORAGE_UNIT = /^(?:gb|go|tb|to)$/
const NUMBER = /^\d+$/

/** The words without `128gb` or `128 go`: storage is not part of a device's name, the offer asks for it. */
const removeStorage = (words: readonly string[]): string[] =>
  words.filter((word, index) => {
    const isNumber = NUMBER.test(word) && STORAGE_UNIT.test(words[index + 1] ?? '')
    const isUnit = STORAGE_UNIT.test(word) && NUMBER.test(words[index - 1] ?? '')
    return !(STORAGE.test(word) || isNumber || isUnit)
  })

const listPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]}${word}`)

/** `mac book` as `macbook`, where that is a known word. */
function joinWords(words: readonly string[], isKnown: IsKnown): string[] {
  const pairs = listPairs(words)
  const joined: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const pair = pairs[index]
    const isWord = pair !== undefined && isKnown(pair)
    joined.push(isWord ? pair : (words[index] ?? ''))
    if (isWord) index += 1
  }
  return joined
}

/** Readings of words that were typed as one; a known word stays whole, unless it is one like `iphone13`. */
function splitWords(words: readonly string[], isKnown: IsKnown): string[][] {
  const splitsByWord = words.map((word) => {
    const isWhole = word.length < MIN_SPLIT_LENGTH || (isKnown(word) && !/\d/.test(word))
    return isWhole ? [] : splitWord(word, MAX_JOINED_PARTS, isKnown)
  })
  const count = Math.min(MAX_SPLITS, Math.max(...splitsByWord.map((splits) => splits.length)))
  return Array.from({ length: count }, (_, rank) =>
    splitsByWord.flatMap((splits, index) => splits[rank] ?? splits[0] ?? words[index] ?? []),
  )
}

/** Readings of the query, from what was typed to what may have been meant. */
function* listReadings(words: readonly string[], isKnown: IsKnown): Generator<ReadWord[]> {
  yield readAs(words, 'whole')
  const joined = joinWords(words, isKnown)
  const isJoined = joined.length < words.length
  if (isJoined) yield readAs(joined, 'whole')
  yield readAs(words, 'beginning')
  const splits = splitWords(words, isKnown)
  for (const split of splits) yield readAs(split, 'beginning')
  yield readAs(words, 'misspelt')
  if (splits[0]) yield readAs(splits[0], 'misspelt')
  if (isJoined) yield readAs(joined, 'misspelt')
}

function* listFullAttempts(words: readonly string[], isKnown: IsKnown): Generator<Attempt> {
  for (const reading of listReadings(words, isKnown)) yield { reading, required: reading.length }
}

/** How many words must match: all of up to two, three quarters of more. */
const countRequiredWords = (count: number) => (count <= 2 ? count : Math.floor(count * 0.75))

const readWords = (query: string): string[] => tokenize(query).slice(0, MAX_WORDS)

/**
 * How a typed text may be understood. Each attempt is made only if those before find nothing: first devices with all
 * words, then without the storage, then those with the most words, if that is most of the query. The first attempt asks
 * for no known words.
 */
export function* listAttempts(query: string, isKnown: IsKnown): Generator<Attempt> {
  const words = readWords(query)
  const named = removeStorage(words)
  if (words.length > 0) yield* listFullAttempts(words, isKnown)
  if (named.length === 0) return
  if (named.length < words.length) yield* listFullAttempts(named, isKnown)
  const reading = readAs(named, 'misspelt')
  for (let required = named.length - 1; required >= countRequiredWords(named.length); required -= 1)
    yield { reading, required }
}

const listParts = (word: string): string[] =>
  word.length < MIN_SPLIT_LENGTH || word.length > MAX_SPLIT_LENGTH
    ? []
    : Array.from(word, (_, start) =>
        Array.from(word.slice(start), (__, length) => word.slice(start, start + length + 1)),
      ).flat()

/** Every word that attempts may ask about, so that an engine far away can be asked for all of them at once. */
export function listAskedWords(query: string): string[] {
  const words = readWords(query)
  const pairs = [...listPairs(words), ...listPairs(removeStorage(words))]
  return [...new Set([...words, ...pairs, ...words.flatMap(listParts)])]
}
