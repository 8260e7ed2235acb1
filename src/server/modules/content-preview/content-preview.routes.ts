import type { FastifyInstance } from 'fastify'
import { CONTENT_PREVIEW_PATH } from '#contracts/paths/content-preview.ts'
import type { DocumentContent, DocumentKey } from '#domain/content/content-document.ts'
import type { ContentSource } from '#domain/content/content-page.ts'
import { writeHomeDocument } from '#domain/content/home-blocks.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { CONTENT_PREVIEW_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import {
  type ContentService,
  type ContentServiceOptions,
  createContentService,
} from '#server/modules/content/content.service.ts'
import { createPageRenderer, type PageRendererOptions } from '#server/modules/pages/page-renderer.ts'
import type { PagesService } from '#server/modules/pages/pages.service.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { coverPages } from '#server/ports/cms/stored-cms.ts'
import type { SignedTokens } from '#server/secrets/signed-tokens.ts'
import { type Preview, readPreview } from './preview-tokens.ts'
import { refusePreview, sendPreview } from './send-preview.ts'

export interface PreviewRoutesOptions {
  readonly cms: Cms
  readonly content: Pick<ContentServiceOptions, 'facts' | 'listCategoryUrls'>
  readonly readDraft: (key: DocumentKey) => Promise<DocumentContent | null>
  readonly tokens: SignedTokens
  /** The pages of the shop with other content. */
  readonly createPages: (content: ContentService) => PagesService
  readonly rendering: PageRendererOptions
  readonly imageOrigins: readonly string[]
}

/** The shop's content with one document replaced. */
function coverDocument(cms: Cms, { market: id, name }: DocumentKey, content: DocumentContent | null): Cms {
  return {
    async getHomeDocument(market) {
      if (market.id !== id || content?.kind !== 'home') return cms.getHomeDocument(market)
      return writeHomeDocument(market.landingPageCode, content.home)
    },
    async getContentPages(market) {
      const pages = await cms.getContentPages(market)
      if (market.id !== id || content?.kind !== 'page') return pages
      const updated = pages.find((page) => page.id === name)?.updated ?? '2000-01-01'
      return coverPages(pages, [{ ...content.page, id: name, updated }])
    },
  }
}

/** Where a page is shown; null for one that isn't there. */
function findPath(
  market: Market,
  { kind, name }: DocumentKey,
  pages: readonly ContentSource[],
): string | null {
  if (kind === 'home') return '/'
  if (name === market.b2bLandingPageCode) return buildPath(market, 'b2bLandingpage')
  const page = pages.find(({ id }) => id === name)
  return page ? buildPath(market, 'content', { contentPages: page.slug }) : null
}

/** Renders a document as the shop would show it, without scripts: it is looked at, not used. */
async function renderPreview(
  options: PreviewRoutesOptions,
  preview: Preview,
  { shop, host }: Pick<ReturnType<typeof requireShopContext>, 'shop' | 'host'>,
): Promise<Buffer> {
  const market = MARKETS[preview.market]
  const cms = coverDocument(options.cms, preview, await options.readDraft(preview))
  const pathname = findPath(market, preview, await cms.getContentPages(market))
  if (pathname === null) throw refusePreview()
  const content = createContentService(cms, {
    ...options.content,
    maxAgeMs: Number.POSITIVE_INFINITY,
    now: () => preview.atMs,
  })
  // The host decides about mode and partner, the document about the market.
  const shown: Shop = { ...shop, market: preview.market }
  const outcome = await options.createPages(content).resolve(shown, host, { pathname, search: '' })
  if (outcome.kind !== 'page') throw refusePreview()
  const renderer = createPageRenderer({ ...options.rendering, content, isStatic: true })
  const page = { ...outcome.page, isKept: false, visibility: 'unlisted' as const }
  return (await renderer.renderPage(shown, page, { path: pathname, onlyEncoding: 'identity' })).bodies
    .identity
}

/** Shows what isn't published yet, to whoever has the desk's key for it, inside the desk and nowhere else. */
export async function contentPreviewRoutes(
  app: FastifyInstance,
  options: PreviewRoutesOptions,
): Promise<void> {
  app.get<{ Querystring: { token?: unknown } }>(
    CONTENT_PREVIEW_PATH,
    { schema: { hide: true }, config: { rateLimit: CONTENT_PREVIEW_LIMIT } },
    async (request, reply) => {
      const { token } = request.query
      const preview = typeof token === 'string' ? await readPreview(options.tokens, token) : null
      if (!preview) throw refusePreview()
      const html = await renderPreview(options, preview, requireShopContext(request))
      return sendPreview(reply, html, { ...options, deskOrigin: preview.deskOrigin })
    },
  )
}
