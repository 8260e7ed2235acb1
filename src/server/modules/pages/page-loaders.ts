import { toCategoryTile } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import { categoryTitle } from '#messages/category-title.ts'
import { SCREEN_TITLES } from '#messages/screen-title.ts'
import type { LoadedPage, PageLoader, PageRequest, Visibility } from './page-loader.ts'

type Screen = Exclude<RouteName, 'buyShop'>

type PlainScreen = Exclude<Screen, 'home' | 'content' | 'b2bLandingpage' | 'sell' | 'contact'>

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

/** The list of search results is the same page in every market; other lists are not translated until there are any. */
const loadOverview: PageLoader<'overview'> = async (request) => {
  const isSearch = request.params.overview === request.market.searchOverview
  const paths = MARKET_IDS.map((id) => [
    id,
    buildPath(MARKETS[id], 'overview', { overview: MARKETS[id].searchOverview }),
  ])
  return {
    ...(await plain('overview', anySlug)(request)),
    ...(isSearch ? { paths: Object.fromEntries(paths) } : {}),
  }
}

// Until the catalogue decides which names exist, any is accepted; keeping a page for each would fill the memory.
const anySlug: Visibility = 'secret'

const loadHome: PageLoader<'home'> = async ({ market, translate, services }) => ({
  head: { title: translate('HOME_TITLE'), description: translate('HOME_DESCRIPTION') },
  data: { categories: services.categories.map((category) => toCategoryTile(category, market.id)) },
  scopes: ['content', 'catalogue'],
  visibility: 'listed',
})

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

const loadSell: PageLoader<'sell'> = async ({ market, params, translate, services }) => {
  const category = services.categories.find(({ texts }) => texts[market.id].url === params.category)
  if (!category) return null
  const tile = toCategoryTile(category, market.id)
  const paths = MARKET_IDS.map((id) => [
    id,
    buildPath(MARKETS[id], 'sell', { category: category.texts[id].url }),
  ])
  return {
    head: {
      title: categoryTitle(translate, market.locale, tile.name),
      description: translate('SCREEN_SELL_LEAD'),
    },
    data: { category: tile },
    scopes: ['content', 'catalogue'],
    visibility: 'listed',
    paths: Object.fromEntries(paths),
  }
}

const loadContact: PageLoader<'contact'> = async (request) => ({
  head: headOf(request, 'contact'),
  data: { mail: BRAND.contactMail, phone: BRAND.contactPhone },
  scopes: ['content'],
  visibility: 'listed',
})

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
  b2bPortal: plain('b2bPortal'),
  checkout: plain('checkout'),
  clarification: plain('clarification', 'secret'),
  clarificationLegacy: plain('clarificationLegacy', 'secret'),
  clarificationQuickAnswer: plain('clarificationQuickAnswer', 'secret'),
  clarificationQuickAnswerLegacy: plain('clarificationQuickAnswerLegacy', 'secret'),
  newsletterEnrich: plain('newsletterEnrich', 'secret'),
  newsletterUnsubscribe: plain('newsletterUnsubscribe', 'secret'),
  newsletterUnsubscribeSuccess: plain('newsletterUnsubscribeSuccess'),
  overview: loadOverview,
  pdp: plain('pdp', anySlug),
  thankYou: plain('thankYou'),
}
