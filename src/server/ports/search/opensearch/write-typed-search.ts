import { countAllowedErrors } from '#domain/search/edit-distance.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { writeFilterClauses } from '../query-language/filter-clauses.ts'
import { INDEX_DIALECT } from '../query-language/index-dialect.ts'
import { writeSortClauses } from '../query-language/sort-clauses.ts'
import { writeClause } from '../query-language/write-clause.ts'
import type { Attempt, ReadWord } from '../typed-text/query-readings.ts'
import {
  BEGINNING_WEIGHT,
  COVERAGE_WEIGHT,
  MODEL_WEIGHT,
  NICKNAME_WEIGHT,
  ORDER_WEIGHT,
  PREFIX_GAIN,
  PREFIX_WEIGHT,
  SAME_WEIGHT,
  TERM_WEIGHT,
  TYPO_WEIGHTS,
  WITHIN_NUMBER_WEIGHT,
} from '../typed-text/search-weights.ts'
import { spellPhrase } from '../typed-text/spelled-phrase.ts'
import type { IsKnown } from '../typed-text/split-word.ts'
import type { TYPED_FIELDS } from './typed-fields.ts'

type Field = keyof typeof TYPED_FIELDS

const writeTerm = (field: Field, value: string) => ({ term: { [field]: value } })
const writePrefix = (field: Field, value: string) => ({ prefix: { [field]: value } })

// Other rewrites turn each similar word into a clause, and a few misspelt words exceed the engine's limit of clauses.
const writeFuzzy = (field: Field, value: string, fuzziness: number) => ({
  fuzzy: { [field]: { value, fuzziness, rewrite: 'constant_score' } },
})

const score = (filter: object, boost: number) => ({ constant_score: { filter, boost } })

/** The same lookup among all words and among those of the model, which count more. */
const scoreWords = (write: (field: Field) => object, weight: number) => [
  score(write('words'), TERM_WEIGHT * weight),
  score(write('modelWords'), MODEL_WEIGHT * weight),
]

/** How many letters more are told apart; longer words weigh like those. */
const MAX_MISSING = 4

/** Words that begin with what was typed weigh more, the less is missing. */
function scoreBeginnings(word: string): object[] {
  const weigh = (missing: number) => PREFIX_WEIGHT + (PREFIX_GAIN * word.length) / (word.length + missing)
  const isNumber = /\d$/.test(word)
  const pattern = isNumber ? '[^0-9]' : '.'
  const near = Array.from({ length: MAX_MISSING - 1 }, (_, index) =>
    scoreWords((field) => ({ regexp: { [field]: `${word}${pattern}.{${index}}` } }), weigh(index + 1)),
  )
  const far = isNumber
    ? scoreWords((field) => ({ regexp: { [field]: `${word}[^0-9].*` } }), weigh(MAX_MISSING))
    : []
  const factor = isNumber ? WITHIN_NUMBER_WEIGHT : 1
  const any = scoreWords((field) => writePrefix(field, word), weigh(MAX_MISSING) * factor)
  return [...near.flat(), ...far, ...any]
}

/** The same among words that may have two typos. */
const scorePlainWords = (write: (field: Field) => object, weight: number) => [
  score(write('plainWords'), TERM_WEIGHT * weight),
  score(write('plainModelWords'), MODEL_WEIGHT * weight),
]

/** Words longer than any name have no typos. */
const MAX_WORD_LENGTH = 24
const MIN_MISSPELT_BEGINNING = 4

function scoreTypos(word: string): object[] {
  const allowed = word.length > MAX_WORD_LENGTH ? 0 : countAllowedErrors(word)
  const begun = allowed > 0 && word.length >= MIN_MISSPELT_BEGINNING
  const weight = TERM_WEIGHT * TYPO_WEIGHTS[1] * PREFIX_WEIGHT
  return [
    ...(allowed > 0 ? scoreWords((field) => writeFuzzy(field, word, 1), TYPO_WEIGHTS[1]) : []),
    ...(allowed > 1 ? scorePlainWords((field) => writeFuzzy(field, word, 2), TYPO_WEIGHTS[2]) : []),
    ...(begun ? [score(writeFuzzy('wordBeginnings', word, 1), weight)] : []),
  ]
}

/** The best of all ways in which a device may have the word counts. */
function writeWord({ word, isLast, latitude }: ReadWord, isKnown: IsKnown): object {
  // A known word is not a misspelling: there is no iPhone 4, but an `inzone` with a 4.
  const isMisspelt = latitude === 'misspelt' && !isKnown(word)
  // A single letter in the middle is a word (`galaxy s 21`); at the end it may be the start of one.
  const isBegun = isLast || (word.length > 1 && (isMisspelt || latitude === 'beginning'))
  return {
    dis_max: {
      queries: [
        ...scoreWords((field) => writeTerm(field, word), 1),
        ...(isBegun ? scoreBeginnings(word) : []),
        ...(isMisspelt ? scoreTypos(word) : []),
      ],
    },
  }
}

/** What is added to the score of the words: the device's own worth, and how its name is written. */
function writeGains(words: readonly string[]): object[] {
  const { text, pairs, endings } = spellPhrase(words)
  return [
    { field_value_factor: { field: 'boost' satisfies Field } },
    ...words.map((word) => ({
      filter: writeTerm('modelWords', word),
      field_value_factor: { field: 'modelShare' satisfies Field, factor: COVERAGE_WEIGHT },
    })),
    ...pairs.map((pair) => ({
      filter: writePrefix('modelSpelledEndings', pair),
      weight: ORDER_WEIGHT / pairs.length,
    })),
    { filter: writePrefix('modelSpelled', text), weight: BEGINNING_WEIGHT },
    { filter: writeTerm('modelSpelled', text), weight: SAME_WEIGHT },
    { filter: { terms: { ['nicknames' satisfies Field]: endings } }, weight: NICKNAME_WEIGHT },
  ]
}

/** One attempt to find what was typed, scored like in the embedded engine; the newest first among equals. */
export const writeTypedSearch = (
  { reading, required }: Attempt,
  { filter, where, from }: SearchQuery<'deviceSearch'>,
  isKnown: IsKnown,
): object => ({
  query: {
    function_score: {
      query: {
        bool: {
          should: reading.map((word) => writeWord(word, isKnown)),
          minimum_should_match: required,
          filter: [...writeFilterClauses(filter), ...(where ? [writeClause(where, INDEX_DIALECT)] : [])],
        },
      },
      functions: writeGains(reading.map(({ word }) => word)),
      score_mode: 'sum',
      boost_mode: 'sum',
    },
  },
  sort: [{ _score: 'desc' }, ...writeSortClauses('newest', INDEX_DIALECT)],
  from,
})
