import { listSpellings, tokenize } from '#domain/search/tokenize.ts'
import { Vocabulary } from './vocabulary.ts'

/** What is searched: a device's model and the other terms it is known by. */
export interface SearchableText {
  readonly model: string
  readonly terms: readonly string[]
}

/** Where a word occurs in a text, most telling first: in the model, as part of a model word, among the terms. */
export const PLACES = ['model', 'part', 'term'] as const

const PLACE_BITS = 2
const PLACE_MASK = 3

const readText = (entry: number): number => entry >>> PLACE_BITS
const readPlace = (entry: number): number => entry & PLACE_MASK

/** The words of one text, each with its best place. */
export function placeWords({ model, terms }: SearchableText): Map<string, number> {
  const places = new Map<string, number>()
  const put = (word: string, place: number) => {
    if (place < (places.get(word) ?? PLACES.length)) places.set(word, place)
  }
  for (const word of tokenize(model)) {
    put(word, 0)
    for (const part of listSpellings(word)) put(part, 1)
  }
  for (const term of terms) {
    const words = tokenize(term)
    for (const word of words) put(word, 2)
    // People type a model code with and without its hyphens.
    if (words.length > 1 && !term.includes(' ')) put(words.join(''), 2)
  }
  return places
}

/** For every word the texts that contain it, in one block of memory. */
export class Postings {
  readonly vocabulary: Vocabulary
  /** Number of model words of every text. */
  readonly modelLengths: Uint8Array
  readonly #starts: Uint32Array
  readonly #entries: Uint32Array

  constructor(texts: readonly SearchableText[], placed = texts.map(placeWords)) {
    this.vocabulary = new Vocabulary(placed.flatMap((words) => [...words.keys()]))
    this.modelLengths = Uint8Array.from(placed, (words) =>
      Math.min(255, [...words.values()].filter((place) => place === 0).length),
    )
    this.#starts = new Uint32Array(this.vocabulary.words.length + 1)
    const numbered = placed.map((words) =>
      [...words].map(([word, place]) => [this.vocabulary.find(word) ?? 0, place] as const),
    )
    for (const words of numbered) for (const [number] of words) this.#count(number + 1)
    for (let number = 1; number < this.#starts.length; number += 1) {
      this.#starts[number] = (this.#starts[number] ?? 0) + (this.#starts[number - 1] ?? 0)
    }
    this.#entries = new Uint32Array(this.#starts.at(-1) ?? 0)
    const next = this.#starts.slice()
    for (const [text, words] of numbered.entries()) {
      for (const [number, place] of words) {
        const slot = next[number] ?? 0
        this.#entries[slot] = (text << PLACE_BITS) | place
        next[number] = slot + 1
      }
    }
  }

  #count(index: number): void {
    this.#starts[index] = (this.#starts[index] ?? 0) + 1
  }

  /** Visits every text that contains the word. */
  visit(number: number, visitor: (text: number, place: number) => void): void {
    const end = this.#starts[number + 1] ?? 0
    for (let slot = this.#starts[number] ?? 0; slot < end; slot += 1) {
      const entry = this.#entries[slot] ?? 0
      visitor(readText(entry), readPlace(entry))
    }
  }
}
