import { SEARCH_REQUEST } from '#contracts/search.ts'
import { answerSearch } from '#server/modules/search/answer-search.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
import { createOpenSearch } from '#server/ports/search/opensearch/opensearch.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { startFakeOpenSearch } from './fake-opensearch.ts'
import { sendJson, startServer } from './http-server.ts'
import { SEARCH_DOCUMENTS } from './search-documents.ts'

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

const openSearch = (url: string): EngineUnderTest => ({
  name: 'opensearch',
  async start() {
    const engine = await createOpenSearch({ ...OPTIONS, url, onError: failOnError, searchTimeoutMs: 10_000 })
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
    const engine = await createOpenSearch({ ...OPTIONS, url: fake.url, onError: failOnError })
    return {
      ...engine,
      async close() {
        await engine.close()
        await fake.close()
      },
    }
  },
}

const { SEARCH_URL } = process.env

/**
 * Every engine that can run here. OpenSearch needs a server:
 * `SEARCH_URL=http://localhost:9200 npx vitest run tests/integration/search/search-contract.test.ts`
 */
export const ENGINES: readonly EngineUnderTest[] = [
  embedded,
  remote,
  ...(SEARCH_URL ? [openSearch(SEARCH_URL)] : []),
]

/** Every engine that answers the conditions of the query language here. */
export const CONDITION_ENGINES: readonly EngineUnderTest[] = [...ENGINES, fakeOpenSearch]

/** Those of them that evaluate conditions themselves, not by the embedded engine. */
export const OTHER_EVALUATORS: readonly EngineUnderTest[] = [
  ...(SEARCH_URL ? [openSearch(SEARCH_URL)] : []),
  fakeOpenSearch,
]

export const startEmbedded = embedded.start
