import type { Market } from '#domain/markets/market.ts'
import { readLimited } from '#server/ports/read-limited.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'
import type { Cms } from './cms.ts'
import type { CmsDialect, CmsRequest } from './cms-dialect.ts'

/** Keeps the last valid answer of each document across restarts. */
export interface CmsCopies {
  find(documentKey: string): Promise<unknown>
  keep(documentKey: string, body: unknown): Promise<void>
}

export interface HttpCmsOptions {
  readonly url: string
  readonly dialect: CmsDialect
  readonly timeoutMs: number
  readonly copies: CmsCopies
  /** Used until the CMS has answered once, so that the first start doesn't depend on it. */
  readonly fallback: Cms
  readonly onFailure: (documentKey: string, reason: unknown) => void
}

const MAX_BYTES = 2 * 1024 * 1024

/** A CMS that is asked over HTTP, in its own dialect. */
export function createHttpCms({ url, dialect, timeoutMs, copies, fallback, onFailure }: HttpCmsOptions): Cms {
  const base = url.replace(/\/$/, '')

  async function fetchDocument(path: string): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      headers: dialect.headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return JSON.parse(await readLimited(response, MAX_BYTES))
  }

  async function loadDocument<Output>(
    { path, schema }: CmsRequest<Output>,
    readFallback: () => Promise<Output>,
  ): Promise<Output> {
    try {
      const body = await watchCall('cms', () => fetchDocument(path))
      const document = schema.parse(body)
      await copies.keep(path, body).catch((reason: unknown) => onFailure(path, reason))
      return document
    } catch (reason) {
      onFailure(path, reason)
      const copy = schema.safeParse(await copies.find(path).catch(() => undefined))
      return copy.success ? copy.data : readFallback()
    }
  }

  return {
    getHomeDocument: (market: Market) =>
      loadDocument(dialect.askHome(market), () => fallback.getHomeDocument(market)),
    getContentPages: (market: Market) =>
      loadDocument(dialect.askPages(market), () => fallback.getContentPages(market)),
  }
}
