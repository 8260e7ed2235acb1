import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES, type ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { MARKETS } from '#markets/markets.ts'
import { finishAnswer, finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { findShopPartner } from '#server/modules/partners/partner.presenter.ts'
import { buildManifest } from './build-manifest.ts'
import { readBrandFile } from './read-brand-file.ts'

/** Every shop mode has these icons, under the same names at the root of the site. */
const ICONS: Readonly<Record<string, string>> = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml; charset=utf-8',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
}

const DRAWN_ICON = 'icon.svg'

// Their names don't change with their content, so browsers revalidate them once a day.
const CACHING = { 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' }

// An SVG opened on its own is a document of this site: it may do nothing.
const POLICY = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

const finishFile = (path: string, contentType: string): CachedPage =>
  finishBytes({
    bytes: readBrandFile(path),
    contentType,
    headers: { ...CACHING, ...POLICY },
  })

/** Icons and web manifest of the host's shop, and the preview pictures for shared links. */
export async function brandFilesRoutes(
  app: FastifyInstance,
  { partners }: { readonly partners: ReadonlyMap<string, Partner> },
): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, page)
  }

  // A partner delivers one drawing; the shop's mark in other sizes would be someone else's.
  const logos = new Map<string, CachedPage>(
    [...partners.values()].map(({ id, logo }) => [
      `${id} ${DRAWN_ICON}`,
      finishBytes({
        bytes: Buffer.from(logo.svg),
        contentType: 'image/svg+xml; charset=utf-8',
        headers: { ...CACHING, ...POLICY },
      }),
    ]),
  )

  for (const [name, contentType] of Object.entries(ICONS)) {
    const files = new Map<ShopMode, CachedPage>(
      SHOP_MODES.map((mode) => [mode, finishFile(`${mode}/${name}`, contentType)]),
    )
    app.get(`/${name}`, async (request, reply) => {
      const { shop } = requireShopContext(request)
      const file =
        shop.partner === undefined ? files.get(shop.shopMode) : logos.get(`${shop.partner} ${name}`)
      return file ? send(request, reply, file) : reply.callNotFound()
    })
  }

  for (const id of MARKET_IDS) {
    const picture = finishFile(`share/${id}.png`, 'image/png')
    app.get(`/share/${id}.png`, async (request, reply) => send(request, reply, picture))
  }

  // By host, not by the stored language: browsers request it without cookies.
  app.get('/site.webmanifest', async (request, reply) => {
    const { shop, host } = requireShopContext(request)
    const partner = findShopPartner(shop, partners)
    const manifest = await finishAnswer({
      status: 200,
      body: JSON.stringify(buildManifest(MARKETS[host.lang], shop.shopMode, partner)),
      contentType: 'application/manifest+json; charset=utf-8',
      isShared: true,
      headers: CACHING,
      scopes: [],
      expiresAtMs: 0,
    })
    send(request, reply, manifest)
  })
}
