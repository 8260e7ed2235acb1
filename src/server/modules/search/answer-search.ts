import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import { writeResult } from '#server/ports/search/query-language/write-result.ts'
import type { IndexNames, SearchEngine } from '#server/ports/search/search-engine.ts'
import { readSearchRequest } from './read-search-request.ts'

/** Answers a request in the search engine's language; throws a SearchInputError for anything the shop never asks. */
export async function answerSearch(
  engine: SearchEngine,
  request: SearchRequest,
  known: readonly IndexNames[],
): Promise<SearchResponse> {
  const { query, target } = readSearchRequest(request, known)
  return writeResult(query.kind, await engine.search(query, target))
}
