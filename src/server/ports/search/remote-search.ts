import { ERROR_BODY } from '#contracts/errors.ts'
import type { SearchRequest } from '#contracts/search.ts'
import type { QueryKind, SearchQuery } from '#domain/search/search-query.ts'
import { readResult } from './query-language/read-result.ts'
import { writeQuery } from './query-language/write-query.ts'
import {
  findIndexName,
  type SearchEngine,
  SearchInputError,
  type SearchResults,
  type SearchTarget,
} from './search-engine.ts'

export interface RemoteSearchOptions {
  /** Address of the search service, without `/searches`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** The service asks for a user in development only; in production it is in the shop's own network. */
  readonly isDevelopment: boolean
  readonly timeoutMs: number
  /** Called with problems that don't make the search fail. */
  readonly onError: (task: string, error: unknown) => void
}

// Ten times the longest answer, 500 devices with their texts.
const MAX_BYTES = 8 * 1024 * 1024

/** Reads a body up to the limit: a service that never stops sending must not fill the memory. */
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

/** The reason the service gives for a refusal, if it gives a readable one. */
async function readRefusal(response: Response): Promise<string> {
  const body = await readJson(response).catch(() => undefined)
  const message = ERROR_BODY.pick({ message: true }).safeParse(body)
  return message.success ? message.data.message : 'The search service refused the query'
}

const writeRequest = <Kind extends QueryKind>(
  query: SearchQuery<Kind>,
  { indexes, size }: SearchTarget,
): SearchRequest => ({
  search: { source: JSON.stringify(writeQuery(query)), source_content_type: 'application/json' },
  application: findIndexName(query, indexes),
  resultSize: size,
})

const dropSlashes = (url: string): string => (url.endsWith('/') ? dropSlashes(url.slice(0, -1)) : url)

/** Sends the shop's queries to a search service that answers `POST /searches`. */
export function createRemoteSearch(options: RemoteSearchOptions): SearchEngine {
  const { url, user, password, isDevelopment, timeoutMs, onError } = options
  const address = `${dropSlashes(url)}/searches`
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(isDevelopment && user ? { authorization: `Basic ${credentials}` } : {}),
  }

  async function search<Kind extends QueryKind>(
    query: SearchQuery<Kind>,
    target: SearchTarget,
  ): Promise<SearchResults[Kind]> {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(writeRequest(query, target)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status === 400) throw new SearchInputError(await readRefusal(response))
    if (!response.ok) {
      // An unread body would hold the connection.
      await response.body?.cancel()
      throw new Error(`The search service answered with status ${response.status}`)
    }
    return readResult(query, await readJson(response), (error) => onError('reading a document', error))
  }

  // The service keeps its own indexes.
  return { search, refresh: async () => undefined, close: async () => undefined }
}
