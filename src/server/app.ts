import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { isPublicHost } from '#domain/markets/host-reach.ts'
import { RECYCLING_MARKET_LABELS } from '#domain/recycling/recycling-limits.ts'
import { parsePath } from '#domain/routing/path.ts'
import { redactPath } from '#domain/routing/redact-path.ts'
import { NEUTRAL_ROUTES } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'
import type { AppOptions } from './app-options.ts'
import { DATA_FOLDER } from './config/data-folder.ts'
import { getCompany } from './config/operator.ts'
import { OWN_TRACKING } from './config/read-tracking.ts'
import { createCatalogueWatch } from './db/catalogue-changes.ts'
import type { CacheScope } from './http/cache-scope.ts'
import { createProxyCheck } from './http/client-address.ts'
import { registerControlCharacterCheck } from './http/control-characters.ts'
import { createEdgeAnswers } from './http/edge-answer.ts'
import { registerErrorHandler, sendError } from './http/error-handler.ts'
import { createHostListing } from './http/host-listing.ts'
import { createHotPath } from './http/hot-path.ts'
import { HtmlCache } from './http/html-cache.ts'
import { NO_SHEDDING } from './http/load-shedding.ts'
import { normaliseTarget } from './http/request-target.ts'
import { BASE_SECURITY_HEADERS } from './http/security-headers.ts'
import { createForwardingWatch } from './http/untrusted-forwarding.ts'
import { type CatalogueService, createCatalogueService } from './modules/catalogue/catalogue.service.ts'
import {
  type ContentService,
  createContentService,
  type ListCategoryUrls,
} from './modules/content/content.service.ts'
import { createShopFacts } from './modules/facts/shop-facts.ts'
import { createLiveSales, type LiveSales } from './modules/live-sales/live-sales.ts'
import { readSaleVersions } from './modules/live-sales/sale-versions.repository.ts'
import { createOfferSheets } from './modules/offers/offer-sheet.ts'
import { createMetrics, type Metrics } from './modules/operations/metrics.ts'
import { operationsRoutes } from './modules/operations/operations.routes.ts'
import { PAYLOAD_SUFFIX } from './modules/pages/page-store.ts'
import { readPublishedPartners } from './modules/partners/partners.repository.ts'
import {
  createPartners,
  hidesHostsFile,
  type LivePartners,
  requirePartnerRecords,
} from './modules/partners/partners.ts'
import { createQuestions } from './modules/questions/questions.ts'
import { createReviewsService } from './modules/reviews/reviews.service.ts'
import type { SearchEngine } from './ports/search/search-engine.ts'
import { registerShop } from './register-shop.ts'
import { createRequestIds, registerRequestTelemetry } from './telemetry/trace-requests.ts'

export interface App {
  readonly fastify: FastifyInstance
  readonly metrics: Metrics
  readonly content: ContentService
  /** Pages of sales that are open right now. */
  readonly liveSales: LiveSales
  /** Answers any request; the entry point of every listening port. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Drops cached pages and content of the changed kind. */
  drop(scope: CacheScope | 'all'): Promise<void>
}

const CACHE_BYTES = 256 * 1024 * 1024
const SITEMAP_CACHE_BYTES = 32 * 1024 * 1024
const BODY_LIMIT_BYTES = 64 * 1024
const REFRESH_RETRY_MS = 10_000

/** Leaves out the query, which may hold personal data, and the token of a secret link. */
function toLoggablePath({ url, shopContext }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? ''
  return shopContext ? redactPath(MARKETS[shopContext.shop.market], path.replace(PAYLOAD_SUFFIX, '')) : path
}

/** Pages are one route of the server; the neutral path of their screen tells them apart. */
function nameRoute({ url, routeOptions, shopContext }: FastifyRequest): string {
  const pattern = routeOptions.url ?? 'unknown'
  if (pattern !== '/*' || !shopContext) return pattern
  const [path = ''] = url.split('?', 1)
  const parsed = parsePath(MARKETS[shopContext.shop.market], path.replace(PAYLOAD_SUFFIX, '') || '/')
  return parsed.kind === 'match' ? NEUTRAL_ROUTES[parsed.route] : 'unknown page'
}

function createFastify(options: AppOptions, metrics: Metrics): FastifyInstance {
  const fastify = Fastify({
    loggerInstance: options.logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    genReqId: createRequestIds(createProxyCheck(options.trustedProxies)),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: true,
    // Fastify types the reply by its route, and here there is none.
    frameworkErrors: (error, _, reply) => sendError(error, reply as FastifyReply),
    routerOptions: { maxParamLength: 500 },
  })
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(fastify)
  registerRequestTelemetry(fastify, { process: 'web', nameRoute })
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(BASE_SECURITY_HEADERS).header('x-request-id', request.id)
  })
  registerControlCharacterCheck(fastify)
  fastify.addHook('onResponse', async (request, reply) => {
    metrics.countRequest(reply.raw.statusCode, 'server')
    const path = toLoggablePath(request)
    request.log.info(
      { method: request.method, path, status: reply.raw.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  return fastify
}

/** Loads a changed catalogue before pages are rendered from it; if that fails, the old one stays for now. */
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

/** Reads changed partners before pages are rendered with them; if that fails, the old ones stay for now. */
async function refreshPartners(partners: LivePartners, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await partners.refresh()
    return true
  } catch (err) {
    log.error({ err }, 'partners refresh failed')
    return false
  }
}

/** Builds the application without listening on any port. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { db, blobs, secret, search, now = Date.now, isPublic = true, isCaching = true } = options
  const cache = new HtmlCache({ maxBytes: isCaching ? CACHE_BYTES : 0, now })
  const metrics = createMetrics(cache, { process: 'web', pool: db.$client, build: options.renderer.build.id })
  const sitemapCache = new HtmlCache({ maxBytes: isCaching ? SITEMAP_CACHE_BYTES : 0, now })
  const watch = createCatalogueWatch(db)
  const fastify = createFastify(options, metrics)
  const isTrustedProxy = createProxyCheck(options.trustedProxies)
  const isListedHost = createHostListing(options.hosts.table, isPublic)
  const toEdgeAnswer = createEdgeAnswers(options.edgeCacheSeconds ?? 0)
  const catalogue = createCatalogueService({ engine: search, log: fastify.log, now })
  const questions = createQuestions(DATA_FOLDER)
  const offerSheets = createOfferSheets({ db, questions, now })
  const reviews = createReviewsService({ db, now, waitMs: options.reviewsWaitMs })
  const facts = createShopFacts()
  const liveSales = createLiveSales({
    readVersions: (transactionIds) => readSaleVersions(db, transactionIds),
    onError: (err) => fastify.log.error({ err }, 'open pages of sales not told'),
    ...(options.liveLimits ? { limits: options.liveLimits } : {}),
  })
  const partners = createPartners(options.hosts, () => readPublishedPartners(db))
  if (await refreshPartners(partners, fastify.log)) {
    requirePartnerRecords(options.hosts.table, partners)
    if (hidesHostsFile(options.hosts, await readPublishedPartners(db)))
      fastify.log.warn('widgetPartnerOrigins of HOSTS_FILE have no effect: the desk has published others')
  } else {
    // Until the database is back, the files count.
    setTimeout(() => app.drop('content'), REFRESH_RETRY_MS).unref()
  }
  const listCategoryUrls: ListCategoryUrls = (market) =>
    catalogue.listCategories(market).then(
      (categories) => new Set(categories.map(({ url }) => url)),
      () => null,
    )
  const content = createContentService(options.cms, {
    facts,
    maxAgeMs: options.contentMaxAgeMs ?? Number.POSITIVE_INFINITY,
    now,
    listCategoryUrls,
    onBroken: (err) => fastify.log.error({ err }, 'content is broken'),
  })
  await fastify.register(operationsRoutes, {
    metricsToken: options.metricsToken,
    hasOpenMetrics: ![...options.hosts.table.values()].some(isPublicHost),
    isTrustedProxy,
    checkDatabase: options.checkDatabase,
    isAccepting: options.isAccepting,
    collectMetrics: options.collectMetrics ?? (() => metrics.registry.metrics()),
  })
  await fastify.register((scope) =>
    registerShop(scope, {
      db,
      blobs,
      secret,
      now,
      tracking: options.tracking ?? OWN_TRACKING,
      identityMarkets: options.identityMarkets ?? new Set(),
      hosts: options.hosts,
      partners,
      isTrustedProxy,
      isListedHost,
      toEdgeAnswer,
      isPublic,
      search,
      catalogue,
      cms: options.cms,
      content,
      listCategoryUrls,
      facts,
      questions,
      offerSheets,
      reviews,
      liveSales,
      cache,
      sitemapCache,
      metrics,
      renderer: options.renderer,
      imageOrigins: options.imageOrigins,
      mailbox: options.mailbox ?? null,
      isDevelopment: options.isDevelopment ?? false,
      hasOfflinePages: options.hasOfflinePages ?? true,
      pushKey: options.pushKey ?? null,
      processCount: options.processCount ?? 1,
      load: options.load ?? NO_SHEDDING,
      recyclingLabelsPerDay: options.recyclingLabelsPerDay ?? RECYCLING_MARKET_LABELS,
      securityContact: options.securityContact ?? `mailto:${getCompany().securityMail}`,
    }),
  )
  await fastify.ready()
  const serveFromCache = createHotPath({
    hosts: options.hosts.table,
    cache,
    isTrustedProxy,
    isListedHost,
    toEdgeAnswer,
    onServed: (status) => metrics.countRequest(status, 'cache'),
  })
  const noticeForwarding = createForwardingWatch({
    isTrustedProxy,
    count: metrics.countUntrustedForwarding,
    warn: (peer) =>
      fastify.log.warn(
        { peer },
        'a peer that isn’t in TRUSTED_PROXIES sent forwarded headers; if it’s your proxy, add it, or all its visitors count as one',
      ),
  })
  const app: App = {
    fastify,
    metrics,
    content,
    liveSales,
    handle(request, response) {
      noticeForwarding(request)
      normaliseTarget(request)
      if (!serveFromCache(request, response)) fastify.routing(request, response)
    },
    async drop(scope) {
      if (scope !== 'content') for (const own of [offerSheets, reviews]) own.forget()
      if (scope === 'rules') return cache.drop('rules')
      // Published with the content, which every page depends on.
      if (scope !== 'catalogue' && scope !== 'reviews' && !(await refreshPartners(partners, fastify.log)))
        setTimeout(() => app.drop('content'), REFRESH_RETRY_MS).unref()
      // Read before the search: a change that comes in between is found again, and no page is kept that lacks it.
      const change = scope === 'content' ? null : await watch.readChange()
      const isRefreshed = scope === 'content' || (await refreshCatalogue(search, catalogue, fastify.log))
      if (!isRefreshed) {
        watch.forget()
        setTimeout(() => app.drop('catalogue'), REFRESH_RETRY_MS).unref()
      }
      // New prices are shown by few pages, and by no menu.
      if (scope === 'catalogue' && isRefreshed && change?.isPriceOnly) return cache.dropParts(change.parts)
      content.refresh()
      // Every page shows menus, and menus name categories: a changed catalogue drops all pages.
      for (const own of [cache, sitemapCache]) own.drop(scope === 'content' ? 'content' : 'all')
    },
  }
  return app
}
