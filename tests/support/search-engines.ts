import { inject } from 'vitest'
import { SEARCH_REQUEST } from '#contracts/search.ts'
import { answerSearch } from '#server/modules/search/answer-search.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
import { createOpenSearch } from '#server/ports/search/opensearch/opensearch.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { startFakeOpenSearch } from './fake-opensearch.ts'
import { sendJson, startServer } from './http-server.ts'
import { SEARCH_DOCUMENTS, streamDocuments } from './search-documents.ts'

/** Names that no shop uses, so that documents of a real shop on the same server survive. */
export const CONTRACT_INDEXES = { manufacturers: 'contract-manufacturers', devices: 'contract-devices' }

const OPTIONS = { indexes: [CONTRACT_INDEXES], load: async () => SEARCH_DOCUMENTS }

export interface EngineUnderTest {
  readonly name: string
  start(): Promise<SearchEngine>
}

const embedded: EngineUnderTest = { name: 'embedded', start: async () => createEmbeddedSearch(OPTIONS) }

/** A search service in front of an embedded engine. */
async function startSearchService() {
  const engine = createEmbeddedSearch(OPTIONS)
  return startServer(async ({ method, path, body }, response) => {
    const refuse = (message: string) =>
      sendJson(response, 400, { statusCode: 400, id: 'INVALID_REQUEST', message })
    if (method !== 'POST' || path !== '/searches') return sendJson(response, 404, {})
    const request = SEARCH_REQUEST.safeParse(JSON.parse(body))
    if (!request.success) return refuse(request.error.message)
    try {
      sendJson(response, 200, await answerSearch(engine, request.data, { known: OPTIONS.indexes }))
    } catch (error) {
      if (error instanceof SearchInputError) refuse(error.message)
      else sendJson(response, 500, {})
    }
  })
}

const failOnError = (task: string, error: unknown) => {
  throw new Error(task, { cause: error })
}

const remote: EngineUnderTest = {
  name: 'remote',
  async start() {
    const { url, close } = await startSearchService()
    const settings = { user: '', password: '', isDevelopment: false, timeoutMs: 10_000, onError: failOnError }
    return { ...createRemoteSearch({ url, ...settings }), close }
  },
}

const FILLED = {
  indexes: [CONTRACT_INDEXES],
  load: async () => streamDocuments(SEARCH_DOCUMENTS),
  onProgress: () => undefined,
  onError: failOnError,
}

const openSearch = (urls: readonly string[]): EngineUnderTest => ({
  name: 'opensearch',
  async start() {
    const engine = await createOpenSearch({ ...FILLED, urls, searchTimeoutMs: 10_000 })
    // An earlier run may have left other documents behind.
    await engine.refresh()
    return engine
  },
})

/** The fake stores what the shop fills its indexes with, and answers every query that has a sort. */
const fakeOpenSearch: EngineUnderTest = {
  name: 'opensearch (fake)',
  async start() {
    const fake = await startFakeOpenSearch()
    const engine = await createOpenSearch({ ...FILLED, urls: [fake.url] })
    return {
      ...engine,
      async close() {
        await engine.close()
        await fake.close()
      },
    }
  },
}

const cluster = inject('searchCluster')

/** Every engine to be tested here. With a real cluster it is that one; the others are tested without. */
export const ENGINES: readonly EngineUnderTest[] = cluster ? [openSearch(cluster.urls)] : [embedded, remote]

/** Those that evaluate the conditions of the query language themselves, not by the embedded engine. */
export const OTHER_EVALUATORS: readonly EngineUnderTest[] = cluster
  ? [openSearch(cluster.urls)]
  : [fakeOpenSearch]

/** Every engine that answers the conditions of the query language here. */
export const CONDITION_ENGINES: readonly EngineUnderTest[] = cluster ? ENGINES : [...ENGINES, fakeOpenSearch]

export const startEmbedded = embedded.start
