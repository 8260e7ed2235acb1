import type { SearchRequest } from '#contracts/search.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { type ReadQuery, readQuery } from '#server/ports/search/query-language/read-query.ts'
import { readSource } from '#server/ports/search/query-language/read-source.ts'
import { type IndexNames, SearchInputError, type SearchTarget } from '#server/ports/search/search-engine.ts'

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

export interface ReadSearchRequest extends Pick<ReadQuery, 'query' | 'shown'> {
  readonly target: SearchTarget
}

/** The query of a request, if it is in the language of the service; a SearchInputError otherwise. */
export function readSearchRequest(
  { search, application, resultSize }: SearchRequest,
  known: readonly IndexNames[],
): ReadSearchRequest {
  const { indexes, kind } = findIndex(application, known)
  const { query, size, shown } = readQuery(readSource(search.source), kind)
  return { query, shown, target: { indexes, size: Math.min(resultSize, size ?? resultSize) } }
}
