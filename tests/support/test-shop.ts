import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type App, buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app-options.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { createLocalSearch } from '#server/processes/create-search.ts'
import { createBuiltRenderer } from '#server/render/renderer.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from './blobs.ts'
import { getSharedDatabaseUrl, openAsRole } from './database.ts'
import { requireDocumentedError } from './documented-errors.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

/** The application on a real port; requests choose their host by header, as behind a load balancer. */
export interface TestShop {
  readonly app: App
  readonly port: number
  readonly logs: Record<string, unknown>[]
  get(host: string, path: string, headers?: Record<string, string>): Promise<Answer>
  send(host: string, path: string, options?: RequestOptions): Promise<Answer>
  close(): Promise<void>
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** Asks a local port as a visitor of a host does. */
export function askPort(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions,
) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { port, path, method, headers: { host, ...headers }, agent: false }
    const request = httpRequest({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = method === 'HEAD' ? '' : decode(bytes, response.headers['content-encoding'])
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

let catalogue: { readonly db: Database; readonly search: SearchEngine } | undefined

/**
 * The delivered catalogue, indexed once for all shops of a test file. Idle connections do not keep the process alive.
 */
function getSharedCatalogue() {
  if (catalogue) return catalogue
  const db = openDatabase({ url: getSharedDatabaseUrl(), maxConnections: 2, onError: () => undefined })
  catalogue = { db, search: createLocalSearch(db) }
  return catalogue
}

/** Builds the shop as in production, except for parts that a test replaces. */
export async function startTestShop(overrides: Partial<AppOptions> = {}): Promise<TestShop> {
  const { db: shared, search } = getSharedCatalogue()
  const db = openAsRole(overrides.db ?? shared, 'web')
  const logs: Record<string, unknown>[] = []
  const logger = createLogger('info', { write: (line: string) => void logs.push(JSON.parse(line)) })
  const app = await buildApp({
    hosts: loadHostConfig(parseEnvironment({})),
    trustedProxies: [],
    cms: createFileCms(DATA_FOLDER),
    blobs: createTestBlobs(db),
    search,
    secret: createShopSecret(Buffer.from('a secret that only the tests know')),
    imageOrigins: [],
    renderer: await createBuiltRenderer(),
    logger,
    metricsToken: undefined,
    checkDatabase: async () => undefined,
    isAccepting: () => true,
    // On a busy machine a page that didn't wait would be another one than the test is about.
    reviewsWaitMs: 60_000,
    ...overrides,
    db,
  })
  const server: Server = createServer(app.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const send: TestShop['send'] = async (host, path, options = {}) => {
    const answer = await askPort(port, host, path, options)
    const { method = 'GET' } = options
    requireDocumentedError({ method, path: path.split('?', 1)[0] ?? '', ...answer })
    return answer
  }
  return {
    app,
    port,
    logs,
    send,
    get: (host, path, headers = {}) => send(host, path, { headers }),
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await app.fastify.close()
    },
  }
}
