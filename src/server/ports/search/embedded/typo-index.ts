import { countAllowedErrors, measureEditDistance } from '#domain/search/edit-distance.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_WORD_LENGTH = 24
const MIN_PREFIX_LENGTH = 4
const LATIN_WORD = /^[a-z]+$/
// Word numbers stay below this, so that a hash and a number fit into one exact double.
const NUMBER_LIMIT = 2 ** 21

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** The word itself, and the word with up to `count` letters left out. */
function listShortened(word: string, count: number): Set<string> {
  const found = new Set([word])
  let last = [word]
  for (let removed = 0; removed < count; removed += 1) {
    last = last.flatMap((text) =>
      Array.from({ length: text.length }, (_, index) => text.slice(0, index) + text.slice(index + 1)),
    )
    for (const text of last) found.add(text)
  }
  return found
}

/** The keys of a word: itself with letters left out, and its beginnings with one letter left out. */
function listKeys(word: string): Set<string> {
  const keys = listShortened(word, countAllowedErrors(word))
  if (!LATIN_WORD.test(word)) return keys
  for (let length = MIN_PREFIX_LENGTH; length < word.length; length += 1) {
    for (const key of listShortened(word.slice(0, length), 1)) keys.add(key)
  }
  return keys
}

/** The index entries of a word: each of its keys together with its number. */
export function buildTypoEntries(word: string, number: number): number[] {
  if (word.length < 3 || word.length > MAX_WORD_LENGTH) return []
  return [...listKeys(word)].map((key) => hashText(key) * NUMBER_LIMIT + number)
}

export interface SimilarWord {
  readonly number: number
  readonly errors: number
  /** Whether only the beginning of the word is similar. */
  readonly isPrefix: boolean
}

/**
 * Finds words by their misspellings. Two words that differ by n errors become equal when n letters are left out of each,
 * so with sorted hashes of all shortened forms a lookup takes a few binary searches.
 */
export class TypoIndex {
  readonly #vocabulary: Vocabulary
  readonly #hashes: Uint32Array
  readonly #numbers: Uint32Array

  constructor(vocabulary: Vocabulary, entries = vocabulary.words.map(buildTypoEntries)) {
    this.#vocabulary = vocabulary
    const sorted = Float64Array.from(entries.flat()).sort()
    this.#hashes = Uint32Array.from(sorted, (entry) => Math.floor(entry / NUMBER_LIMIT))
    this.#numbers = Uint32Array.from(sorted, (entry) => entry % NUMBER_LIMIT)
  }

  /** Words that may have been meant, each with its number of errors. */
  find(typed: string): SimilarWord[] {
    const allowed = countAllowedErrors(typed)
    if (allowed === 0 || typed.length > MAX_WORD_LENGTH) return []
    const candidates = new Set<number>()
    for (const key of listShortened(typed, allowed)) this.#collect(hashText(key), candidates)
    return [...candidates].flatMap((number) => this.#compare(typed, number, allowed))
  }

  #collect(hash: number, into: Set<number>): void {
    let low = 0
    let high = this.#hashes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#hashes[middle] ?? 0) < hash) low = middle + 1
      else high = middle
    }
    for (; this.#hashes[low] === hash; low += 1) into.add(this.#numbers[low] ?? 0)
  }

  #compare(typed: string, number: number, allowed: number): SimilarWord[] {
    const word = this.#vocabulary.words[number] ?? ''
    const errors = measureEditDistance(typed, word)
    if (errors <= allowed) return [{ number, errors, isPrefix: false }]
    const isBeginning = typed.length >= MIN_PREFIX_LENGTH && measureEditDistance(typed, word, true) <= 1
    return isBeginning ? [{ number, errors: 1, isPrefix: true }] : []
  }
}
