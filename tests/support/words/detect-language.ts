import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { CATALOGUE_NAMES } from './catalogue-names.ts'
import { withoutPlaceholders } from './plain-text.ts'

const WORD = /\p{L}[\p{L}\p{M}’]*/gu

/** Addresses and file names have no language. */
const ADDRESS = /\S+[./@]\p{L}\S*/gu

/** Words of a language: no names, no values, nothing that is written alike everywhere. */
const listWords = (text: string): string[] =>
  (withoutPlaceholders(text).replace(ADDRESS, ' ').match(WORD) ?? [])
    .filter((word) => !CATALOGUE_NAMES.has(word))
    .map((word) => word.toLowerCase())

/** Groups of three letters, with the edges of words: `_de`, `der`, `er_`. */
const listTrigrams = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const padded = `_${word}_`
    return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3))
  })

type Profile = ReadonlyMap<string, number>

const SMOOTHING = 0.5
const KNOWN_TRIGRAMS = 15_000

function buildProfile(texts: readonly string[]): Profile {
  const counts = new Map<string, number>()
  const trigrams = listTrigrams(texts.flatMap(listWords))
  for (const trigram of trigrams) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  const total = trigrams.length + SMOOTHING * KNOWN_TRIGRAMS
  const profile = new Map(
    [...counts].map(([trigram, count]) => [trigram, Math.log((count + SMOOTHING) / total)]),
  )
  return profile.set('', Math.log(SMOOTHING / total))
}

const score = (profile: Profile, trigrams: readonly string[]): number =>
  trigrams.reduce((sum, trigram) => sum + (profile.get(trigram) ?? profile.get('') ?? 0), 0) / trigrams.length

/** Too few words decide nothing: "Menu", "Total" and "PDF" are written alike in several languages. */
const MIN_WORDS = 3

/** A foreign sentence leads by one to three. What shares its roots with another language leads by less than this. */
const MIN_LEAD = 0.85

export interface Detector {
  /** The other language that a text is clearly written in, or null: it is the expected one, or too short to tell. */
  readonly findOther: (text: string, expected: CatalogueLanguage) => CatalogueLanguage | null
}

/**
 * Learns languages from texts that are mostly right: a foreign paragraph among thousands hardly changes how often its
 * three-letter groups occur.
 */
export function createDetector(texts: Readonly<Record<CatalogueLanguage, readonly string[]>>): Detector {
  const profiles = Object.entries(texts).map(([language, list]) => ({
    // The keys are those of the given texts.
    language: language as CatalogueLanguage,
    profile: buildProfile(list),
  }))
  return {
    findOther(text, expected) {
      const words = listWords(text)
      if (words.length < MIN_WORDS) return null
      const trigrams = listTrigrams(words)
      const scores = profiles.map(({ language, profile }) => ({ language, score: score(profile, trigrams) }))
      const best = scores.reduce((first, second) => (second.score > first.score ? second : first))
      const own = scores.find(({ language }) => language === expected)?.score ?? -Infinity
      return best.score - own >= MIN_LEAD ? best.language : null
    },
  }
}
