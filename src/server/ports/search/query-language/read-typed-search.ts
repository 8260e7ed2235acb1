import type { Clause } from '#domain/search/document-query.ts'
import { combine, readInnerClauses } from './read-bool.ts'
import { type ClauseContext, readClause } from './read-clause.ts'
import { requireText } from './read-values.ts'
import {
  isObject,
  type Json,
  joinPath,
  listElements,
  refuse,
  requireEntry,
  requireKeys,
  requireObject,
} from './unsupported-query.ts'

/** What a visitor typed, and what the results are limited to. */
export interface TypedSearch {
  readonly text: string
  readonly where: Clause
}

interface TypedText {
  readonly text: string
  readonly path: string
}

const TEXT_OPTIONS = [
  'query',
  'fuzziness',
  'boost',
  'operator',
  'minimum_should_match',
  'prefix_length',
  'slop',
  'max_expansions',
]
const TEXT_CLAUSES = ['match', 'match_phrase_prefix', 'multi_match']
/** Devices are found by both, with or without a weight. */
const TYPED_FIELD = /^(?:model|searchTerms)(?:\^\d{1,3}(?:\.\d{1,3})?)?$/

/** Whether a clause tolerates typos. Only the search for a typed text does. */
const isFuzzy = (clause: unknown): boolean => {
  if (!isObject(clause)) return false
  const [body] = TEXT_CLAUSES.flatMap((name) => (Object.hasOwn(clause, name) ? [clause[name]] : []))
  if (!isObject(body)) return false
  return (
    Object.hasOwn(body, 'fuzziness') ||
    Object.values(body).some((options) => isObject(options) && Object.hasOwn(options, 'fuzziness'))
  )
}

/** Whether a query searches for what a visitor typed, by relevance, instead of stating a condition. */
export function isTypedSearch(query: unknown): boolean {
  if (!isObject(query)) return false
  if (Object.hasOwn(query, 'function_score') || isFuzzy(query)) return true
  const should = isObject(query.bool) ? query.bool.should : undefined
  return Array.isArray(should) ? should.some(isFuzzy) : isFuzzy(should)
}

function requireTypedFields(given: unknown, path: string): void {
  for (const [field, at] of listElements(given, path))
    if (typeof field !== 'string' || !TYPED_FIELD.test(field)) refuse(at, 'must be model or searchTerms')
}

/** One of the ways to look for the text. How it weighs them is up to the engine. */
function readTypedText(value: unknown, path: string): TypedText {
  const [name, body] = requireEntry(value, path)
  const at = joinPath(path, name)
  if (!TEXT_CLAUSES.includes(name)) refuse(at)
  if (name === 'multi_match') {
    const options = requireObject(body, at)
    requireKeys(options, [...TEXT_OPTIONS, 'fields', 'type'], at)
    requireTypedFields(options.fields, joinPath(at, 'fields'))
    const type = options.type ?? 'best_fields'
    if (type !== 'best_fields' && type !== 'phrase_prefix') refuse(joinPath(at, 'type'))
    const inner = joinPath(at, 'query')
    return { text: requireText(options.query, inner), path: inner }
  }
  const [field, given] = requireEntry(body, at)
  const inner = joinPath(at, field)
  if (!TYPED_FIELD.test(field) || field.includes('^')) refuse(inner, 'must be model or searchTerms')
  if (!isObject(given)) return { text: requireText(given, inner), path: inner }
  requireKeys(given, TEXT_OPTIONS, inner)
  return { text: requireText(given.query, joinPath(inner, 'query')), path: joinPath(inner, 'query') }
}

/** All ways must look for the same text. */
function requireOneText(texts: readonly TypedText[], path: string): string {
  const [first] = texts
  if (!first) return refuse(path, 'is empty')
  const other = texts.find(({ text }) => text !== first.text)
  return other ? refuse(other.path, 'must be the same text everywhere') : first.text
}

function readTypedBool(body: unknown, path: string, context: ClauseContext): TypedSearch {
  const bool = requireObject(body, path)
  requireKeys(bool, ['should', 'filter', 'must_not', 'minimum_should_match'], path)
  const minimum = bool.minimum_should_match ?? 1
  if (minimum !== 1) refuse(joinPath(path, 'minimum_should_match'), 'must be 1')
  const shouldPath = joinPath(path, 'should')
  if (bool.should === undefined) refuse(shouldPath, 'is missing')
  const ways = listElements(bool.should, shouldPath).map(([value, at]) => {
    context.budget.takeClause(at)
    return readTypedText(value, at)
  })
  const read = (value: unknown, at: string) => readClause(value, at, context)
  const filters = readInnerClauses(bool, 'filter', path, read)
  const refused = readInnerClauses(bool, 'must_not', path, read).map(
    (clause): Clause => ({ kind: 'not', clause }),
  )
  return { text: requireOneText(ways, shouldPath), where: combine([...filters, ...refused]) }
}

const DECAYS = ['linear', 'exp', 'gauss']

const requireNumbers = (options: Json, names: readonly string[], path: string): void => {
  for (const name of names)
    if (options[name] !== undefined && typeof options[name] !== 'number')
      refuse(joinPath(path, name), 'must be a number')
}

/** A function that prefers newer devices, in one of the ways the search engine knows. */
function requireYearBoost(given: Json, path: string): void {
  requireKeys(given, [...DECAYS, 'field_value_factor', 'weight'], path)
  requireNumbers(given, ['weight'], path)
  for (const name of DECAYS.filter((decay) => given[decay] !== undefined)) {
    const at = joinPath(path, name)
    const [field, options] = requireEntry(given[name], at)
    const inner = joinPath(at, field)
    if (field !== 'releaseYear') refuse(inner, 'only releaseYear boosts')
    const numbers = ['origin', 'scale', 'offset', 'decay']
    requireKeys(requireObject(options, inner), numbers, inner)
    requireNumbers(requireObject(options, inner), numbers, inner)
  }
  if (given.field_value_factor === undefined) return
  const at = joinPath(path, 'field_value_factor')
  const factor = requireObject(given.field_value_factor, at)
  requireKeys(factor, ['field', 'factor', 'modifier', 'missing'], at)
  if (factor.field !== 'releaseYear') refuse(joinPath(at, 'field'), 'only releaseYear boosts')
  if (factor.modifier !== undefined && typeof factor.modifier !== 'string') refuse(joinPath(at, 'modifier'))
  requireNumbers(factor, ['factor', 'missing'], at)
}

const MODES = ['multiply', 'sum', 'avg', 'first', 'max', 'min', 'replace']

function readFunctionScore(body: unknown, path: string, context: ClauseContext): TypedSearch {
  const given = requireObject(body, path)
  const { query, functions, boost_mode, score_mode, ...single } = given
  for (const [name, mode] of Object.entries({ boost_mode, score_mode }))
    if (mode !== undefined && !MODES.some((known) => known === mode)) refuse(joinPath(path, name))
  requireYearBoost(single, path)
  if (functions !== undefined)
    for (const [element, at] of listElements(functions, joinPath(path, 'functions')))
      requireYearBoost(requireObject(element, at), at)
  return readPlain(query, joinPath(path, 'query'), context)
}

function readPlain(query: unknown, path: string, context: ClauseContext): TypedSearch {
  context.budget.takeClause(path)
  const [name, body] = requireEntry(query, path)
  if (name === 'bool') return readTypedBool(body, joinPath(path, name), context)
  return { text: readTypedText(query, path).text, where: { kind: 'all' } }
}

/**
 * The search for what a visitor typed: a phrase prefix and a fuzzy match in models and search terms, newer devices first.
 * It may be written in several ways; weights are read and left to the engine, which has its own idea of relevance.
 */
export function readTypedSearch(query: unknown, path: string, context: ClauseContext): TypedSearch {
  if (isObject(query) && Object.hasOwn(query, 'function_score')) {
    const [name, body] = requireEntry(query, path)
    return readFunctionScore(body, joinPath(path, name), context)
  }
  return readPlain(query, path, context)
}
