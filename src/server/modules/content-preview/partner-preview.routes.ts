import type { FastifyInstance } from 'fastify'
import { PARTNER_PREVIEW_PATH } from '#contracts/paths/content-preview.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { CONTENT_PREVIEW_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { createPageRenderer, type PageRendererOptions } from '#server/modules/pages/page-renderer.ts'
import type { PagesService } from '#server/modules/pages/pages.service.ts'
import type { PartnerPreview, PartnerPreviewKey } from '#server/modules/partners/partners.repository.ts'
import type { Partners } from '#server/modules/partners/partners.ts'
import type { SignedTokens } from '#server/secrets/signed-tokens.ts'
import { readPartnerPreview } from './preview-tokens.ts'
import { refusePreview, sendPreview } from './send-preview.ts'

export interface PartnerPreviewOptions {
  readonly partners: Partners
  /** What an operator wants to look at. */
  readonly findPreview: (key: PartnerPreviewKey) => Promise<PartnerPreview | null>
  readonly tokens: SignedTokens
  /** The pages of the shop with other partners. */
  readonly createPages: (partners: Partners) => PagesService
  readonly rendering: PageRendererOptions
  readonly imageOrigins: readonly string[]
}

/** The shop's partners with one record replaced. */
const coverPartner = (partners: Partners, { id, record }: PartnerPreview): Partners => {
  const covered = { id, ...record }
  return {
    find: (wanted) => (wanted === id ? covered : partners.find(wanted)),
    widgetOrigins: partners.widgetOrigins,
  }
}

/** Shows the home page of a partner's shop with a record that isn't published yet, inside the desk and nowhere else. */
export async function partnerPreviewRoutes(
  app: FastifyInstance,
  options: PartnerPreviewOptions,
): Promise<void> {
  app.get<{ Querystring: { token?: unknown } }>(
    PARTNER_PREVIEW_PATH,
    { schema: { hide: true }, config: { rateLimit: CONTENT_PREVIEW_LIMIT } },
    async (request, reply) => {
      const { token } = request.query
      const claims = typeof token === 'string' ? await readPartnerPreview(options.tokens, token) : null
      const preview = claims && (await options.findPreview(claims))
      if (!claims || !preview) throw refusePreview()
      const { host } = requireShopContext(request)
      const shown: Shop = { shopMode: 'agan', market: claims.market, partner: preview.id }
      const partners = coverPartner(options.partners, preview)
      const address = { pathname: '/', search: '' }
      const outcome = await options.createPages(partners).resolve(shown, host, address)
      if (outcome.kind !== 'page') throw refusePreview()
      const renderer = createPageRenderer({ ...options.rendering, partners, isStatic: true })
      const page = { ...outcome.page, isKept: false, visibility: 'unlisted' as const }
      const { bodies } = await renderer.renderPage(shown, page, { path: '/', onlyEncoding: 'identity' })
      return sendPreview(reply, bodies.identity, { ...options, deskOrigin: claims.deskOrigin })
    },
  )
}
