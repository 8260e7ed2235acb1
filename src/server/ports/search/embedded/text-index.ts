import { mapInSlices } from '#server/slices/map-in-slices.ts'
import { type Attempt, listAttempts, type ReadWord } from '../typed-text/query-readings.ts'
import type { RankedText } from '../typed-text/ranked-text.ts'
import {
  COVERAGE_WEIGHT,
  MODEL_WEIGHT,
  PREFIX_GAIN,
  PREFIX_WEIGHT,
  TERM_WEIGHT,
  TYPO_WEIGHTS,
  WITHIN_NUMBER_WEIGHT,
} from '../typed-text/search-weights.ts'
import { Phrase, type WrittenNames, writeNames } from './phrase.ts'
import { Postings } from './postings.ts'
import { ScoreBoard } from './score-board.ts'
import { TopList } from './top-list.ts'
import { TypoIndex } from './typo-index.ts'

/** Texts that are ranked closely; more than all pages of results show. */
const SHORTLIST = 800

/** Weight of a hit by place: model word, part of a model word, other term. */
const PLACE_WEIGHTS = [MODEL_WEIGHT, TERM_WEIGHT, TERM_WEIGHT] as const

export interface TextHits {
  /** Numbers of the texts, best first. */
  readonly texts: readonly number[]
  readonly total: number
}

/** Which of two equally good texts comes first. */
export interface TextOrder {
  getPlace(text: number): number
  getText(place: number): number
}

interface CollectOptions {
  readonly limit: number
  readonly accepts: (text: number) => boolean
}

const NOTHING: TextHits = { texts: [], total: 0 }

const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9'

function weighPrefix(prefix: string, word: string): number {
  if (prefix.length === word.length) return 1
  const weight = PREFIX_WEIGHT + (PREFIX_GAIN * prefix.length) / word.length
  const isWithinNumber = isDigit(prefix.at(-1)) && isDigit(word[prefix.length])
  return isWithinNumber ? weight * WITHIN_NUMBER_WEIGHT : weight
}

/** Whether a search finds both in the same way. */
const isSameText = (one: RankedText, other: RankedText): boolean =>
  one.model === other.model &&
  one.terms.join('\n') === other.terms.join('\n') &&
  one.nicknames.join('\n') === other.nicknames.join('\n')

interface TextIndexParts {
  readonly postings: Postings
  readonly typos: TypoIndex
  readonly names: WrittenNames[]
  readonly boosts: Float32Array
  readonly order: TextOrder
}

/** Finds texts by words that are incomplete, misspelt, in any order, joined or split. */
export class TextIndex {
  readonly #postings: Postings
  readonly #typos: TypoIndex
  readonly #board: ScoreBoard
  readonly #boosts: Float32Array
  readonly #names: WrittenNames[]
  readonly #order: TextOrder

  private constructor({ postings, typos, names, boosts, order }: TextIndexParts) {
    this.#postings = postings
    this.#typos = typos
    this.#board = new ScoreBoard(boosts.length)
    this.#boosts = boosts
    this.#names = names
    this.#order = order
  }

  /** Builds the index without blocking requests in the meantime; `capacity` has room for later texts. */
  static async create(
    texts: readonly RankedText[],
    { capacity, order }: { readonly capacity: number; readonly order: TextOrder },
  ): Promise<TextIndex> {
    const postings = await Postings.create(texts, capacity)
    const boosts = new Float32Array(capacity)
    const names = await mapInSlices(texts, ({ model, nicknames, boost }, text) => {
      boosts[text] = boost
      return writeNames(model, nicknames)
    })
    return new TextIndex({
      postings,
      typos: await TypoIndex.create(postings.vocabulary),
      names,
      boosts,
      order,
    })
  }

  /** Puts one text in place of another; null is none. */
  replace(text: number, before: RankedText | null, after: RankedText | null): void {
    this.#boosts[text] = after?.boost ?? 0
    if (before && after && isSameText(before, after)) return
    this.#postings.replace(text, before, after)
    this.#typos.update()
    if (after) this.#names[text] = writeNames(after.model, after.nicknames)
  }

  search(query: string, limit: number, accepts: (text: number) => boolean): TextHits {
    const { vocabulary } = this.#postings
    const isKnown = (word: string) => vocabulary.find(word) !== undefined
    let counted: Attempt['reading'] | null = null
    for (const { reading, required } of listAttempts(query, isKnown)) {
      if (reading !== counted) this.#count(reading)
      counted = reading
      const words = reading.map(({ word }) => word)
      const hits = this.#collect(words, required, { limit, accepts })
      if (hits.total > 0) return hits
    }
    return NOTHING
  }

  #count(reading: readonly ReadWord[]): void {
    this.#board.clear()
    for (const word of reading) {
      this.#board.nextWord()
      this.#countWord(word)
    }
  }

  #countWord({ word, isLast, latitude }: ReadWord): void {
    const { vocabulary } = this.#postings
    const own = vocabulary.find(word)
    // A known word is not a misspelling: there is no iPhone 4, but an `inzone` with a 4.
    const isMisspelt = latitude === 'misspelt' && own === undefined
    // A single letter in the middle is a word (`galaxy s 21`); at the end it may be the start of one.
    if (isLast || (word.length > 1 && (isMisspelt || latitude === 'beginning'))) {
      vocabulary.visitPrefix(word, (number, found) => this.#hit(number, weighPrefix(word, found)))
    } else if (own !== undefined) this.#hit(own, 1)
    if (!isMisspelt) return
    for (const { number, errors, isPrefix } of this.#typos.find(word)) {
      this.#hit(number, (TYPO_WEIGHTS[errors] ?? 0) * (isPrefix ? PREFIX_WEIGHT : 1))
    }
  }

  #hit(number: number, weight: number): void {
    this.#postings.visit(number, (text, place) => {
      this.#board.hit(text, weight * (PLACE_WEIGHTS[place] ?? 0), place === 0 && weight === 1)
    })
  }

  #collect(words: readonly string[], required: number, { limit, accepts }: CollectOptions): TextHits {
    const board = this.#board
    // The same shortlist for every page, or pages would overlap.
    const best = new TopList(Math.max(limit, SHORTLIST))
    let total = 0
    for (const text of board.touched) {
      if (board.countMatched(text) < required || !accepts(text)) continue
      total += 1
      const coverage = board.countInModel(text) / (this.#postings.modelLengths[text] || 1)
      const score = board.getScore(text) + COVERAGE_WEIGHT * coverage + (this.#boosts[text] ?? 0)
      best.add(this.#order.getPlace(text), score)
    }
    const ranked = best.listSorted()
    const first = this.#rankClosely(ranked.slice(0, SHORTLIST), words)
    const places = [...first, ...ranked.slice(SHORTLIST).map(({ item }) => item)].slice(0, limit)
    return { texts: places.map((place) => this.#order.getText(place)), total }
  }

  /** Orders the best texts by how the query's words occur in their names, which is too slow for all of them. */
  #rankClosely(ranked: ReturnType<TopList['listSorted']>, words: readonly string[]): number[] {
    const phrase = new Phrase(words)
    const closely = new TopList(ranked.length)
    for (const { item, score } of ranked) {
      const names = this.#names[this.#order.getText(item)]
      closely.add(item, score + (names ? phrase.scoreIn(names) : 0))
    }
    return closely.listSorted().map(({ item }) => item)
  }
}
