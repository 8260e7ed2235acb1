import type { DeviceDocument } from '#contracts/search.ts'
import { placeWords } from '../typed-text/place-words.ts'
import { toRankedText } from '../typed-text/ranked-text.ts'
import { spellOutText } from '../typed-text/spelled-phrase.ts'

const EXACT = { type: 'keyword' }
/** A number that is only added to a score. */
const WORTH = { type: 'float', index: false }

/** The fields that typed texts are looked up in. The shop splits and folds words itself, as the embedded engine does. */
export const TYPED_FIELDS = {
  words: EXACT,
  modelWords: EXACT,
  /** The same without model codes and numbers: only these may have two typos. */
  plainWords: EXACT,
  plainModelWords: EXACT,
  /** Of words that may be misspelt while they are typed. */
  wordBeginnings: EXACT,
  modelSpelled: EXACT,
  modelSpelledEndings: EXACT,
  nicknames: EXACT,
  /** One by the number of the model's words. */
  modelShare: WORTH,
  /** What a device is worth regardless of the query. */
  boost: WORTH,
} as const

export type TypedFields = Readonly<Record<keyof typeof TYPED_FIELDS, string | number | readonly string[]>>

const hasNoDigit = (word: string): boolean => !/\d/.test(word)

const LATIN_WORD = /^[a-z]+$/
/** One less than what must be typed before a beginning may be misspelt: a letter may be missing. */
const MIN_LENGTH = 3

const listBeginnings = (word: string): string[] =>
  LATIN_WORD.test(word)
    ? Array.from({ length: Math.max(0, word.length - MIN_LENGTH) }, (_, index) =>
        word.slice(0, MIN_LENGTH + index),
      )
    : []

/** What typed texts are looked up in, of one device. */
export function buildTypedFields(device: DeviceDocument): TypedFields {
  const text = toRankedText(device)
  const places = placeWords(text)
  const words = [...places.keys()]
  const modelWords = words.filter((word) => places.get(word) === 0)
  const modelSpelled = spellOutText(device.model)
  const spelled = modelSpelled.split(' ')
  return {
    words,
    modelWords,
    plainWords: words.filter(hasNoDigit),
    plainModelWords: modelWords.filter(hasNoDigit),
    wordBeginnings: [...new Set(words.flatMap(listBeginnings))],
    modelSpelled,
    modelSpelledEndings: spelled.map((_, index) => spelled.slice(index).join(' ')),
    nicknames: text.nicknames.map(spellOutText),
    modelShare: 1 / Math.max(1, modelWords.length),
    boost: text.boost,
  }
}
