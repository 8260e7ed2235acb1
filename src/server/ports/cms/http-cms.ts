import type { z } from 'zod'
import type { Market } from '#domain/markets/market.ts'
import { readLimited } from '#server/ports/read-limited.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'
import type { Cms } from './cms.ts'
import { CONTENT_COLLECTION, HOME_DOCUMENT } from './cms-schemas.ts'

/** Keeps the last valid answer of each document across restarts. */
export interface CmsCopies {
  find(documentKey: string): Promise<unknown>
  keep(documentKey: string, body: unknown): Promise<void>
}

export interface HttpCmsOptions {
  readonly url: string
  readonly user: string
  readonly password: string
  readonly timeoutMs: number
  readonly copies: CmsCopies
  /** Used until the CMS has answered once, so that the first start doesn't depend on it. */
  readonly fallback: Cms
  readonly onFailure: (documentKey: string, reason: unknown) => void
}

const MAX_BYTES = 2 * 1024 * 1024

/** A CMS that speaks JSON:API over HTTP with basic authentication. */
export function createHttpCms({
  url,
  user,
  password,
  timeoutMs,
  copies,
  fallback,
  onFailure,
}: HttpCmsOptions): Cms {
  const base = url.replace(/\/$/, '')
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  async function fetchDocument(path: string): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      headers: { accept: 'application/vnd.api+json', ...(user ? { authorization } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return JSON.parse(await readLimited(response, MAX_BYTES))
  }

  async function loadDocument<Output>(
    path: string,
    schema: z.ZodType<Output>,
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
      loadDocument(`/home/${market.landingPageCode}`, HOME_DOCUMENT, () => fallback.getHomeDocument(market)),
    getContentPages: (market: Market) =>
      loadDocument(`/content-pages/${market.id}`, CONTENT_COLLECTION, async () => [
        ...(await fallback.getContentPages(market)),
      ]),
  }
}
