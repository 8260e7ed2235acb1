import { ERROR_BODY } from '#contracts/errors.ts'
import { SEARCH_RESPONSE, type SearchRequest, type SearchResponse } from '#contracts/search.ts'
import { type SearchEngine, SearchInputError } from './search-engine.ts'

export interface RemoteSearchOptions {
  /** Address of the search service, without `/searches`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** The service asks for a user in development only; in production it lies in the shop's own network. */
  readonly isDevelopment: boolean
  readonly timeoutMs: number
}

// The longest answer, 200 devices with their texts, is a tenth of it.
const MAX_BYTES = 8 * 1024 * 1024

/** Reads a body up to the limit: a service that sends without end must not fill the memory. */
async function readJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The answer of the search service is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** What the service says against the query; its form is not relied on. */
async function readRefusal(response: Response): Promise<string> {
  const body = await readJson(response).catch(() => undefined)
  const message = ERROR_BODY.pick({ message: true }).safeParse(body)
  return message.success ? message.data.message : 'The search service refused the query'
}

/** Passes the shop's queries on to a search service that answers `POST /searches`. */
export function createRemoteSearch(options: RemoteSearchOptions): SearchEngine {
  const { url, user, password, isDevelopment, timeoutMs } = options
  const address = `${url.replace(/\/+$/, '')}/searches`
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(isDevelopment && user ? { authorization: `Basic ${credentials}` } : {}),
  }

  async function search(request: SearchRequest): Promise<SearchResponse> {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status === 400) throw new SearchInputError(await readRefusal(response))
    if (!response.ok) {
      // An unread body would keep the connection.
      await response.body?.cancel()
      throw new Error(`The search service answered with status ${response.status}`)
    }
    return SEARCH_RESPONSE.parse(await readJson(response))
  }

  // The service keeps its own indexes.
  return { search, refresh: async () => undefined, close: async () => undefined }
}
