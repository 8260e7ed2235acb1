import { tokenize } from '#domain/search/tokenize.ts'
import { mapInSlices } from '#server/slices/map-in-slices.ts'
import { Phrase, type WrittenNames, writeNames } from './phrase.ts'
import { Postings, type SearchableText } from './postings.ts'
import { ScoreBoard } from './score-board.ts'
import { TopList } from './top-list.ts'
import { TypoIndex } from './typo-index.ts'

/** Longer queries are cut: no device needs more words. */
const MAX_WORDS = 12
/** Texts that are ranked closely; more than all pages of results show. */
const SHORTLIST = 800
const MAX_JOINED_PARTS = 4
/** How many ways to split words are tried; later ones are hardly ever meant. */
const MAX_SPLITS = 6

/** Weight of a hit by place: model word, part of a model word, other term. */
const PLACE_WEIGHTS = [10, 8, 8] as const
const PREFIX_WEIGHT = 0.6
const PREFIX_GAIN = 0.3
/** Factor for a prefix that ends within a number: 21 is not the beginning of 210. */
const WITHIN_NUMBER_WEIGHT = 0.7
const TYPO_WEIGHTS = [1, 0.55, 0.4] as const
/** What a name gains by how much of it the query covers. */
const COVERAGE_WEIGHT = 6

export interface RankedText extends SearchableText {
  /** What only this device, or hardly any other, is called. */
  readonly nicknames: readonly string[]
  /** What a text is worth regardless of the query: newer and more popular devices are searched for more often. */
  readonly boost: number
}

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

/** What a typed word may match: itself, every word that begins with it, or also words it may be a misspelling of. */
type Latitude = 'whole' | 'beginning' | 'misspelt'

interface ReadWord {
  readonly word: string
  readonly isLast: boolean
  readonly latitude: Latitude
}

const NOTHING: TextHits = { texts: [], total: 0 }

/** How many words must match: all of up to two, three quarters of more. */
const countRequiredWords = (count: number) => (count <= 2 ? count : Math.floor(count * 0.75))

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
    const words = tokenize(query).slice(0, MAX_WORDS)
    if (words.length === 0) return NOTHING
    const options = { limit, accepts }
    const hits = this.#collectFully(words, options)
    if (hits.total > 0) return hits
    const named = removeStorage(words)
    const again = named.length < words.length ? this.#collectFully(named, options) : NOTHING
    return again.total > 0 ? again : this.#collectPartly(named, options)
  }

  /** Texts with all words, by the first reading of the query that finds any. */
  #collectFully(words: readonly string[], options: CollectOptions): TextHits {
    for (const reading of this.#readings(words)) {
      this.#count(reading)
      const read = reading.map(({ word }) => word)
      const hits = this.#collect(read, reading.length, options)
      if (hits.total > 0) return hits
    }
    return NOTHING
  }

  /** Readings of the query, from what was typed to what may have been meant; each is tried only if those before find nothing. */
  *#readings(words: readonly string[]): Generator<ReadWord[]> {
    yield readAs(words, 'whole')
    const joined = this.#join(words)
    const isJoined = joined.length < words.length
    if (isJoined) yield readAs(joined, 'whole')
    yield readAs(words, 'beginning')
    const splits = this.#split(words)
    for (const split of splits) yield readAs(split, 'beginning')
    yield readAs(words, 'misspelt')
    if (splits[0]) yield readAs(splits[0], 'misspelt')
    if (isJoined) yield readAs(joined, 'misspelt')
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

  /** Readings of words that were typed as one; a known word stays whole, unless it is one like `iphone13`. */
  #split(words: readonly string[]): string[][] {
    const { vocabulary } = this.#postings
    const splitsByWord = words.map((word) => {
      const isWhole = word.length < 4 || (vocabulary.find(word) !== undefined && !/\d/.test(word))
      return isWhole ? [] : vocabulary.split(word, MAX_JOINED_PARTS)
    })
    const count = Math.min(MAX_SPLITS, Math.max(...splitsByWord.map((splits) => splits.length)))
    return Array.from({ length: count }, (_, rank) =>
      splitsByWord.flatMap((splits, index) => splits[rank] ?? splits[0] ?? words[index] ?? []),
    )
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

  /** When no text has all words: those with the most, if that is most of the query. */
  #collectPartly(words: readonly string[], options: CollectOptions): TextHits {
    this.#count(readAs(words, 'misspelt'))
    for (let required = words.length - 1; required >= countRequiredWords(words.length); required -= 1) {
      const hits = this.#collect(words, required, options)
      if (hits.total > 0) return hits
    }
    return NOTHING
  }
}
