import { type Correction, correctWord, splitWord } from './correct-word.ts'
import type { DeviceIndex } from './device-index.ts'
import { isNumber, readNameTokens } from './name-tokens.ts'
import { NOISE_WORDS } from './noise-words.ts'

/** A word of a list, and the known words that it may mean. */
export interface QueryWord {
  readonly token: string
  readonly meanings: readonly Correction[]
  /** The penalty for a device that does not have it. */
  readonly surplus: number
  /** Whether a device without this word must be another one, as with `Pro` or a number. */
  readonly isDecisive: boolean
}

export interface ListQuery {
  readonly words: readonly QueryWord[]
  readonly storageGb: number | null
}

const SURPLUS = { noise: 0.02, size: 0.1, unknown: 0.35, known: 1, number: 1.2 } as const

// A map, because in an object a list with the word `constructor` would find one.
const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ip', ['iphone']],
  ['iph', ['iphone']],
  ['mb', ['macbook']],
  ['mbp', ['macbook', 'pro']],
  ['mba', ['macbook', 'air']],
  ['sgs', ['galaxy', 's']],
  ['ps', ['playstation']],
  ['tp', ['thinkpad']],
  ['gal', ['galaxy']],
])

/** Joins `mac book`: a known word wins over its halves. */
function joinWords(tokens: readonly string[], { postings }: DeviceIndex): string[] {
  const joined: string[] = []
  for (const token of tokens) {
    const before = joined[joined.length - 1]
    const whole = `${before}${token}`
    // Two known words stay separate (`eos r`, `x pro`), but no name begins with a lone I.
    const isHalf = before === 'i' || !postings.has(before ?? '') || !postings.has(token)
    const isOne = before !== undefined && isHalf && /^[a-z]{4,}$/.test(whole) && postings.has(whole)
    if (isOne) joined[joined.length - 1] = whole
    else joined.push(token)
  }
  return joined
}

function expand(token: string, index: DeviceIndex): string[] {
  if (index.postings.has(token) || NOISE_WORDS.has(token)) return [token]
  const short = SHORT_NAMES.get(token)
  if (short) return [...short]
  return /^[a-z]{3,}$/.test(token) ? (splitWord(index, token) ?? [token]) : [token]
}

/** Words that distinguish the models of a family. */
export const VARIANT_WORDS: ReadonlySet<string> = new Set([
  'pro',
  'propro',
  'max',
  'plus',
  'ultra',
  'mini',
  'lite',
  'air',
  'neo',
  'se',
  'fe',
  'slim',
  'mark',
])

function weighSurplus(token: string, isKnown: boolean): number {
  if (isNumber(token)) return SURPLUS.number
  if (NOISE_WORDS.has(token)) return SURPLUS.noise
  return isKnown ? SURPLUS.known : SURPLUS.unknown
}

function readWord(token: string, index: DeviceIndex, sizes: ReadonlySet<string>): QueryWord {
  const isExact = index.postings.has(token)
  const isPlain = isExact || NOISE_WORDS.has(token) || isNumber(token)
  const corrections = isPlain ? [] : correctWord(index, token)
  const meanings = isExact ? [{ word: token, share: 1 }] : corrections
  if (sizes.has(token)) return { token, meanings, surplus: SURPLUS.size, isDecisive: false }
  const isDecisive = isNumber(token) || VARIANT_WORDS.has(token)
  return { token, meanings, surplus: weighSurplus(token, meanings.length > 0), isDecisive }
}

/** No name has more, and each costs time. */
const MAX_WORDS = 40

/** Reads the words of a line, resolving joined, shortened and mistyped ones. */
export function readQuery(text: string, index: DeviceIndex): ListQuery {
  const { tokens, storageGb, sizes } = readNameTokens(text)
  const split = joinWords(tokens.slice(0, MAX_WORDS), index).flatMap((token) => expand(token, index))
  const words = [...new Set(joinWords(split, index))].map((token) => readWord(token, index, sizes))
  return { words, storageGb }
}
