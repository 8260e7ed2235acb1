import type { ClarificationData, ScreenData } from '#contracts/page-payload.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { SCREEN_TITLES } from '#messages/screen-title.ts'
import { loadContact } from './load-contact.ts'
import { loadPdp } from './load-device.ts'
import { loadFairness } from './load-fairness.ts'
import { loadHome } from './load-home.ts'
import { loadNewsletterEnrich } from './load-newsletter.ts'
import { loadOverview } from './load-overview.ts'
import { loadSell } from './load-sell.ts'
import { loadVerify } from './load-verify.ts'
import type { LoadedPage, PageLoader, PageRequest, Visibility } from './page-loader.ts'

type Screen = Exclude<RouteName, 'buyShop'>

type ClarificationScreen = Extract<Screen, `clarification${string}`>

type PlainScreen = Exclude<Screen, keyof ScreenData>

const headOf = ({ translate }: PageRequest, screen: keyof typeof SCREEN_TITLES) => ({
  title: translate(SCREEN_TITLES[screen]),
  description: translate(`${SCREEN_TITLES[screen]}_LEAD`),
})

/** A screen that needs no data of its own. */
const plain =
  (screen: PlainScreen, visibility: Visibility = 'unlisted') =>
  async (request: PageRequest): Promise<LoadedPage<null>> => ({
    head: headOf(request, screen),
    data: null,
    scopes: ['content'],
    visibility,
  })

const findPath = ({ market, services }: PageRequest, contentId: string): Promise<string | null> =>
  services.content.findContentPath(market, contentId).catch(() => null)

const loadContent: PageLoader<'content'> = async ({ market, params, services }) => {
  const page = await services.content.findContentPage(market, params.contentPages ?? '')
  if (!page) return null
  return {
    head: { title: page.title, description: page.description },
    data: { page },
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

/** The cart is the browser's; the page only knows what it links to. Without the link it works as well. */
const loadCheckout: PageLoader<'checkout'> = async (request) => ({
  head: headOf(request, 'checkout'),
  data: { termsPath: await findPath(request, 'terms') },
  scopes: ['content'],
  visibility: 'unlisted',
})

const loadThankYou: PageLoader<'thankYou'> = async (request) => ({
  head: headOf(request, 'thankYou'),
  data: { tipsPath: await findPath(request, 'packing-tips') },
  scopes: ['content'],
  visibility: 'unlisted',
})

/** A question to a seller. Token, number and offer have to belong together; opening it decides nothing. */
const loadClarification =
  (screen: ClarificationScreen) =>
  async (request: PageRequest): Promise<LoadedPage<ClarificationData> | null> => {
    const { market, params, services } = request
    const { id = '', trade = '', offerid } = params
    const view = await services.findCase({ id, trade, ...(offerid ? { offerId: offerid } : {}) }, market)
    if (!view) return null
    const data = { view, offerId: offerid?.toLowerCase() ?? null }
    return { head: headOf(request, screen), data, scopes: [], visibility: 'secret' }
  }

/** One loader per screen: the only way data reaches a page. */
export const PAGE_LOADERS: { readonly [Name in Screen]: PageLoader<Name> } = {
  home: loadHome,
  content: loadContent,
  b2bLandingpage: loadB2bLandingpage,
  sell: loadSell,
  contact: loadContact,
  accountAddressChange: plain('accountAddressChange'),
  accountManagement: plain('accountManagement'),
  accountOverview: plain('accountOverview'),
  accountPasswordForgot: plain('accountPasswordForgot'),
  accountPasswordReset: plain('accountPasswordReset'),
  accountPaymentChange: plain('accountPaymentChange'),
  accountRegister: plain('accountRegister'),
  b2bPortal: plain('b2bPortal', 'listed'),
  checkout: loadCheckout,
  clarification: loadClarification('clarification'),
  clarificationLegacy: loadClarification('clarificationLegacy'),
  clarificationQuickAnswer: loadClarification('clarificationQuickAnswer'),
  clarificationQuickAnswerLegacy: loadClarification('clarificationQuickAnswerLegacy'),
  fairness: loadFairness,
  list: plain('list', 'listed'),
  newsletterEnrich: loadNewsletterEnrich,
  newsletterRequested: plain('newsletterRequested'),
  newsletterUnsubscribe: plain('newsletterUnsubscribe', 'secret'),
  newsletterUnsubscribeSuccess: plain('newsletterUnsubscribeSuccess'),
  overview: loadOverview,
  pdp: loadPdp,
  thankYou: loadThankYou,
  verify: loadVerify,
}
