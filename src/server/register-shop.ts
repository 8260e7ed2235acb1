import type { FastifyInstance } from 'fastify'
import { listMarketsWithHost } from '#domain/markets/host-reach.ts'
import type { HostTable } from '#domain/markets/host-table.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildRedirectTable, type RedirectTable } from '#domain/routing/redirects.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import { DATA_FOLDER } from './config/data-folder.ts'
import { type CountNetwork, createNetworkLimit } from './http/network-limit.ts'
import { registerOpenapi } from './http/openapi.ts'
import { type RateLimit, SEARCH_WORK_LIMIT, UNCACHED_PAGE_LIMIT } from './http/rate-limit.ts'
import { registerRateLimits } from './http/register-rate-limits.ts'
import { registerSession } from './http/session.ts'
import { registerShopContext } from './http/shop-context.ts'
import { accountRoutes } from './modules/account/account.routes.ts'
import { createAccountService } from './modules/account/account.service.ts'
import { ACCOUNT_DEVICE_COOKIE } from './modules/account/account-caller.ts'
import { createPasswordHashing } from './modules/account/password-hashing.ts'
import { brandFilesRoutes } from './modules/brand-files/brand-files.routes.ts'
import { browserProblemsRoutes } from './modules/browser-problems/browser-problems.routes.ts'
import { assetsRoutes } from './modules/builds/assets.routes.ts'
import { buildsRoutes } from './modules/builds/builds.routes.ts'
import { createSharedFiles } from './modules/builds/shared-files.ts'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts'
import { clarificationRoutes } from './modules/clarification/clarification.routes.ts'
import { createClarificationService } from './modules/clarification/clarification.service.ts'
import { createTokenExchange } from './modules/clarification/exchange-token.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { createContactService } from './modules/contact/contact.service.ts'
import { contactFormRoutes } from './modules/contact/contact-form.routes.ts'
import { createContactTokens } from './modules/contact/contact-tokens.ts'
import { createContentService } from './modules/content/content.service.ts'
import { readDraft } from './modules/content/documents/documents.repository.ts'
import { contentPreviewRoutes } from './modules/content-preview/content-preview.routes.ts'
import { partnerPreviewRoutes } from './modules/content-preview/partner-preview.routes.ts'
import { controllingRoutes } from './modules/controlling/controlling.routes.ts'
import { createControllingService } from './modules/controlling/controlling.service.ts'
import { createRequestCounter } from './modules/counters/count-requests.ts'
import { cspReportsRoutes } from './modules/csp-reports/csp-reports.routes.ts'
import { customersRoutes } from './modules/customers/customers.routes.ts'
import { developersRoutes } from './modules/developers/developers.routes.ts'
import { fairnessRoutes } from './modules/fairness/fairness.routes.ts'
import { createFairnessService } from './modules/fairness/fairness.service.ts'
import { guestsRoutes } from './modules/guests/guests.routes.ts'
import { individualOffersRoutes } from './modules/individual-offers/individual-offers.routes.ts'
import { createIndividualOffersService } from './modules/individual-offers/individual-offers.service.ts'
import { offerFormRoutes } from './modules/individual-offers/offer-form.routes.ts'
import { findOfferPage } from './modules/individual-offers/offer-page.ts'
import { languageRoutes } from './modules/language/language.routes.ts'
import { listFormRoutes } from './modules/lists/list-form.routes.ts'
import { listsRoutes } from './modules/lists/lists.routes.ts'
import { createListsService, type ListsService } from './modules/lists/lists.service.ts'
import { liveSalesRoutes } from './modules/live-sales/live-sales.routes.ts'
import { plainSaleRoutes } from './modules/live-sales/plain-sale.routes.ts'
import { createDeviceCookie } from './modules/login-guard/device-cookie.ts'
import { createLoginGuard, type LoginGuard } from './modules/login-guard/login-guard.ts'
import { mailboxRoutes } from './modules/mailbox/mailbox.routes.ts'
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts'
import { createNewsletterService } from './modules/newsletter/newsletter.service.ts'
import { createOfferQuotas, type TakeOfferQuota } from './modules/offers/offer-quotas.ts'
import { offersRoutes } from './modules/offers/offers.routes.ts'
import { createOffersService } from './modules/offers/offers.service.ts'
import { offlinePagesRoutes } from './modules/offline-pages/offline-pages.routes.ts'
import { measureRenders } from './modules/pages/measure-renders.ts'
import type { PageServices } from './modules/pages/page-loader.ts'
import {
  createPageRenderer,
  type PageRenderer,
  type PageRendererOptions,
  type PageSecurity,
} from './modules/pages/page-renderer.ts'
import { createPageStore } from './modules/pages/page-store.ts'
import { pagesRoutes } from './modules/pages/pages.routes.ts'
import { createPagesService, type PagesService } from './modules/pages/pages.service.ts'
import { partnerFilesRoutes } from './modules/partners/partner-files.routes.ts'
import { findPartnerPreview, listBrandRecords } from './modules/partners/partners.repository.ts'
import { findFileBrands } from './modules/partners/partners.ts'
import { createPhotoPassportService } from './modules/photo-passports/passports.service.ts'
import { photoPassportRoutes } from './modules/photo-passports/photo-passports.routes.ts'
import { findPicture } from './modules/pictures/pictures.repository.ts'
import { picturesRoutes } from './modules/pictures/pictures.routes.ts'
import { priceWatchRoutes } from './modules/price-watch/price-watch.routes.ts'
import { createPriceWatchService } from './modules/price-watch/price-watch.service.ts'
import { noticesRoutes } from './modules/push-notices/notices.routes.ts'
import { recyclingRoutes } from './modules/recycling/recycling.routes.ts'
import { createRecyclingService } from './modules/recycling/recycling.service.ts'
import { recyclingFormRoutes } from './modules/recycling/recycling-form.routes.ts'
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts'
import { createPublicLog, registerPublicLog } from './modules/sale-proofs/public-log.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { selfTestRoutes } from './modules/self-test/self-test.routes.ts'
import { createSelfTestService } from './modules/self-test/self-test.service.ts'
import { isSignInLive } from './modules/sign-ins/live-sign-in.ts'
import { signedOffersRoutes } from './modules/signed-offers/signed-offers.routes.ts'
import { createSignedOffersService } from './modules/signed-offers/signed-offers.service.ts'
import { listSigningKeys } from './modules/signed-offers/signing-keys.repository.ts'
import { createCatalogueUrls } from './modules/sitemap/sitemap.repository.ts'
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts'
import { registerStepUp } from './modules/step-up/require-step-up.ts'
import { createStepUpProofs } from './modules/step-up/step-up-proofs.ts'
import { createTradeDocuments } from './modules/trades/documents/trade-documents.ts'
import { tradesRoutes } from './modules/trades/trades.routes.ts'
import { createTradesService } from './modules/trades/trades.service.ts'
import { findLatestHead } from './modules/transparency-log/tree-heads.repository.ts'
import { vouchersRoutes } from './modules/vouchers/vouchers.routes.ts'
import { createVouchersService } from './modules/vouchers/vouchers.service.ts'
import { wellKnownRoutes } from './modules/well-known/well-known.routes.ts'
import { widgetRoutes } from './modules/widget/widget.routes.ts'
import { createFileCms } from './ports/cms/file-cms.ts'
import { ASSETS_FOLDER } from './render/build-info.ts'
import { LOADER_POLICY, writeLoaderScript } from './render/loader-script.ts'
import { createAccessTokens } from './secrets/access-tokens.ts'
import { createOfferSigning, type OfferSigning } from './secrets/offer-signing.ts'
import { createSignedTokens } from './secrets/signed-tokens.ts'
import type { ShopParts } from './shop-parts.ts'

/** This process's part of a limit that is counted inside routes. */
const createProcessLimit = (
  { max, timeWindow }: RateLimit,
  { processCount, now }: Pick<ShopParts, 'processCount' | 'now'>,
): CountNetwork => createNetworkLimit({ max, windowMs: timeWindow, processCount, now })

/** Everything that answers on a host of the shop. */
export async function registerShop(scope: FastifyInstance, parts: ShopParts): Promise<void> {
  const { db, blobs, secret, now, questions, catalogue, content, cache, isTrustedProxy, isListedHost } = parts
  const guard = createLoginGuard({ db, now, table: 'login_guard' })
  const signing = createOfferSigning(secret)
  const readOfferKeys = () => listSigningKeys(db, 'signing_key', signing.keys)
  const log = createPublicLog(db, secret)
  const clarification = createClarificationService({ db, blobs, now, secret, questions })
  const passports = createPhotoPassportService({ db, blobs, secret, now })
  const newsletter = createNewsletterService({ db, now, secret, guard })
  const recycling = createRecyclingService({
    db,
    secret,
    now,
    metrics: parts.metrics,
    labelsPerDay: parts.recyclingLabelsPerDay,
  })
  const watches = createPriceWatchService({ db, now, secret, guard, ruleSets: questions.ruleSets })
  const services: PageServices = {
    content,
    catalogue,
    facts: parts.facts,
    findClarification: clarification.find,
    findPhotoPassport: passports.find,
    findSubscription: newsletter.find,
    findRecyclingStatus: recycling.findStatus,
    findPriceWatch: watches.find,
    findIndividualOffer: (market, link) => findOfferPage({ db, secret, now }, market, link),
    findOfferSheet: (market, { id }) => parts.offerSheets.find(market, id),
    getFairnessYear: createFairnessService({ db, now }).getYear,
    reviews: parts.reviews,
    readSignedOfferKeys: readOfferKeys,
    readLogKeys: log.readKeys,
    findTreeHead: () => findLatestHead(db),
    questionTexts: questions.texts,
    partners: parts.partners,
  }
  const redirects = buildRedirectTables()
  const pages = createPagesService(services, redirects)
  const rendering = buildRendering(scope, parts)
  const renderer = measureRenders(createPageRenderer(rendering), parts.metrics)

  registerShopContext(scope, { hosts: parts.hosts, isTrustedProxy, isListedHost })
  await registerRateLimits(scope, {
    isTrustedProxy,
    countShared: createRequestCounter({ db, secret, now, table: 'counter' }),
    processCount: parts.processCount,
  })
  await registerOpenapi(scope, { version: parts.renderer.build.id })
  await scope.register(developersRoutes)
  await registerAccount(scope, parts, guard)
  if (!parts.isDevelopment) {
    const files = createSharedFiles({ db, now })
    await scope.register(assetsRoutes, { folder: ASSETS_FOLDER, files, cache })
  }
  await scope.register(buildsRoutes, { build: parts.renderer.build })
  await scope.register(widgetRoutes)
  await scope.register(languageRoutes, { pages })
  await scope.register(searchRoutes, {
    engine: parts.search,
    catalogue,
    load: parts.load,
    countWork: createProcessLimit(SEARCH_WORK_LIMIT, parts),
    isTrustedProxy,
  })
  await scope.register(catalogueRoutes, { catalogue })
  const takeQuota = createOfferQuotas({ db, secret, now })
  const lists = createListsService({ db, now, ruleSets: questions.ruleSets, takeQuota })
  await registerSale(scope, parts, { signing, readOfferKeys, lists, takeQuota })
  await scope.register(listFormRoutes, { lists, pages, renderer })
  await scope.register(liveSalesRoutes, parts)
  await scope.register(plainSaleRoutes, { ...parts, pages, renderer })
  await registerPublicLog(scope, { ...parts, ...log })
  await scope.register(fairnessRoutes, { db, readKeys: log.readKeys, now })
  await scope.register(clarificationRoutes, { clarification })
  await scope.register(priceWatchRoutes, { watches, isTrustedProxy })
  await scope.register(photoPassportRoutes, { db, secret, passports })
  await scope.register(selfTestRoutes, { selfTests: createSelfTestService(parts) })
  await scope.register(newsletterRoutes, { newsletter, isTrustedProxy })
  await registerContact(scope, parts, { pages, renderer })
  await scope.register(recyclingRoutes, { db, blobs, recycling, isTrustedProxy })
  await scope.register(offerFormRoutes, {
    ...parts,
    pages,
    renderer,
  })
  await scope.register(recyclingFormRoutes, { recycling, pages, renderer, isTrustedProxy })
  await scope.register(sitemapRoutes, {
    content,
    urls: createCatalogueUrls(db),
    marketsWithHost: listMarketsWithHost(parts.hosts.table),
    isListedHost,
    cache: parts.sitemapCache,
    now,
  })
  await scope.register(brandFilesRoutes, { partners: parts.partners })
  await scope.register(offlinePagesRoutes, parts)
  await scope.register(partnerFilesRoutes, {
    partners: parts.partners,
    listRecords: async (id) => [
      ...(await listBrandRecords(db, id, now())),
      ...findFileBrands(parts.hosts, id),
    ],
  })
  await scope.register(wellKnownRoutes, { securityContact: parts.securityContact, now })
  await scope.register(cspReportsRoutes, { metrics: parts.metrics, now })
  await scope.register(browserProblemsRoutes, { metrics: parts.metrics, isTrustedProxy, now })
  if (parts.mailbox) await scope.register(mailboxRoutes, parts.mailbox)
  const previewing = { tokens: createSignedTokens(secret, now), rendering, imageOrigins: parts.imageOrigins }
  await scope.register(partnerPreviewRoutes, {
    ...previewing,
    partners: parts.partners,
    findPreview: (key) => findPartnerPreview(db, key),
    createPages: (partners) => createPagesService({ ...services, partners }, redirects),
  })
  await scope.register(contentPreviewRoutes, {
    ...previewing,
    cms: parts.cms,
    content: { facts: parts.facts, listCategoryUrls: parts.listCategoryUrls },
    readDraft: (key) => readDraft(db, key),
    createPages: (shown) => createPagesService({ ...services, content: shown }, redirects),
  })
  await scope.register(picturesRoutes, {
    findPicture: (key) => findPicture(db, key),
    blobs,
    now,
  })
  const countUncached = createProcessLimit(UNCACHED_PAGE_LIMIT, parts)
  const store = createPageStore({ pages, renderer, cache, countUncached, load: parts.load })
  await scope.register(pagesRoutes, {
    store,
    isTrustedProxy,
    toEdgeAnswer: parts.toEdgeAnswer,
    exchangeToken: createTokenExchange(clarification),
  })
}

/** Recognises signed-in customers, for every route registered afterwards, and registers the account routes. */
async function registerAccount(
  scope: FastifyInstance,
  { db, secret, now, isTrustedProxy }: ShopParts,
  guard: LoginGuard,
): Promise<void> {
  const signedTokens = createSignedTokens(secret, now)
  const accessTokens = createAccessTokens(signedTokens)
  const stepUpProofs = createStepUpProofs(signedTokens)
  registerSession(scope, {
    accessTokens,
    isSignInLive: (session) => isSignInLive(db, session, now()),
  })
  registerStepUp(scope, stepUpProofs)
  const account = createAccountService({
    db,
    secret,
    now,
    signedTokens,
    accessTokens,
    stepUpProofs,
    hashing: createPasswordHashing(),
    guard,
  })
  const deviceCookie = createDeviceCookie(secret, ACCOUNT_DEVICE_COOKIE)
  await scope.register(accountRoutes, { account, deviceCookie, isTrustedProxy })
}

interface SaleParts {
  readonly signing: OfferSigning
  readonly readOfferKeys: () => Promise<readonly SignedOfferKey[]>
  readonly lists: ListsService
  readonly takeQuota: TakeOfferQuota
}

/** What a seller's browser calls between the first offer and the finished trade. */
async function registerSale(
  scope: FastifyInstance,
  {
    db,
    blobs,
    secret,
    now,
    tracking,
    identityMarkets,
    questions: { ruleSets },
    isTrustedProxy,
    pushKey,
  }: ShopParts,
  { signing, readOfferKeys, lists, takeQuota }: SaleParts,
): Promise<void> {
  const core = { db, blobs, secret, now }
  const offering = { ...core, ruleSets, takeQuota }
  await scope.register(offersRoutes, { offers: createOffersService(offering), isTrustedProxy })
  await scope.register(listsRoutes, { lists, isTrustedProxy })
  await scope.register(vouchersRoutes, { vouchers: createVouchersService(core) })
  await scope.register(guestsRoutes, { db, now })
  await scope.register(customersRoutes, core)
  await scope.register(tradesRoutes, {
    ...core,
    trades: createTradesService({ ...core, identityMarkets }),
    documents: createTradeDocuments(core),
    isTrustedProxy,
  })
  await scope.register(noticesRoutes, { ...core, pushKey })
  await scope.register(reviewsRoutes, core)
  await scope.register(signedOffersRoutes, {
    ...core,
    signedOffers: createSignedOffersService({ ...core, signing }),
    readKeys: readOfferKeys,
  })
  await scope.register(individualOffersRoutes, { individualOffers: createIndividualOffersService(core) })
  await scope.register(controllingRoutes, {
    controlling: createControllingService({ db, now, isForwarding: tracking.isForwarding }),
  })
}

/** The contact form, with and without JavaScript. */
async function registerContact(
  scope: FastifyInstance,
  { db, secret, now, isTrustedProxy }: ShopParts,
  { pages, renderer }: { readonly pages: PagesService; readonly renderer: PageRenderer },
): Promise<void> {
  const tokens = createContactTokens(secret, now)
  const contact = createContactService({ db, tokens, now })
  await scope.register(contactRoutes, { contact, tokens, isTrustedProxy })
  await scope.register(contactFormRoutes, { contact, pages, renderer, isTrustedProxy })
}

const buildRendering = (scope: FastifyInstance, parts: ShopParts): PageRendererOptions => ({
  renderer: parts.renderer,
  content: parts.content,
  delivered: createContentService(createFileCms(DATA_FOLDER)),
  partners: parts.partners,
  tracking: parts.tracking,
  identityMarkets: parts.identityMarkets,
  hasOfflinePages: parts.hasOfflinePages,
  now: parts.now,
  security: parts.isDevelopment ? null : buildPageSecurity(parts),
  servedMarkets: listServedMarkets(parts.hosts.table),
  marketsWithHost: listMarketsWithHost(parts.hosts.table),
  isPublic: parts.isPublic,
  onFailure: (err) => scope.log.error({ err }, 'menus failed'),
})

const buildPageSecurity = ({ renderer, imageOrigins }: ShopParts): PageSecurity => ({
  inlineScripts: [writeLoaderScript(renderer.build.entry)],
  imageOrigins,
  trustedTypesPolicy: LOADER_POLICY,
})

/** Markets whose own domain is served here. */
const listServedMarkets = (hosts: HostTable): ReadonlySet<MarketId> =>
  new Set(MARKET_IDS.filter((id) => hosts.has(MARKETS[id].domain)))

const buildRedirectTables = (): Record<MarketId, RedirectTable> =>
  Object.fromEntries(MARKET_IDS.map((id) => [id, buildRedirectTable(REDIRECTS[id])])) as Record<
    MarketId,
    RedirectTable
  >
