import type { WordField } from '#domain/search/document-fields.ts'
import type { Clause, WordMatch } from '#domain/search/document-query.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import type { QueryBudget } from './query-budget.ts'
import { readBool } from './read-bool.ts'
import { buildEquals, isWordField, requireField, requireValue } from './read-values.ts'
import { buildWords, type GivenText, readGivenText, readOperator } from './read-words.ts'
import {
  isObject,
  joinPath,
  refuse,
  requireEntry,
  requireInteger,
  requireKeys,
  requireObject,
} from './unsupported-query.ts'

/** What every part of a query is read with. */
export interface ClauseContext {
  readonly index: IndexKind
  readonly budget: QueryBudget
}

type ReadClause = (body: unknown, path: string, context: ClauseContext) => Clause

const readMatchAll: ReadClause = (body, path) => {
  requireKeys(requireObject(body, path), [], path)
  return { kind: 'all' }
}

/** The field of a clause that compares whole values. */
function requireWholeField(name: string, path: string, { index }: ClauseContext) {
  const field = requireField(index, name, path)
  if (field.kind === 'words') refuse(joinPath(path, name), 'a field of words is searched with match')
  return field
}

const readTerm: ReadClause = (body, path, context) => {
  const [name, given] = requireEntry(body, path)
  const field = requireWholeField(name, path, context)
  const at = joinPath(path, name)
  if (isObject(given)) requireKeys(given, ['value'], at)
  const value = isObject(given)
    ? requireValue(given.value, field, joinPath(at, 'value'))
    : requireValue(given, field, at)
  context.budget.takeValues(1, at)
  return buildEquals(name, [value])
}

const readTerms: ReadClause = (body, path, context) => {
  const [name, given] = requireEntry(body, path)
  const field = requireWholeField(name, path, context)
  const at = joinPath(path, name)
  if (!Array.isArray(given)) return refuse(at, 'must be a list')
  context.budget.takeValues(given.length, at)
  const values = given.map((value, index) => requireValue(value, field, `${at}[${index}]`))
  return values.length === 0 ? { kind: 'none' } : buildEquals(name, values)
}

const RANGE_KEYS = ['gt', 'gte', 'lt', 'lte']

const readRange: ReadClause = (body, path, { index }) => {
  const [name, given] = requireEntry(body, path)
  const at = joinPath(path, name)
  if (requireField(index, name, path).kind !== 'number') refuse(at, 'only numbers have a range')
  const limits = requireObject(given, at)
  requireKeys(limits, RANGE_KEYS, at)
  const read = (key: string, step: number): number[] =>
    limits[key] === undefined ? [] : [requireInteger(limits[key], joinPath(at, key)) + step]
  const lower = [...read('gte', 0), ...read('gt', 1)]
  const upper = [...read('lte', 0), ...read('lt', -1)]
  return {
    kind: 'range',
    field: name,
    from: lower.length === 0 ? null : Math.max(...lower),
    to: upper.length === 0 ? null : Math.min(...upper),
  }
}

/** A text in one field: word by word where the field has words, otherwise the whole value. */
function readFieldText(
  { name, text, match }: { readonly name: string; readonly text: GivenText; readonly match: WordMatch },
  path: string,
  { index, budget }: ClauseContext,
): Clause {
  const field = requireField(index, name, path)
  if (isWordField(name)) return buildWords(text, { fields: [name], match }, budget)
  if (match === 'beginning') refuse(joinPath(path, name), 'only a field of words has beginnings')
  budget.takeValues(1, text.path)
  return buildEquals(name, [requireValue(text.value, field, text.path)])
}

const readMatch: ReadClause = (body, path, context) => {
  const [name, given] = requireEntry(body, path)
  const at = joinPath(path, name)
  const text = readGivenText(given, at, ['operator'])
  return readFieldText({ name, text, match: readOperator(text.options, at) }, path, context)
}

const readPhrase =
  (match: WordMatch): ReadClause =>
  (body, path, context) => {
    const [name, given] = requireEntry(body, path)
    const text = readGivenText(given, joinPath(path, name), [])
    return readFieldText({ name, text, match }, path, context)
  }

const MATCH_TYPES: ReadonlyMap<unknown, WordMatch | null> = new Map([
  [undefined, null],
  ['best_fields', null],
  ['phrase', 'phrase'],
  ['phrase_prefix', 'beginning'],
] as const)

function readWordFields(given: unknown, path: string): readonly WordField[] {
  if (!Array.isArray(given) || given.length === 0) return refuse(path, 'must be a list of fields')
  const fields = given.map(
    (name, index): WordField =>
      typeof name === 'string' && isWordField(name)
        ? name
        : refuse(`${path}[${index}]`, 'not a field of words'),
  )
  return [...new Set(fields)]
}

const readMultiMatch: ReadClause = (body, path, { index, budget }) => {
  if (index !== 'devices') refuse(path, 'this index has no field of words')
  const given = requireObject(body, path)
  requireKeys(given, ['query', 'fields', 'type', 'operator'], path)
  const type = MATCH_TYPES.get(given.type)
  if (type === undefined) refuse(joinPath(path, 'type'))
  if (type !== null && given.operator !== undefined) refuse(joinPath(path, 'operator'), 'a phrase has none')
  const match = type ?? readOperator(given, path)
  const fields = readWordFields(given.fields, joinPath(path, 'fields'))
  const text = { value: given.query, path: joinPath(path, 'query'), options: given }
  return buildWords(text, { fields, match }, budget)
}

const READERS: ReadonlyMap<string, ReadClause> = new Map<string, ReadClause>([
  ['match_all', readMatchAll],
  ['term', readTerm],
  ['terms', readTerms],
  ['range', readRange],
  ['match', readMatch],
  ['match_phrase', readPhrase('phrase')],
  ['match_phrase_prefix', readPhrase('beginning')],
  ['multi_match', readMultiMatch],
  ['bool', (body, path, context) => readBool(body, path, (inner, at) => readClause(inner, at, context))],
])

/** The condition that a clause of the query language states. */
export function readClause(value: unknown, path: string, context: ClauseContext): Clause {
  context.budget.takeClause(path)
  const [name, body] = requireEntry(value, path)
  const at = joinPath(path, name)
  const read = READERS.get(name)
  return read ? read(body, at, context) : refuse(at)
}
