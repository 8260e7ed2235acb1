import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { HostTable } from '#domain/markets/host-table.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildRedirectTable, type RedirectTable } from '#domain/routing/redirects.ts'
import { reportablePath } from '#domain/routing/reportable-path.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import type { HostConfig } from './config/host-config.ts'
import type { CacheScope } from './http/cache-scope.ts'
import { createProxyCheck } from './http/client-address.ts'
import { registerErrorHandler, sendError } from './http/error-handler.ts'
import { createHotPath } from './http/hot-path.ts'
import { HtmlCache } from './http/html-cache.ts'
import { registerRateLimits } from './http/rate-limit.ts'
import { BASE_SECURITY_HEADERS, type SecurityOptions } from './http/security-headers.ts'
import { registerShopContext } from './http/shop-context.ts'
import { buildsRoutes } from './modules/builds/builds.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { type CatalogueService, createCatalogueService } from './modules/catalogue/catalogue.service.ts'
import { type ContentService, createContentService } from './modules/content/content.service.ts'
import { languageRoutes } from './modules/language/language.routes.ts'
import { createMetrics, type Metrics } from './modules/operations/metrics.ts'
import { operationsRoutes } from './modules/operations/operations.routes.ts'
import { createPageRenderer, type PageRenderer } from './modules/pages/page-renderer.ts'
import { createPageStore, PAYLOAD_SUFFIX } from './modules/pages/page-store.ts'
import { pagesRoutes } from './modules/pages/pages.routes.ts'
import { createPagesService } from './modules/pages/pages.service.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { createSearchService } from './modules/search/search.service.ts'
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts'
import type { SitemapSources } from './modules/sitemap/sitemap.service.ts'
import type { Cms } from './ports/cms/cms.ts'
import type { SearchEngine } from './ports/search/search-engine.ts'
import { DIST_FOLDER } from './render/build-info.ts'
import { LOADER_POLICY, loaderScript } from './render/loader-script.ts'
import type { Renderer } from './render/renderer.ts'

/** Everything the application needs from outside; tests give their own. */
export interface AppOptions {
  readonly hosts: HostConfig
  readonly trustedProxies: readonly string[]
  readonly cms: Cms
  readonly search: SearchEngine
  /** What a device's drawing shows, by its name; null when there is none. */
  readonly findPicture: (key: string) => Promise<unknown>
  /** Addresses of the whole catalogue, for search engines. */
  readonly readCatalogueUrls: SitemapSources['readUrls']
  /** How long content that was read is used without asking again; for ever unless given. */
  readonly contentMaxAgeMs?: number
  readonly imageOrigins: readonly string[]
  readonly renderer: Renderer
  readonly logger: FastifyBaseLogger
  readonly metricsToken: string | undefined
  readonly checkDatabase: () => Promise<void>
  readonly isAccepting: () => boolean
  /** Metrics of all web processes; without it, those of this one. */
  readonly collectMetrics?: () => Promise<string>
  readonly now?: () => number
  /** Turns the page cache off. */
  readonly isCaching?: boolean
  /** Pages with the development server's scripts, without the policy that forbids them. */
  readonly isDevelopment?: boolean
}

export interface App {
  readonly fastify: FastifyInstance
  readonly metrics: Metrics
  readonly content: ContentService
  /** Answers any request; the entry for every listening port. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Forgets pages and content of the changed kind. */
  drop(scope: CacheScope | 'all'): Promise<void>
}

const CACHE_BYTES = 256 * 1024 * 1024
const BODY_LIMIT_BYTES = 64 * 1024
const REFRESH_RETRY_MS = 10_000
const ONE_YEAR_MS = 365 * 86_400_000

/** The path without its query, which may hold personal data, and without the token of a secret link. */
function loggablePath({ url, shopContext }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? ''
  return shopContext
    ? reportablePath(MARKETS[shopContext.shop.market], path.replace(PAYLOAD_SUFFIX, ''))
    : path
}

function createFastify(options: AppOptions, metrics: Metrics): FastifyInstance {
  const fastify = Fastify({
    loggerInstance: options.logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    // Fastify types the reply by a route; here there is none.
    frameworkErrors: (error, _, reply) => sendError(error, reply as FastifyReply),
    routerOptions: { maxParamLength: 500 },
  })
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(fastify)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(BASE_SECURITY_HEADERS).header('x-request-id', request.id)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    metrics.countRequest(reply.raw.statusCode, 'server')
    const path = loggablePath(request)
    request.log.info(
      { method: request.method, path, status: reply.raw.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  return fastify
}

const redirectTables = (): Record<MarketId, RedirectTable> =>
  Object.fromEntries(MARKET_IDS.map((id) => [id, buildRedirectTable(REDIRECTS[id])])) as Record<
    MarketId,
    RedirectTable
  >

function securityOptions({ renderer, hosts, imageOrigins }: AppOptions): SecurityOptions {
  return {
    inlineScripts: [loaderScript(renderer.build.entry)],
    widgetPartnerOrigins: hosts.widgetPartnerOrigins,
    imageOrigins,
    trustedTypesPolicy: LOADER_POLICY,
  }
}

/** Markets whose own address leads to this shop. */
const servedMarkets = (hosts: HostTable): ReadonlySet<MarketId> =>
  new Set(MARKET_IDS.filter((id) => hosts.has(MARKETS[id].domain)))

const measureRenders = (renderer: PageRenderer, metrics: Metrics): PageRenderer => ({
  ...renderer,
  async renderPage(...input) {
    const startedAt = performance.now()
    const page = await renderer.renderPage(...input)
    metrics.observeRender((performance.now() - startedAt) / 1_000)
    return page
  },
})

interface ShopParts {
  readonly catalogue: CatalogueService
  readonly content: ContentService
  readonly cache: HtmlCache
  readonly metrics: Metrics
}

/** Files of the build: their names change with their content, so browsers may keep them. */
async function registerAssets(scope: FastifyInstance): Promise<void> {
  const root = join(DIST_FOLDER, 'client', 'assets')
  const lifetime = { immutable: true, maxAge: ONE_YEAR_MS }
  await scope.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    index: false,
    ...lifetime,
  })
}

async function registerShop(
  scope: FastifyInstance,
  options: AppOptions,
  { catalogue, content, cache, metrics }: ShopParts,
): Promise<void> {
  const { hosts, now = Date.now } = options
  const isTrustedProxy = createProxyCheck(options.trustedProxies)
  registerShopContext(scope, { hosts: hosts.table, isTrustedProxy })
  await registerRateLimits(scope, isTrustedProxy)
  const pages = createPagesService({ content, catalogue }, redirectTables())
  const pageRenderer = createPageRenderer({
    renderer: options.renderer,
    content,
    security: options.isDevelopment ? null : securityOptions(options),
    servedMarkets: servedMarkets(hosts.table),
    onFailure: (err) => scope.log.error({ err }, 'menus failed'),
    now,
  })
  const renderer = measureRenders(pageRenderer, metrics)
  if (!options.isDevelopment) await registerAssets(scope)
  await scope.register(buildsRoutes, { build: options.renderer.build })
  await scope.register(languageRoutes, { pages })
  await scope.register(searchRoutes, { engine: options.search, catalogue })
  await scope.register(catalogueRoutes, { catalogue })
  await scope.register(sitemapRoutes, { content, readUrls: options.readCatalogueUrls, cache, now })
  await scope.register(picturesRoutes, { findForm: options.findPicture, now })
  await scope.register(pagesRoutes, { store: createPageStore({ pages, renderer, cache }) })
}

/** `GET http://host/path`, as some proxies ask: the address names the host, and counts before the header. */
function takeAbsoluteForm(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(request.url ?? '') ?? []
  if (!host) return
  request.headers.host = host
  request.url = path?.startsWith('/') ? path : `/${path ?? ''}`
}

/** A mistyped escape (`/%zz`) is a path like any other that has no page; taken literally it can be looked up. */
function readablePath(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Takes over a changed catalogue before pages are made of it; when that fails, the one before stays for now. */
async function refreshCatalogue(
  search: SearchEngine,
  catalogue: CatalogueService,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    await search.refresh()
    return true
  } catch (err) {
    log.error({ err }, 'search refresh failed')
    return false
  } finally {
    catalogue.forget()
  }
}

/** Builds the application; it listens nowhere. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { now = Date.now, isCaching = true } = options
  const cache = new HtmlCache({ maxBytes: isCaching ? CACHE_BYTES : 0, now })
  const metrics = createMetrics(cache)
  const fastify = createFastify(options, metrics)
  const catalogue = createCatalogueService(createSearchService(options.search, fastify.log), { now })
  const content = createContentService(options.cms, {
    maxAgeMs: options.contentMaxAgeMs ?? Number.POSITIVE_INFINITY,
    now,
    listCategoryUrls: (market) =>
      catalogue.listCategories(market).then(
        (categories) => new Set(categories.map(({ url }) => url)),
        () => null,
      ),
  })
  const collectMetrics = options.collectMetrics ?? (() => metrics.registry.metrics())
  await fastify.register(operationsRoutes, { ...options, collectMetrics })
  await fastify.register((scope) => registerShop(scope, options, { catalogue, content, cache, metrics }))
  await fastify.ready()
  const serveHot = createHotPath({
    ...{ hosts: options.hosts.table, cache, isTrustedProxy: createProxyCheck(options.trustedProxies) },
    onServed: (status) => metrics.countRequest(status, 'cache'),
  })
  const app: App = {
    fastify,
    metrics,
    content,
    handle(request, response) {
      takeAbsoluteForm(request)
      request.url = readablePath(request.url ?? '/')
      if (!serveHot(request, response)) fastify.routing(request, response)
    },
    async drop(scope) {
      const isDone = scope === 'content' || (await refreshCatalogue(options.search, catalogue, fastify.log))
      if (!isDone) setTimeout(() => app.drop('catalogue'), REFRESH_RETRY_MS).unref()
      content.refresh()
      // Menus name categories and stand on every page.
      cache.drop(scope === 'content' ? 'content' : 'all')
    },
  }
  return app
}
