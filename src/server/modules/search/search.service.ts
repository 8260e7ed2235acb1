import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { type SearchRequest, searchResponse } from '#contracts/search.ts'
import type { SearchQuery } from '#domain/search/query-builders.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'

/** What a search has found. */
export interface SearchResult<Document> {
  readonly documents: readonly Document[]
  readonly total: number
  readonly aggregations: Readonly<Record<string, unknown>>
}

export interface SearchQuestion<Schema extends z.ZodType> {
  /** Name of the index. */
  readonly application: string
  readonly query: SearchQuery
  readonly resultSize: number
  readonly document: Schema
}

export interface SearchService {
  /** Null when the search failed; that is logged and never breaks a page. */
  find<Schema extends z.ZodType>(
    question: SearchQuestion<Schema>,
  ): Promise<SearchResult<z.output<Schema>> | null>
}

/** The request for a query, as every engine and the remote service take it. */
export const toSearchRequest = (
  application: string,
  query: SearchQuery,
  resultSize: number,
): SearchRequest => ({
  search: { source: JSON.stringify(query), source_content_type: 'application/json' },
  application,
  resultSize,
})

// A schema is compiled when it is first used; one made for every answer would be compiled every time.
const ENVELOPE = searchResponse(z.unknown())

export function createSearchService(engine: SearchEngine, log: FastifyBaseLogger): SearchService {
  return {
    async find({ application, query, resultSize, document }) {
      try {
        const answer = await engine.search(toSearchRequest(application, query, resultSize))
        const { hits, aggregations = {}, timed_out } = ENVELOPE.parse(answer)
        if (timed_out) throw new Error('The search engine gave up')
        // An index that is just being changed may hold a document of another form: one less is better than none.
        const documents = hits.hits.flatMap(({ _source }) => {
          const parsed = document.safeParse(_source)
          if (!parsed.success)
            log.warn({ application, issues: parsed.error.issues }, 'unreadable search document')
          return parsed.success ? [parsed.data] : []
        })
        return { documents, total: hits.total.value, aggregations }
      } catch (err) {
        // Not the query: it may hold what a visitor typed.
        log.error({ err, application }, 'search failed')
        return null
      }
    },
  }
}
