import type { SearchRequest } from '#contracts/search.ts'
import { INDEX_KINDS, type IndexKind, MAX_FROM, type SearchQuery } from '#domain/search/search-query.ts'
import { readQuery } from '#server/ports/search/query-language/read-query.ts'
import { readSource } from '#server/ports/search/query-language/read-source.ts'
import { type IndexNames, SearchInputError, type SearchTarget } from '#server/ports/search/search-engine.ts'

const MAX_TEXT_LENGTH = 200

interface FoundIndex {
  readonly indexes: IndexNames
  readonly kind: IndexKind
}

function findIndex(application: string, known: readonly IndexNames[]): FoundIndex {
  for (const indexes of known) {
    if (application === indexes.manufacturers) return { indexes, kind: 'groups' }
    if (application === indexes.devices) return { indexes, kind: 'devices' }
  }
  throw new SearchInputError(`Unknown application: ${application}`)
}

function requireBounds(query: SearchQuery): void {
  if ('from' in query && query.from > MAX_FROM)
    throw new SearchInputError(`"from" must not be larger than ${MAX_FROM}`)
  if ('text' in query && query.text.length > MAX_TEXT_LENGTH)
    throw new SearchInputError(`The search text must not be longer than ${MAX_TEXT_LENGTH} characters`)
}

function requireIndexKind({ kind }: SearchQuery, indexKind: IndexKind): void {
  if (INDEX_KINDS[kind] !== indexKind) throw new SearchInputError(`Unsupported query: ${kind} in this index`)
}

export interface ReadSearchRequest {
  readonly query: SearchQuery
  readonly target: SearchTarget
}

/** The query of a request, if the shop itself could have sent it; a SearchInputError otherwise. */
export function readSearchRequest(
  { search, application, resultSize }: SearchRequest,
  known: readonly IndexNames[],
): ReadSearchRequest {
  const { indexes, kind } = findIndex(application, known)
  const query = readQuery(readSource(search.source))
  requireBounds(query)
  requireIndexKind(query, kind)
  return { query, target: { indexes, size: resultSize } }
}
