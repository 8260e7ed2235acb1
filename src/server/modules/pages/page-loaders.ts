import type { ClarificationData, ScreenData } from '#contracts/page-payload.ts'
import { readProofProblem } from '#domain/clarification/proof-problem.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { SCREEN_TITLES } from '#messages/screen-title.ts'
import { isExampleCompany } from '#server/config/operator.ts'
import { loadContact } from './load-contact.ts'
import { loadPdp } from './load-device.ts'
import { loadFairness } from './load-fairness.ts'
import { loadHome } from './load-home.ts'
import { loadList } from './load-list.ts'
import { loadNewsletterEnrich } from './load-newsletter.ts'
import { loadOverview } from './load-overview.ts'
import { loadPhotoPassport } from './load-photo-passport.ts'
import { loadPriceWatch, loadPriceWatchConfirm } from './load-price-watch.ts'
import { loadRecycling, loadRecyclingStatus } from './load-recycling.ts'
import { loadSelfTest } from './load-self-test.ts'
import { loadSell } from './load-sell.ts'
import { loadVerify } from './load-verify.ts'
import type { LoadedPage, PageLoader, PageRequest, Visibility } from './page-loader.ts'

type Screen = Exclude<RouteName, 'buyShop'>

type ClarificationScreen = Extract<Screen, `clarification${string}`>

type PlainScreen = Exclude<Screen, keyof ScreenData>

const buildHead = ({ translate }: PageRequest, screen: keyof typeof SCREEN_TITLES) => ({
  title: translate(SCREEN_TITLES[screen]),
  description: translate(`${SCREEN_TITLES[screen]}_LEAD`),
})

/** A screen without data. */
const loadPlain =
  (screen: PlainScreen, visibility: Visibility = 'unlisted') =>
  async (request: PageRequest): Promise<LoadedPage<null>> => ({
    head: buildHead(request, screen),
    data: null,
    scopes: ['content'],
    visibility,
  })

const findPath = ({ market, services }: PageRequest, contentId: string): Promise<string | null> =>
  services.content.findContentPath(market, contentId).catch(() => null)

/** Pages on which people look for the company they deal with. */
const COMPANY_PAGES: readonly string[] = ['imprint', 'terms']

const loadContent: PageLoader<'content'> = async ({ market, params, services }) => {
  const page = await services.content.findContentPage(market, params.contentPages ?? '')
  if (!page) return null
  return {
    head: { title: page.title, description: page.description },
    data: { page, hasExampleData: COMPANY_PAGES.includes(page.id) && isExampleCompany() },
    scopes: ['content'],
    visibility: 'listed',
    paths: await services.content.findContentPaths(page.id),
  }
}

const loadB2bLandingpage: PageLoader<'b2bLandingpage'> = async ({ market, services }) => {
  const page = await services.content.findContentPageById(market, market.b2bLandingPageCode ?? '')
  if (!page) return null
  const head = { title: page.title, description: page.description }
  return { head, data: { page }, scopes: ['content'], visibility: 'listed' }
}

/** The cart is in the browser; the page only needs its link to the terms, and works without it. */
const loadCheckout: PageLoader<'checkout'> = async (request) => ({
  head: buildHead(request, 'checkout'),
  data: { termsPath: await findPath(request, 'terms') },
  scopes: ['content'],
  visibility: 'unlisted',
})

const loadThankYou: PageLoader<'thankYou'> = async (request) => ({
  head: buildHead(request, 'thankYou'),
  data: { tipsPath: await findPath(request, 'packing-tips'), sale: null, isRefused: false },
  scopes: ['content'],
  visibility: 'unlisted',
})

/** A clarification. Token, trade and offer must belong together; opening the page decides nothing. */
const loadClarification =
  (screen: ClarificationScreen) =>
  async (request: PageRequest): Promise<LoadedPage<ClarificationData> | null> => {
    const { market, params, services, cookies } = request
    const { id = '', trade = '', offerid } = params
    const view = await services.findClarification(
      { id, trade, cookies, ...(offerid ? { offerId: offerid } : {}) },
      market,
    )
    if (!view) return null
    const problem = readProofProblem(request.search)
    const data = { view, offerId: offerid?.toLowerCase() ?? null, problem }
    return { head: buildHead(request, screen), data, scopes: [], visibility: 'secret' }
  }

/** An individual offer by its link. Opening it accepts nothing: mail scanners open links, too. */
const loadIndividualOffer: PageLoader<'individualOffer'> = async (request) => {
  const { market, params, services } = request
  const { offer = '', id = '' } = params
  const found = await services.findIndividualOffer(market, { offer, id })
  if (!found) return null
  const { view, values } = found
  return {
    head: buildHead(request, 'individualOffer'),
    data: { offer: view, termsPath: await findPath(request, 'terms'), form: { kind: 'open', values } },
    scopes: [],
    visibility: 'secret',
  }
}

/** One loader per screen: the only way data reaches a page. */
export const PAGE_LOADERS: { readonly [Name in Screen]: PageLoader<Name> } = {
  home: loadHome,
  content: loadContent,
  b2bLandingpage: loadB2bLandingpage,
  sell: loadSell,
  contact: loadContact,
  accountAddressChange: loadPlain('accountAddressChange'),
  accountManagement: loadPlain('accountManagement'),
  accountOverview: loadPlain('accountOverview'),
  accountPasswordForgot: loadPlain('accountPasswordForgot'),
  accountPasswordReset: loadPlain('accountPasswordReset'),
  accountPaymentChange: loadPlain('accountPaymentChange'),
  accountRegister: loadPlain('accountRegister'),
  b2bPortal: loadPlain('b2bPortal', 'listed'),
  checkout: loadCheckout,
  clarification: loadClarification('clarification'),
  clarificationLegacy: loadClarification('clarificationLegacy'),
  clarificationQuickAnswer: loadClarification('clarificationQuickAnswer'),
  clarificationQuickAnswerLegacy: loadClarification('clarificationQuickAnswerLegacy'),
  fairness: loadFairness,
  individualOffer: loadIndividualOffer,
  list: loadList,
  mySale: loadPlain('mySale'),
  newsletterEnrich: loadNewsletterEnrich,
  newsletterRequested: loadPlain('newsletterRequested'),
  newsletterUnsubscribe: loadPlain('newsletterUnsubscribe', 'secret'),
  newsletterUnsubscribeSuccess: loadPlain('newsletterUnsubscribeSuccess'),
  overview: loadOverview,
  payoutObjection: loadPlain('payoutObjection'),
  saleEmail: loadPlain('saleEmail'),
  pdp: loadPdp,
  recycling: loadRecycling,
  recyclingStatus: loadRecyclingStatus,
  priceWatch: loadPriceWatch,
  priceWatchConfirm: loadPriceWatchConfirm,
  priceWatchEnd: loadPlain('priceWatchEnd', 'secret'),
  photoPassport: loadPhotoPassport,
  selfTest: loadSelfTest,
  thankYou: loadThankYou,
  verify: loadVerify,
}
