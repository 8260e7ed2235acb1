import type { WordField } from '#domain/search/document-fields.ts'
import type { Dialect, WriteWords } from './write-clause.ts'

/** The fields of an index that hold the endings of these fields, in whole words. */
export const ENDING_FIELDS = {
  model: 'modelEndings',
  searchTerms: 'searchTermsEndings',
} as const satisfies Readonly<Record<WordField, string>>

/** The field of an index that holds the whole model without case and accents. */
export const FOLDED_MODEL = 'modelFolded'

const writeEndings: WriteWords = (field, words, match) => {
  const begins = (beginning: string) => ({ prefix: { [ENDING_FIELDS[field]]: beginning } })
  if (match === 'phrase') return begins(`${words.join(' ')} `)
  if (match === 'beginning') return begins(words.join(' '))
  const each = words.map((word) => begins(`${word} `))
  return match === 'all' ? { bool: { filter: each } } : { bool: { should: each, minimum_should_match: 1 } }
}

/**
 * The shop's own indexes, where the shop itself has split texts into words and folded them. The engine's analysis would
 * do both slightly differently from the embedded engine.
 */
export const INDEX_DIALECT: Dialect = {
  writeWords: writeEndings,
  foldedFields: { 'model.keyword': FOLDED_MODEL },
}
