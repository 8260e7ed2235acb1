import { MAX_RESULT_SIZE } from '#contracts/search.ts'
import { completeSort } from '#domain/search/document-query.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { MAX_FROM, type SearchQuery } from '#domain/search/search-query.ts'
import { findDifference } from './find-difference.ts'
import { QueryBudget } from './query-budget.ts'
import { type ClauseContext, readClause } from './read-clause.ts'
import { readSort } from './read-order.ts'
import { readShownFields } from './read-shown-fields.ts'
import { isTypedSearch, readTypedSearch } from './read-typed-search.ts'
import { refuse, requireInteger, requireKeys } from './unsupported-query.ts'
import { CATEGORIES_AGGREGATION, DEVICE_COUNTS_AGGREGATION, type WrittenQuery } from './write-query.ts'

/** A query of a client, in the shop's own terms. */
export interface ReadQuery {
  readonly query: SearchQuery
  /** How many results the query itself asks for; null leaves it to the request. */
  readonly size: number | null
  /** The fields to return; null returns all of them. */
  readonly shown: readonly string[] | null
}

const QUERY_KEYS = ['query', 'sort', 'from', 'size', '_source', 'aggs']

function readNumber(value: unknown, path: string, max: number): number | null {
  if (value === undefined) return null
  const number = requireInteger(value, path)
  return number >= 0 && number <= max ? number : refuse(path, `must be from 0 to ${max}`)
}

/** Whether the counts of a list are asked for. An aggregation is accepted only as the shop itself writes it. */
function hasAggregation(aggs: unknown, known: unknown): boolean {
  if (aggs === undefined) return false
  const difference = findDifference(aggs, known, 'aggs')
  return difference === null || refuse(difference)
}

/** The list of categories has no hits of its own, so nothing else may be asked of it. */
function readCategories({ aggs, size, ...rest }: WrittenQuery): SearchQuery<'categories'> {
  hasAggregation(aggs, CATEGORIES_AGGREGATION)
  const [other] = Object.keys(rest)
  if (other !== undefined) refuse(other, 'not together with the list of categories')
  return { kind: 'categories' }
}

function readDeviceSearch(written: WrittenQuery, context: ClauseContext): SearchQuery<'deviceSearch'> {
  if (written.sort !== undefined) refuse('sort', 'a typed text is sorted by relevance')
  if (written.aggs !== undefined) refuse('aggs', 'not together with a typed text')
  const { text, where } = readTypedSearch(written.query, 'query', context)
  const from = readNumber(written.from, 'from', MAX_FROM) ?? 0
  const limited = where.kind === 'all' ? {} : { where }
  return { kind: 'deviceSearch', text, filter: {}, from, ...limited }
}

function readDocuments(written: WrittenQuery, context: ClauseContext): SearchQuery<'documents'> {
  const { index } = context
  return {
    kind: 'documents',
    index,
    where: written.query === undefined ? { kind: 'all' } : readClause(written.query, 'query', context),
    sort: written.sort === undefined ? completeSort(index, []) : readSort(written.sort, index),
    from: readNumber(written.from, 'from', MAX_FROM) ?? 0,
    hasCounts: hasAggregation(written.aggs, DEVICE_COUNTS_AGGREGATION),
  }
}

function readKind(written: WrittenQuery, context: ClauseContext): SearchQuery {
  if (context.index === 'groups' && written.aggs !== undefined) return readCategories(written)
  if (context.index === 'devices' && isTypedSearch(written.query)) return readDeviceSearch(written, context)
  return readDocuments(written, context)
}

/** Reads a query for an index. Nothing is skipped: what it can't read, it refuses by name. */
export function readQuery(written: WrittenQuery, index: IndexKind): ReadQuery {
  requireKeys(written, QUERY_KEYS, '')
  return {
    query: readKind(written, { index, budget: new QueryBudget() }),
    size: readNumber(written.size, 'size', MAX_RESULT_SIZE),
    shown: readShownFields(written._source, index),
  }
}
