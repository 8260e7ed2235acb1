import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '#domain/markets/host-table.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES, type ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner, PartnerLogo } from '#domain/partners/partner.ts'
import { MARKETS } from '#markets/markets.ts'
import { getBrand, isDeliveredBrand } from '#server/config/operator.ts'
import { finishAnswer, finishBytes } from '#server/http/finish-answer.ts'
import { sendCachedPage } from '#server/http/hot-path.ts'
import type { CachedPage } from '#server/http/html-cache.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { findShopPartner } from '#server/modules/partners/partner.presenter.ts'
import type { Partners } from '#server/modules/partners/partners.ts'
import { buildManifest } from './build-manifest.ts'
import { readBrandFile } from './read-brand-file.ts'

const SVG_TYPE = 'image/svg+xml; charset=utf-8'

/** Every shop mode has these icons, under the same names at the root of the site. */
const ICONS: Readonly<Record<string, string>> = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': SVG_TYPE,
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

const finishFile = (bytes: Buffer, contentType: string): CachedPage =>
  finishBytes({ bytes, contentType, headers: { ...CACHING, ...POLICY } })

const finishLogo = ({ svg }: PartnerLogo): CachedPage => finishFile(Buffer.from(svg), SVG_TYPE)

/** Each record's logo, finished once. */
function createPartnerLogos() {
  const known = new WeakMap<Partner, CachedPage>()
  return (partner: Partner): CachedPage => {
    const finished = known.get(partner) ?? finishLogo(partner.logo)
    known.set(partner, finished)
    return finished
  }
}

/** The delivered pictures spell the delivered name. Another one is painted, at the start, for all markets. */
async function paintBrand(): Promise<CachedPage> {
  const { paintSharePicture } = await import('#server/documents/share-picture.ts')
  return finishFile(Buffer.from(paintSharePicture(null)), 'image/png')
}

/** Icons and web manifest of the host's shop, and the preview pictures for shared links. */
export async function brandFilesRoutes(
  app: FastifyInstance,
  { partners }: { readonly partners: Pick<Partners, 'find'> },
): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    sendCachedPage(request.raw, reply.raw, page)
  }

  const finishPartnerLogo = createPartnerLogos()
  const brand = getBrand()
  const ownLogo = brand.logo && finishLogo(brand.logo)
  // A logo is one drawing; the delivered mark in other sizes would be someone else's.
  const findLogo = (shop: Shop): CachedPage | null => {
    const partner = findShopPartner(shop, partners)
    return partner ? finishPartnerLogo(partner) : ownLogo
  }

  for (const [name, contentType] of Object.entries(ICONS)) {
    const files = new Map<ShopMode, CachedPage>(
      SHOP_MODES.map((mode) => [mode, finishFile(readBrandFile(`${mode}/${name}`), contentType)]),
    )
    app.get(`/${name}`, async (request, reply) => {
      const { shop } = requireShopContext(request)
      const logo = findLogo(shop)
      const file = logo === null ? files.get(shop.shopMode) : name === DRAWN_ICON && logo
      return file ? send(request, reply, file) : reply.callNotFound()
    })
  }

  const painted = isDeliveredBrand() ? null : await paintBrand()
  for (const id of MARKET_IDS) {
    const picture = painted ?? finishFile(readBrandFile(`share/${id}.png`), 'image/png')
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
