import type { SearchRequest, SearchResponse } from '#contracts/search.ts'
import { writeResult } from '#server/ports/search/query-language/write-result.ts'
import type { IndexNames, SearchEngine, SearchTarget } from '#server/ports/search/search-engine.ts'
import { readSearchRequest } from './read-search-request.ts'

type Hit = SearchResponse['hits']['hits'][number]

const pickFields = ({ _source }: Hit, shown: readonly string[]): Hit => ({
  _source: Object.fromEntries(Object.entries(_source).filter(([name]) => shown.includes(name))),
})

export interface AnswerOptions extends Pick<SearchTarget, 'charge'> {
  readonly known: readonly IndexNames[]
}

/** Answers a request in the search engine's language; throws a SearchInputError for what isn't in it. */
export async function answerSearch(
  engine: SearchEngine,
  request: SearchRequest,
  { known, charge }: AnswerOptions,
): Promise<SearchResponse> {
  const { query, target, shown } = readSearchRequest(request, known)
  const limited = charge ? { ...target, charge } : target
  const answer = writeResult(query.kind, await engine.search(query, limited))
  if (!shown) return answer
  const hits = answer.hits.hits.map((hit) => pickFields(hit, shown))
  return { ...answer, hits: { ...answer.hits, hits } }
}
