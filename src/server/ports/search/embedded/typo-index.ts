import { countAllowedErrors, measureEditDistance } from '#domain/search/edit-distance.ts'
import { visitInSlices } from '#server/slices/map-in-slices.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_WORD_LENGTH = 24
const MIN_PREFIX_LENGTH = 4
const LATIN_WORD = /^[a-z]+$/
const HAS_DIGIT = /\d/
// Word numbers stay below this, so that a hash and a number fit into one exact double.
const NUMBER_LIMIT = 2 ** 21
// Entries are sorted bucket by bucket, by the first bits of their hash: all of them at once would block requests.
const BUCKETS = 1024
const BUCKET_SHIFT = 22

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

/** The hashes of a word's keys. */
const hashKeys = (word: string): number[] =>
  word.length < 3 || word.length > MAX_WORD_LENGTH ? [] : [...listKeys(word)].map(hashText)

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
  /** Later words by the hash of a key. */
  readonly #later = new Map<number, number[]>()
  #size: number

  private constructor(vocabulary: Vocabulary, hashes: Uint32Array, numbers: Uint32Array) {
    this.#vocabulary = vocabulary
    this.#hashes = hashes
    this.#numbers = numbers
    this.#size = vocabulary.words.length
  }

  /** Builds the index without blocking requests in the meantime. */
  static async create(vocabulary: Vocabulary): Promise<TypoIndex> {
    const buckets = Array.from({ length: BUCKETS }, (): number[] => [])
    await visitInSlices(vocabulary.words, (word, number) => {
      for (const hash of hashKeys(word)) buckets[hash >>> BUCKET_SHIFT]?.push(hash * NUMBER_LIMIT + number)
    })
    const count = buckets.reduce((sum, { length }) => sum + length, 0)
    const hashes = new Uint32Array(count)
    const numbers = new Uint32Array(count)
    let at = 0
    await visitInSlices(buckets, (bucket) => {
      for (const entry of Float64Array.from(bucket).sort()) {
        hashes[at] = Math.floor(entry / NUMBER_LIMIT)
        numbers[at] = entry % NUMBER_LIMIT
        at += 1
      }
    })
    return new TypoIndex(vocabulary, hashes, numbers)
  }

  /** Takes over words that the vocabulary has got since. */
  update(): void {
    for (; this.#size < this.#vocabulary.words.length; this.#size += 1) {
      for (const hash of hashKeys(this.#vocabulary.words[this.#size] ?? '')) {
        const list = this.#later.get(hash)
        if (list) list.push(this.#size)
        else this.#later.set(hash, [this.#size])
      }
    }
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
    for (const number of this.#later.get(hash) ?? []) into.add(number)
  }

  #compare(typed: string, number: number, allowed: number): SimilarWord[] {
    if (!this.#vocabulary.isUsed(number)) return []
    const word = this.#vocabulary.words[number] ?? ''
    const errors = measureEditDistance(typed, word)
    // No model code is two letters away from what was typed: a washing machine (pralka) is no PRA-LX1.
    const isSimilar = errors <= allowed && (errors < 2 || !HAS_DIGIT.test(word))
    if (isSimilar) return [{ number, errors, isPrefix: false }]
    const canBeBegun = typed.length >= MIN_PREFIX_LENGTH && LATIN_WORD.test(word)
    const isBeginning = canBeBegun && measureEditDistance(typed, word, true) <= 1
    return isBeginning ? [{ number, errors: 1, isPrefix: true }] : []
  }
}
