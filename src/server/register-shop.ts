import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { HostTable } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildRedirectTable, type RedirectTable } from '#domain/routing/redirects.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import type { AppOptions } from './app.ts'
import { OWN_TRACKING } from './config/tracking.ts'
import { createProxyCheck, type IsTrustedProxy } from './http/client-address.ts'
import { createHostListing } from './http/host-listing.ts'
import type { HtmlCache } from './http/html-cache.ts'
import { registerOpenapi } from './http/openapi.ts'
import { registerRateLimits } from './http/rate-limit.ts'
import { registerSession } from './http/session.ts'
import { registerShopContext } from './http/shop-context.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { createAccountService } from './modules/account/account.service.ts'
import { createLoginGuard } from './modules/account/login-guard.ts'
import { createPasswordHashing } from './modules/account/password-hashing.ts'
import { brandFilesRoutes } from './modules/brand-files/brand-files.routes.ts'
import { buildsRoutes } from './modules/builds/builds.routes.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import type { CatalogueService } from './modules/catalogue/catalogue.service.ts'
import { clarificationRoutes } from './modules/clarification/clarification.routes.ts'
import { createClarificationService } from './modules/clarification/clarification.service.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { createContactService } from './modules/contact/contact.service.ts'
import { contactFormRoutes } from './modules/contact/contact-form.routes.ts'
import { createContactTokens } from './modules/contact/contact-tokens.ts'
import type { ContentService } from './modules/content/content.service.ts'
import { controllingRoutes } from './modules/controlling/controlling.routes.ts'
import { createControllingService } from './modules/controlling/controlling.service.ts'
import { customersRoutes } from './modules/customers/customers.routes.ts'
import { createFairnessService } from './modules/fairness/fairness.service.ts'
import { individualOffersRoutes } from './modules/individual-offers/individual-offers.routes.ts'
import { createIndividualOffersService } from './modules/individual-offers/individual-offers.service.ts'
import { languageRoutes } from './modules/language/language.routes.ts'
import { listsRoutes } from './modules/lists/lists.routes.ts'
import { createListsService } from './modules/lists/lists.service.ts'
import { mailboxRoutes } from './modules/mailbox/mailbox.routes.ts'
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts'
import { createNewsletterService } from './modules/newsletter/newsletter.service.ts'
import { findOfferSheet } from './modules/offers/offer-sheet.ts'
import { offersRoutes } from './modules/offers/offers.routes.ts'
import { createOffersService } from './modules/offers/offers.service.ts'
import type { Metrics } from './modules/operations/metrics.ts'
import { createPageRenderer, type PageRenderer, type PageSecurity } from './modules/pages/page-renderer.ts'
import { createPageStore } from './modules/pages/page-store.ts'
import { pagesRoutes } from './modules/pages/pages.routes.ts'
import { createPagesService, type PagesService } from './modules/pages/pages.service.ts'
import { findPictureForm } from './modules/pictures/pictures.repository.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import type { QuestionFiles } from './modules/questions/question-files.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { signedOffersRoutes } from './modules/signed-offers/signed-offers.routes.ts'
import { createSignedOffersService } from './modules/signed-offers/signed-offers.service.ts'
import { readCatalogueUrls } from './modules/sitemap/sitemap.repository.ts'
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts'
import { createTradeDocuments } from './modules/trades/trade-documents.ts'
import { tradesRoutes } from './modules/trades/trades.routes.ts'
import { createTradesService } from './modules/trades/trades.service.ts'
import { vouchersRoutes } from './modules/vouchers/vouchers.routes.ts'
import { createVouchersService } from './modules/vouchers/vouchers.service.ts'
import { widgetRoutes } from './modules/widget/widget.routes.ts'
import { DIST_FOLDER } from './render/build-info.ts'
import { LOADER_POLICY, loaderScript } from './render/loader-script.ts'
import { createAccessTokens } from './secrets/access-tokens.ts'
import { createOfferSigning } from './secrets/offer-signing.ts'
import { createSignedTokens } from './secrets/signed-tokens.ts'

const ONE_YEAR_MS = 365 * DAY_MS

const redirectTables = (): Record<MarketId, RedirectTable> =>
  Object.fromEntries(MARKET_IDS.map((id) => [id, buildRedirectTable(REDIRECTS[id])])) as Record<
    MarketId,
    RedirectTable
  >

function securityOptions({ renderer, hosts, imageOrigins }: AppOptions): PageSecurity {
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

export interface ShopParts {
  readonly catalogue: CatalogueService
  readonly questions: QuestionFiles
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

type SaleParts = Required<Pick<AppOptions, 'db' | 'now' | 'secret' | 'tracking'>>

/** What pages read besides content and catalogue. */
const pageReaders = ({ db, now, secret }: Omit<SaleParts, 'tracking'>, questions: QuestionFiles) => ({
  findOfferSheet: (market: Market, { id }: { readonly id: number }) =>
    findOfferSheet({ db, questions, now }, market, id),
  getFairnessYear: createFairnessService({ db, now }).getYear,
  receiptKeys: [createOfferSigning(secret).key],
  questionTexts: questions.texts,
})

/** What a seller's browser calls on the way from an offer to a trade. */
async function registerSale(
  scope: FastifyInstance,
  parts: SaleParts,
  { rules }: QuestionFiles,
): Promise<void> {
  await scope.register(offersRoutes, { offers: createOffersService({ ...parts, rules }) })
  await scope.register(listsRoutes, { lists: createListsService({ ...parts, rules }) })
  await scope.register(vouchersRoutes, { vouchers: createVouchersService(parts) })
  await scope.register(customersRoutes, parts)
  await scope.register(tradesRoutes, {
    ...parts,
    trades: createTradesService(parts),
    documents: createTradeDocuments(parts.db),
  })
  const signing = createOfferSigning(parts.secret)
  await scope.register(signedOffersRoutes, {
    ...parts,
    receipts: createSignedOffersService({ ...parts, signing }),
    keys: [signing.key],
  })
  await scope.register(individualOffersRoutes, { individualOffers: createIndividualOffersService(parts) })
  const { isForwarding } = parts.tracking
  await scope.register(controllingRoutes, {
    controlling: createControllingService({ ...parts, isForwarding }),
  })
}

interface ContactParts extends Omit<SaleParts, 'tracking'> {
  readonly pages: PagesService
  readonly renderer: PageRenderer
  readonly isTrustedProxy: IsTrustedProxy
}

/** The contact form, with script and without. */
async function registerContact(scope: FastifyInstance, parts: ContactParts): Promise<void> {
  const { db, now, secret, isTrustedProxy, pages, renderer } = parts
  const tokens = createContactTokens(secret, now)
  const contact = createContactService({ db, tokens, now })
  await scope.register(contactRoutes, { contact, tokens, isTrustedProxy })
  await scope.register(contactFormRoutes, { contact, pages, renderer, isTrustedProxy })
}

/** Who is signed in, for every route that follows, and the calls with which somebody signs in. */
async function registerAccount(
  scope: FastifyInstance,
  { isTrustedProxy, ...parts }: Omit<SaleParts, 'tracking'> & { readonly isTrustedProxy: IsTrustedProxy },
): Promise<void> {
  const signedTokens = createSignedTokens(parts.secret, parts.now)
  const accessTokens = createAccessTokens(signedTokens)
  registerSession(scope, accessTokens)
  const account = createAccountService({
    ...parts,
    signedTokens,
    accessTokens,
    hashing: createPasswordHashing(),
    guard: createLoginGuard(parts),
  })
  await scope.register(accountRoutes, { account, isTrustedProxy })
}

function createShopRenderer(
  scope: FastifyInstance,
  options: AppOptions,
  { content, metrics }: Pick<ShopParts, 'content' | 'metrics'>,
): PageRenderer {
  const { hosts, now = Date.now, tracking = OWN_TRACKING } = options
  const renderer = createPageRenderer({
    renderer: options.renderer,
    content,
    tracking,
    now,
    security: options.isDevelopment ? null : securityOptions(options),
    servedMarkets: servedMarkets(hosts.table),
    isPublic: options.isPublic ?? true,
    onFailure: (err) => scope.log.error({ err }, 'menus failed'),
  })
  return measureRenders(renderer, metrics)
}

/** Everything that answers on a host of the shop. */
export async function registerShop(
  scope: FastifyInstance,
  options: AppOptions,
  { catalogue, questions, content, cache, metrics }: ShopParts,
): Promise<void> {
  const { hosts, db, now = Date.now, tracking = OWN_TRACKING } = options
  const isTrustedProxy = createProxyCheck(options.trustedProxies)
  const isListedHost = createHostListing(hosts.table, options.isPublic ?? true)
  registerShopContext(scope, { hosts: hosts.table, isTrustedProxy, isListedHost })
  await registerRateLimits(scope, isTrustedProxy)
  await registerOpenapi(scope, { version: options.renderer.build.id })
  await registerAccount(scope, { db, now, secret: options.secret, isTrustedProxy })
  const clarification = createClarificationService({
    db,
    now,
    secret: options.secret,
    questions,
    onFailure: (err) => scope.log.error({ err }, 'a question cannot be recomputed'),
  })
  const parts = { db, now, secret: options.secret, tracking }
  const newsletter = createNewsletterService({ ...parts, guard: createLoginGuard(parts) })
  const pages = createPagesService(
    {
      content,
      catalogue,
      findCase: clarification.findCase,
      findSubscription: newsletter.find,
      ...pageReaders(parts, questions),
    },
    redirectTables(),
  )
  const renderer = createShopRenderer(scope, options, { content, metrics })
  if (!options.isDevelopment) await registerAssets(scope)
  await scope.register(buildsRoutes, { build: options.renderer.build })
  await scope.register(widgetRoutes)
  await scope.register(languageRoutes, { pages })
  await scope.register(searchRoutes, { engine: options.search, catalogue })
  await scope.register(catalogueRoutes, { catalogue })
  await registerSale(scope, parts, questions)
  await scope.register(clarificationRoutes, { clarification })
  await scope.register(newsletterRoutes, { newsletter, isTrustedProxy })
  await registerContact(scope, { ...parts, pages, renderer, isTrustedProxy })
  await scope.register(sitemapRoutes, {
    content,
    readUrls: (language) => readCatalogueUrls(db, language),
    isListedHost,
    cache,
    now,
  })
  await scope.register(brandFilesRoutes)
  if (options.mailbox) await scope.register(mailboxRoutes, { mailbox: options.mailbox })
  await scope.register(picturesRoutes, { findForm: (key) => findPictureForm(db, key), now })
  await scope.register(pagesRoutes, { store: createPageStore({ pages, renderer, cache }) })
}
