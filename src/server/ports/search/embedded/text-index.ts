import { wordsOf } from '#domain/search/words.ts'
import { Postings, type SearchableText } from './postings.ts'
import { ScoreBoard } from './score-board.ts'
import { TopList } from './top-list.ts'
import { TypoIndex } from './typo-index.ts'

/** Longer queries are cut: nobody describes a device with more words. */
const MAX_WORDS = 12
const MAX_JOINED_PARTS = 4
/** Texts that are compared closely after the first round. */
const MIN_SHORTLIST = 100

/** Weight of a hit by place: model word, part of a model word, other term. */
const PLACE_WEIGHTS = [10, 8, 8] as const
const PREFIX_WEIGHT = 0.6
const PREFIX_GAIN = 0.3
const TYPO_WEIGHTS = [1, 0.55, 0.4] as const
/** What a name gains that is covered by the query, and one that begins with it or has it in one piece. */
const COVERAGE_WEIGHT = 6
const BEGINNING_WEIGHT = 4
const PHRASE_WEIGHT = 2

export interface RankedText extends SearchableText {
  /** What a text is worth apart from the query: newer and more popular devices are asked for more often. */
  readonly boost: number
}

export interface TextHits {
  /** Numbers of the texts, best first. */
  readonly texts: readonly number[]
  readonly total: number
}

interface ReadWord {
  readonly word: string
  readonly isLast: boolean
  readonly allowsTypos: boolean
}

const NOTHING: TextHits = { texts: [], total: 0 }

/** How many words must be found: all of two, three quarters of more. */
const requiredWords = (count: number) => (count <= 2 ? count : Math.floor(count * 0.75))

/** Finds texts by words that are incomplete, misspelt, in any order, joined or taken apart. */
export class TextIndex {
  readonly #postings: Postings
  readonly #typos: TypoIndex
  readonly #board: ScoreBoard
  readonly #boosts: Float32Array
  readonly #models: readonly string[]

  constructor(texts: readonly RankedText[]) {
    this.#postings = new Postings(texts)
    this.#typos = new TypoIndex(this.#postings.vocabulary)
    this.#board = new ScoreBoard(texts.length)
    this.#boosts = Float32Array.from(texts, ({ boost }) => boost)
    this.#models = texts.map(({ model }) => wordsOf(model).join(' '))
  }

  get wordCount(): number {
    return this.#postings.vocabulary.words.length
  }

  search(query: string, limit: number, accepts: (text: number) => boolean): TextHits {
    const words = wordsOf(query).slice(0, MAX_WORDS)
    if (words.length === 0) return NOTHING
    for (const reading of this.#readings(words)) {
      this.#count(reading)
      const hits = this.#collect(words, reading.length, { limit, accepts })
      if (hits.total > 0) return hits
    }
    return this.#collectPartly(words, { limit, accepts })
  }

  /** Ways to read the query, from what was typed to what may have been meant; later ones only if the first find nothing. */
  *#readings(words: readonly string[]): Generator<ReadWord[]> {
    const read = (list: readonly string[], allowsTypos: boolean) =>
      list.map((word, index) => ({ word, isLast: index === list.length - 1, allowsTypos }))
    yield read(words, false)
    const joined = this.#join(words)
    if (joined.length < words.length) yield read(joined, false)
    const apart = words.flatMap((word) => this.#takeApart(word))
    const isApart = apart.length > words.length
    if (isApart) yield read(apart, false)
    yield read(words, true)
    if (isApart) yield read(apart, true)
    if (joined.length < words.length) yield read(joined, true)
  }

  /** `mac book` as `macbook`, where that is a known word. */
  #join(words: readonly string[]): string[] {
    const joined: string[] = []
    for (let index = 0; index < words.length; index += 1) {
      const pair = `${words[index]}${words[index + 1] ?? ''}`
      const isWord = index + 1 < words.length && this.#postings.vocabulary.find(pair) !== undefined
      joined.push(isWord ? pair : (words[index] ?? ''))
      if (isWord) index += 1
    }
    return joined
  }

  #takeApart(word: string): string[] {
    const { vocabulary } = this.#postings
    if (word.length < 4 || vocabulary.find(word) !== undefined) return [word]
    return vocabulary.takeApart(word, MAX_JOINED_PARTS) ?? [word]
  }

  #count(reading: readonly ReadWord[]): void {
    this.#board.clear()
    for (const word of reading) {
      this.#board.nextWord()
      this.#countWord(word)
    }
  }

  #countWord({ word, isLast, allowsTypos }: ReadWord): void {
    const { vocabulary } = this.#postings
    // A single letter in the middle is a word of its own (`galaxy s 21`), at the end it may be the start of one.
    if (word.length > 1 || isLast) {
      const [first, end] = vocabulary.findPrefix(word)
      for (let number = first; number < end; number += 1) {
        const share = word.length / (vocabulary.words[number]?.length ?? 1)
        this.#hit(number, share === 1 ? 1 : PREFIX_WEIGHT + PREFIX_GAIN * share)
      }
    } else {
      const number = vocabulary.find(word)
      if (number !== undefined) this.#hit(number, 1)
    }
    if (!allowsTypos) return
    for (const { number, errors, isPrefix } of this.#typos.find(word)) {
      this.#hit(number, (TYPO_WEIGHTS[errors] ?? 0) * (isPrefix ? PREFIX_WEIGHT : 1))
    }
  }

  #hit(number: number, weight: number): void {
    this.#postings.visit(number, (text, place) => {
      this.#board.hit(text, weight * (PLACE_WEIGHTS[place] ?? 0), place === 0 && weight === 1)
    })
  }

  #collect(
    words: readonly string[],
    required: number,
    { limit, accepts }: { readonly limit: number; readonly accepts: (text: number) => boolean },
  ): TextHits {
    const board = this.#board
    const shortlist = new TopList(Math.max(limit, MIN_SHORTLIST))
    let total = 0
    for (const text of board.touched) {
      if (board.matchedIn(text) < required || !accepts(text)) continue
      total += 1
      const coverage = board.inModelOf(text) / (this.#postings.modelLengths[text] || 1)
      shortlist.add(text, board.scoreOf(text) + COVERAGE_WEIGHT * coverage + (this.#boosts[text] ?? 0))
    }
    if (total === 0) return NOTHING
    const phrase = words.join(' ')
    const final = new TopList(limit)
    for (const { item, score } of shortlist.sorted()) final.add(item, score + this.#phraseScore(item, phrase))
    return { texts: final.sorted().map(({ item }) => item), total }
  }

  #phraseScore(text: number, phrase: string): number {
    const model = this.#models[text] ?? ''
    if (model.startsWith(phrase)) return BEGINNING_WEIGHT
    return ` ${model}`.includes(` ${phrase}`) ? PHRASE_WEIGHT : 0
  }

  /** Nothing has all words: what has most of them, if that is most of the query. */
  #collectPartly(
    words: readonly string[],
    options: { readonly limit: number; readonly accepts: (text: number) => boolean },
  ): TextHits {
    this.#count(words.map((word, index) => ({ word, isLast: index === words.length - 1, allowsTypos: true })))
    for (let required = words.length - 1; required >= requiredWords(words.length); required -= 1) {
      const hits = this.#collect(words, required, options)
      if (hits.total > 0) return hits
    }
    return NOTHING
  }
}
