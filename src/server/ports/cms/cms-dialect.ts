import type { z } from 'zod'
import type { ContentSource } from '#domain/content/content-page.ts'
import type { HomeDocument } from '#domain/content/home-document.ts'
import type { Market } from '#domain/markets/market.ts'
import { CONTENT_COLLECTION, HOME_DOCUMENT } from './cms-schemas.ts'

/** A document of a content system: where it is, and how its answer is read. */
export interface CmsRequest<Output> {
  readonly path: string
  readonly schema: z.ZodType<Output>
}

/** How a content system is asked. */
export interface CmsDialect {
  readonly headers: Readonly<Record<string, string>>
  askHome(market: Market): CmsRequest<HomeDocument>
  askPages(market: Market): CmsRequest<readonly ContentSource[]>
}

const authorise = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

/** JSON:API documents with basic authentication. */
export const createJsonApiDialect = (user: string, password: string): CmsDialect => ({
  headers: { accept: 'application/vnd.api+json', ...(user ? authorise(user, password) : {}) },
  askHome: ({ landingPageCode }) => ({ path: `/home/${landingPageCode}`, schema: HOME_DOCUMENT }),
  askPages: ({ id }) => ({ path: `/content-pages/${id}`, schema: CONTENT_COLLECTION }),
})
