import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { SEARCHES_PATH, SUGGESTIONS_PATH } from '#contracts/paths/catalogue.ts'
import { MAX_SOURCE_LENGTH, SEARCH_REQUEST, SEARCH_RESPONSE } from '#contracts/search.ts'
import { SUGGESTIONS, SUGGESTIONS_QUERY } from '#contracts/suggestions.ts'
import { MARKETS } from '#markets/markets.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { BlockedError, HttpError, OverloadedError } from '#server/http/error-handler.ts'
import type { LoadShedding } from '#server/http/load-shedding.ts'
import type { CountNetwork } from '#server/http/network-limit.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import { UnsupportedQueryError } from '#server/ports/search/query-language/unsupported-query.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { SHOP_INDEXES } from '#server/ports/search/shop-indexes.ts'
import { answerSearch } from './answer-search.ts'
import { findSuggestions, NO_SUGGESTIONS } from './suggestions.service.ts'

// The source is escaped again inside the body, in the worst case every character of it.
const BODY_LIMIT_BYTES = 2 * MAX_SOURCE_LENGTH + 1_024

const OVERLOADED_SECONDS = 5

const SUGGESTIONS_CACHING = 'public, max-age=60'

// In the engine's own terms, so that a shop using this service can tell a failure from a search without matches.
const NO_RESULT = { hits: { total: { value: 0 }, hits: [] }, timed_out: true }

export interface SearchRoutesOptions {
  readonly engine: SearchEngine
  readonly catalogue: CatalogueService
  readonly load: LoadShedding
  /** Counts the comparisons that a network's free queries take. */
  readonly countWork: CountNetwork
  readonly isTrustedProxy: IsTrustedProxy
}

/** The trade-in search service, and the suggestions below the search field. */
export async function searchRoutes(
  app: FastifyInstance,
  { engine, catalogue, load, countWork, isTrustedProxy }: SearchRoutesOptions,
): Promise<void> {
  // Searching is work for one visitor: while the process cannot keep up, it waits.
  app.addHook('onRequest', async () => {
    if (load.isShedding()) throw new OverloadedError(OVERLOADED_SECONDS)
  })
  describeRoutes(app, { tag: 'Catalogue' })
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.route({
    method: 'POST',
    url: SEARCHES_PATH,
    schema: {
      summary: 'Answers a query in the search engine’s language.',
      body: SEARCH_REQUEST,
      response: { 200: SEARCH_RESPONSE },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SEARCH_LIMIT },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const network = findNetwork(readClientAddress(request.raw, isTrustedProxy))
      const charge = (checks: number) => {
        const waitSeconds = countWork(network, checks)
        if (waitSeconds !== null) throw new BlockedError(waitSeconds)
      }
      try {
        return await answerSearch(engine, request.body, { known: SHOP_INDEXES, charge })
      } catch (err) {
        if (err instanceof BlockedError) throw err
        if (err instanceof UnsupportedQueryError)
          throw new HttpError(400, 'UNSUPPORTED_QUERY', err.message, [
            { field: err.part, key: 'QUERY_UNSUPPORTED' },
          ])
        if (err instanceof SearchInputError) throw new HttpError(400, 'INVALID_REQUEST', err.message)
        // A failed search yields no results; the reason is for the log, not for the client.
        request.log.error({ err, application: request.body.application }, 'search failed')
        return NO_RESULT
      }
    },
  })

  typed.route({
    method: 'GET',
    url: SUGGESTIONS_PATH,
    schema: {
      summary: 'Returns the suggestions of the search field while a visitor types.',
      querystring: SUGGESTIONS_QUERY,
      response: { 200: SUGGESTIONS },
    },
    config: { rateLimit: SEARCH_LIMIT },
    handler: async (request, reply) => {
      const { shop } = requireShopContext(request)
      const found = await findSuggestions(catalogue, MARKETS[shop.market], request.query.q)
      // The field works without suggestions, but a failure must not be cached.
      reply.header('cache-control', found ? SUGGESTIONS_CACHING : 'no-store').header('vary', 'cookie')
      return found ?? NO_SUGGESTIONS
    },
  })
}
