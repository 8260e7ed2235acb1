import type { WordField } from '#domain/search/document-fields.ts'
import type { Clause, WordMatch } from '#domain/search/document-query.ts'
import { tokenize } from '#domain/search/tokenize.ts'
import type { QueryBudget } from './query-budget.ts'
import { requireText } from './read-values.ts'
import { isObject, type Json, joinPath, refuse, requireKeys } from './unsupported-query.ts'

/** The text of a clause: alone, or as `query` among options. */
export interface GivenText {
  readonly value: unknown
  readonly path: string
  readonly options: Json
}

/** Takes a text apart from its options, of which only the known ones are allowed. */
export function readGivenText(given: unknown, path: string, known: readonly string[]): GivenText {
  if (!isObject(given)) return { value: given, path, options: {} }
  requireKeys(given, ['query', ...known], path)
  return { value: given.query, path: joinPath(path, 'query'), options: given }
}

const OPERATORS: ReadonlyMap<unknown, WordMatch> = new Map([
  [undefined, 'any'],
  ['or', 'any'],
  ['OR', 'any'],
  ['and', 'all'],
  ['AND', 'all'],
] as const)

export const readOperator = ({ operator }: Json, path: string): WordMatch =>
  OPERATORS.get(operator) ?? refuse(joinPath(path, 'operator'), 'must be "and" or "or"')

/** The clause for a text. A text without words matches nothing, as in the search engine. */
export function buildWords(
  { value, path }: GivenText,
  { fields, match }: { readonly fields: readonly WordField[]; readonly match: WordMatch },
  budget: QueryBudget,
): Clause {
  const words = tokenize(requireText(value, path))
  budget.takeWords(words.length * fields.length, path)
  return words.length === 0 ? { kind: 'none' } : { kind: 'words', fields, words, match }
}
