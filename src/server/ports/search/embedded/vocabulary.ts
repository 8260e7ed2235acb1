import { visitInSlices } from '#server/slices/map-in-slices.ts'
import { sortInSlices } from '#server/slices/sort-in-slices.ts'

/** The first of the sorted words that doesn't come before this one. */
function findFirst(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * All words of an index. The words it is created with are in alphabetical order, and a word's number is its place; later
 * ones follow in the order they come. A word without uses left counts as unknown.
 */
export class Vocabulary {
  readonly #words: string[] = []
  #sorted: readonly string[] = []
  readonly #later: string[] = []
  readonly #numbers = new Map<string, number>()
  /** How many texts have the word. */
  readonly #uses: number[] = []

  private constructor() {}

  /** From all words and the number of texts that have each, without blocking requests in the meantime. */
  static async create(uses: ReadonlyMap<string, number>): Promise<Vocabulary> {
    const words = [...uses.keys()]
    const compare = (left: number, right: number) => ((words[left] ?? '') < (words[right] ?? '') ? -1 : 1)
    const rows = await sortInSlices([...words.keys()], { compare, limit: words.length })
    const vocabulary = new Vocabulary()
    await visitInSlices(rows, (row, number) => vocabulary.#enter(words[row] ?? '', number, uses))
    vocabulary.#sorted = [...vocabulary.#words]
    return vocabulary
  }

  /** Of every word that was ever used, by number. */
  get words(): readonly string[] {
    return this.#words
  }

  isUsed = (number: number): boolean => (this.#uses[number] ?? 0) > 0

  find(word: string): number | undefined {
    const number = this.#numbers.get(word)
    return number !== undefined && this.isUsed(number) ? number : undefined
  }

  /** Visits the words with this prefix. */
  visitPrefix(prefix: string, visit: (number: number, word: string) => void): void {
    for (const words of [this.#sorted, this.#later]) {
      for (let index = findFirst(words, prefix); words[index]?.startsWith(prefix); index += 1) {
        const word = words[index] ?? ''
        const number = this.find(word)
        if (number !== undefined) visit(number, word)
      }
    }
  }

  /** Counts another text with the word, and says its number. */
  use(word: string): number {
    const number = this.#numbers.get(word) ?? this.#add(word)
    this.#uses[number] = (this.#uses[number] ?? 0) + 1
    return number
  }

  /** One text less has the word. */
  release(word: string): number {
    const number = this.#numbers.get(word)
    if (number === undefined) throw new Error(`${word} was never used`)
    this.#uses[number] = (this.#uses[number] ?? 0) - 1
    return number
  }

  #enter(word: string, number: number, uses: ReadonlyMap<string, number>): void {
    this.#words.push(word)
    this.#numbers.set(word, number)
    this.#uses.push(uses.get(word) ?? 0)
  }

  #add(word: string): number {
    const number = this.#words.push(word) - 1
    this.#numbers.set(word, number)
    this.#later.splice(findFirst(this.#later, word), 0, word)
    return number
  }
}
