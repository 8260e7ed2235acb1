import { SEARCH_REQUEST } from '#contracts/search.ts'
import { createEmbeddedSearch } from '#server/ports/search/embedded/embedded-search.ts'
import { createOpenSearch } from '#server/ports/search/opensearch/opensearch.ts'
import { createRemoteSearch } from '#server/ports/search/remote-search.ts'
import { type SearchEngine, SearchInputError } from '#server/ports/search/search-engine.ts'
import { sendJson, startServer } from './http-server.ts'
import { SEARCH_DOCUMENTS } from './search-documents.ts'

/** Names that no shop uses, so that a search engine with real documents keeps them. */
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
      sendJson(response, 200, await engine.search(request.data))
    } catch (error) {
      if (error instanceof SearchInputError) refuse(error.message)
      else sendJson(response, 500, {})
    }
  })
}

const remote: EngineUnderTest = {
  name: 'remote',
  async start() {
    const { url, close } = await startSearchService()
    const settings = { user: '', password: '', isDevelopment: false, timeoutMs: 10_000 }
    return { ...createRemoteSearch({ url, ...settings }), close }
  },
}

const openSearch = (url: string): EngineUnderTest => ({
  name: 'opensearch',
  async start() {
    const onError = (task: string, error: unknown) => {
      throw new Error(task, { cause: error })
    }
    const engine = await createOpenSearch({ ...OPTIONS, url, onError, searchTimeoutMs: 10_000 })
    // What an earlier run has left there may be of other documents.
    await engine.refresh()
    return engine
  },
})

const { SEARCH_URL } = process.env

/**
 * Every engine that can be asked here. OpenSearch needs a server:
 * `SEARCH_URL=http://localhost:9200 npx vitest run tests/integration/search/search-contract.test.ts`
 */
export const ENGINES: readonly EngineUnderTest[] = [
  embedded,
  remote,
  ...(SEARCH_URL ? [openSearch(SEARCH_URL)] : []),
]
