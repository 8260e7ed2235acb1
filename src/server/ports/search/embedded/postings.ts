import { mapInSlices, visitInSlices } from '#server/slices/map-in-slices.ts'
import { placeWords, type SearchableText } from '../typed-text/place-words.ts'
import { Vocabulary } from './vocabulary.ts'

const PLACE_BITS = 2
const PLACE_MASK = 3

const readText = (entry: number): number => entry >>> PLACE_BITS
const readPlace = (entry: number): number => entry & PLACE_MASK

const countModelWords = (words: ReadonlyMap<string, number>): number =>
  Math.min(255, [...words.values()].filter((place) => place === 0).length)

const push = (lists: Map<number, number[]>, key: number, entry: number): void => {
  const list = lists.get(key)
  if (list) list.push(entry)
  else lists.set(key, [entry])
}

interface PostingParts {
  readonly vocabulary: Vocabulary
  readonly modelLengths: Uint8Array
  readonly starts: Uint32Array
  readonly entries: Uint32Array
  readonly isReplaced: Uint8Array
}

/** Where each word's entries begin, and where the last one's end. */
async function layOut(vocabulary: Vocabulary, uses: ReadonlyMap<string, number>): Promise<Uint32Array> {
  const starts = new Uint32Array(vocabulary.words.length + 1)
  await visitInSlices(vocabulary.words, (word, number) => {
    starts[number + 1] = (starts[number] ?? 0) + (uses.get(word) ?? 0)
  })
  return starts
}

/**
 * For every word the texts that contain it, in one block of memory. A text that is replaced later is skipped there and
 * listed beside it.
 */
export class Postings {
  readonly vocabulary: Vocabulary
  /** Number of model words of every text. */
  readonly modelLengths: Uint8Array
  readonly #starts: Uint32Array
  readonly #entries: Uint32Array
  /** Whether a text has no entries in the block any more, or never had. */
  readonly #isReplaced: Uint8Array
  /** Entries of replaced texts, by word. */
  readonly #later = new Map<number, number[]>()

  private constructor({ vocabulary, modelLengths, starts, entries, isReplaced }: PostingParts) {
    this.vocabulary = vocabulary
    this.modelLengths = modelLengths
    this.#starts = starts
    this.#entries = entries
    this.#isReplaced = isReplaced
  }

  /** Builds them without blocking requests in the meantime; `capacity` has room for later texts. */
  static async create(texts: readonly SearchableText[], capacity = texts.length): Promise<Postings> {
    const placed = await mapInSlices(texts, placeWords)
    const uses = new Map<string, number>()
    const modelLengths = new Uint8Array(capacity)
    await visitInSlices(placed, (words, text) => {
      modelLengths[text] = countModelWords(words)
      for (const word of words.keys()) uses.set(word, (uses.get(word) ?? 0) + 1)
    })
    const vocabulary = await Vocabulary.create(uses)
    const starts = await layOut(vocabulary, uses)
    const entries = new Uint32Array(starts.at(-1) ?? 0)
    const next = starts.slice()
    await visitInSlices(placed, (words, text) => {
      for (const [word, place] of words) {
        const number = vocabulary.find(word) ?? 0
        const slot = next[number] ?? 0
        entries[slot] = (text << PLACE_BITS) | place
        next[number] = slot + 1
      }
    })
    const isReplaced = new Uint8Array(capacity).fill(1, texts.length)
    return new Postings({ vocabulary, modelLengths, starts, entries, isReplaced })
  }

  /** Puts one text in place of another; null is none. */
  replace(text: number, before: SearchableText | null, after: SearchableText | null): void {
    if (before) this.#remove(text, before)
    const words = after ? placeWords(after) : new Map<string, number>()
    this.modelLengths[text] = countModelWords(words)
    for (const [word, place] of words)
      push(this.#later, this.vocabulary.use(word), (text << PLACE_BITS) | place)
  }

  #remove(text: number, before: SearchableText): void {
    for (const [word, place] of placeWords(before)) {
      const number = this.vocabulary.release(word)
      const list = this.#isReplaced[text] ? this.#later.get(number) : undefined
      list?.splice(list.indexOf((text << PLACE_BITS) | place), 1)
    }
    this.#isReplaced[text] = 1
  }

  /** Visits every text that contains the word. */
  visit(number: number, visitor: (text: number, place: number) => void): void {
    const end = this.#starts[number + 1] ?? 0
    for (let slot = this.#starts[number] ?? end; slot < end; slot += 1) {
      const entry = this.#entries[slot] ?? 0
      const text = readText(entry)
      if (!this.#isReplaced[text]) visitor(text, readPlace(entry))
    }
    for (const entry of this.#later.get(number) ?? []) visitor(readText(entry), readPlace(entry))
  }
}
