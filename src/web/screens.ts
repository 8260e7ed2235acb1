import { type ComponentType, createElement } from 'react'
import type { DataOf, PagePayload } from '#contracts/page-payload.ts'
import type { RouteParams } from '#domain/routing/route-params.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { lateHome } from './features/home/late-home.ts'
import { lateLists } from './features/lists/late-lists.ts'
import { prepareStopNotice } from './features/offer/late-stop-notice.tsx'
import { lateDevice } from './features/pdp/late-device.ts'
import { prepareSale } from './features/thanks/prepared-sale.ts'
import {
  type LoaderInput,
  loadAccountScreen,
  loadClarificationScreen,
  loadContactScreen,
  loadDrawerScreen,
  loadFairnessScreen,
  loadListScreen,
  loadLostLinkScreen,
  loadNewsletterScreen,
  loadOfferScreen,
  loadPhotoPassportScreen,
  loadPriceWatchScreen,
  loadRecyclingScreen,
  loadRecyclingStatusScreen,
  loadSaleScreen,
  loadScreen,
  loadSelfTestScreen,
  loadTradeScreen,
  loadVerifyScreen,
} from './platform/navigation/load-screen.ts'
import type { ScreenProps } from './platform/navigation/screen-props.ts'

/** The buy shop is a route, but not a page: the server redirects out of the shop. */
export type ScreenRoute = Exclude<RouteName, 'buyShop'>

/** How a page of a route is made. Data and script are requested at the same time. */
interface ScreenEntry<Name extends ScreenRoute> {
  readonly load: (input: LoaderInput) => Promise<PagePayload<Name>>
  readonly open: () => Promise<ComponentType<ScreenProps<Name>>>
  /** Another query is another page. */
  readonly isByQuery?: true
  /** The page is the same for as long as the visit lasts. */
  readonly isConstant?: true
}

async function loadHome(input: LoaderInput): Promise<PagePayload<'home'>> {
  const { context } = input
  const [payload] = await Promise.all([
    loadScreen<'home'>()(input),
    lateHome.prepare(context),
    context.isBusinessHome && lateLists.prepare(context),
  ])
  return payload
}

async function loadDevice(input: LoaderInput): Promise<PagePayload<'pdp'>> {
  const [payload] = await Promise.all([loadOfferScreen<'pdp'>()(input), lateDevice.prepare(input.context)])
  // A missing device has a payload, too, but no data.
  if (!payload.error) await prepareStopNotice(payload.data.given)
  return payload
}

async function loadContact(input: LoaderInput): Promise<PagePayload<'contact'>> {
  const payload = await loadContactScreen<'contact'>()(input)
  // Submitted without script and returned: its problems are on the page from the start.
  if (!payload.error && payload.data.form.kind === 'refused') await input.context.loadTexts(['form'])
  return payload
}

async function loadThankYou(input: LoaderInput): Promise<PagePayload<'thankYou'>> {
  const payload = await loadTradeScreen<'thankYou'>()(input)
  // Opened without script: the sale is on the page from the start.
  if (!payload.error && payload.data.sale) await prepareSale(input.context)
  return payload
}

/** A page whose properties are the screen's data. */
const byData =
  <Name extends ScreenRoute>(Page: ComponentType<NonNullable<DataOf<Name>>>) =>
  ({ data }: ScreenProps<Name>) =>
    data && createElement(Page, data)

/** A page whose properties are the screen's data and the parameters of its address. */
const byBoth =
  <Name extends ScreenRoute>(Page: ComponentType<RouteParams<Name> & NonNullable<DataOf<Name>>>) =>
  ({ data, params }: ScreenProps<Name>) =>
    data && createElement(Page, { ...params, ...data })

/** A page whose properties are the parameters of its address. */
const byParams =
  <Name extends ScreenRoute>(Page: ComponentType<RouteParams<Name>>) =>
  ({ params }: ScreenProps<Name>) =>
    createElement(Page, params)

const openClarification = () =>
  import('./screens/clarification-screen.tsx').then(({ ClarificationScreen }) => ClarificationScreen)

const openQuickAnswer = () =>
  import('./screens/quick-answer-screen.tsx').then(({ QuickAnswerScreen }) => QuickAnswerScreen)

/** Every page of the shop. */
export const SCREENS: { readonly [Name in ScreenRoute]: ScreenEntry<Name> } = {
  home: {
    load: loadHome,
    open: () => import('./screens/home-screen.tsx').then(({ HomeScreen }) => HomeScreen),
  },
  sell: {
    load: loadScreen(),
    open: () => import('./screens/sell-screen.tsx').then(({ SellScreen }) => SellScreen),
  },
  overview: {
    load: loadScreen(),
    open: () => import('./screens/overview-screen.tsx').then(({ OverviewScreen }) => OverviewScreen),
    isByQuery: true,
  },
  pdp: {
    load: loadDevice,
    open: () => import('./screens/device-screen.tsx').then(({ DeviceScreen }) => DeviceScreen),
  },
  content: {
    load: loadScreen(),
    open: () => import('./screens/content-screen.tsx').then(({ ContentScreen }) => ContentScreen),
  },
  b2bLandingpage: {
    load: loadScreen(),
    open: () => import('./screens/business-screen.tsx').then(({ BusinessScreen }) => BusinessScreen),
  },
  checkout: {
    load: loadSaleScreen(),
    open: () =>
      import('./features/checkout/checkout-page.tsx').then(({ CheckoutPage }) =>
        byData<'checkout'>(CheckoutPage),
      ),
    // The steps are parts of one page: moving between them makes no request.
    isConstant: true,
  },
  thankYou: {
    load: loadThankYou,
    open: () =>
      import('./features/thanks/thanks-page.tsx').then(({ ThanksPage }) => byData<'thankYou'>(ThanksPage)),
  },
  mySale: {
    load: loadLostLinkScreen(),
    open: () => import('./features/thanks/lost-link-page.tsx').then(({ LostLinkPage }) => LostLinkPage),
  },
  payoutObjection: {
    load: loadTradeScreen(),
    open: () =>
      import('./features/payout-objection/payout-objection-page.tsx').then(
        ({ PayoutObjectionPage }) => PayoutObjectionPage,
      ),
  },
  saleEmail: {
    load: loadTradeScreen(),
    open: () =>
      import('./features/sale-email/sale-email-page.tsx').then(({ SaleEmailPage }) => SaleEmailPage),
  },
  clarification: { load: loadClarificationScreen(), open: openClarification },
  clarificationLegacy: { load: loadClarificationScreen(), open: openClarification },
  clarificationQuickAnswer: { load: loadClarificationScreen(), open: openQuickAnswer },
  clarificationQuickAnswerLegacy: { load: loadClarificationScreen(), open: openQuickAnswer },
  contact: {
    load: loadContact,
    open: () => import('./features/contact/contact-page.tsx').then(({ ContactPage }) => ContactPage),
  },
  recycling: {
    load: loadRecyclingScreen(),
    open: () => import('./features/recycling/recycling-page.tsx').then(({ RecyclingPage }) => RecyclingPage),
  },
  recyclingStatus: {
    load: loadRecyclingStatusScreen(),
    open: () =>
      import('./features/recycling/recycling-status.tsx').then(({ RecyclingStatus }) =>
        byData<'recyclingStatus'>(RecyclingStatus),
      ),
  },
  fairness: {
    load: loadFairnessScreen(),
    open: () =>
      import('./features/fairness/fairness-page.tsx').then(({ FairnessPage }) =>
        byData<'fairness'>(FairnessPage),
      ),
  },
  verify: {
    load: loadVerifyScreen(),
    open: () =>
      import('./features/signed-offer/verify-page.tsx').then(({ VerifyPage }) =>
        byData<'verify'>(VerifyPage),
      ),
  },
  priceWatch: {
    load: loadPriceWatchScreen(),
    open: () =>
      import('./features/price-watch/watch-page.tsx').then(
        ({ WatchPage }) =>
          ({ data }) =>
            createElement(WatchPage, { key: data.device.id, ...data }),
      ),
  },
  priceWatchConfirm: {
    load: loadPriceWatchScreen(),
    open: () =>
      import('./features/price-watch/confirm-page.tsx').then(({ ConfirmPage }) =>
        byBoth<'priceWatchConfirm'>(ConfirmPage),
      ),
  },
  priceWatchEnd: {
    load: loadPriceWatchScreen(),
    open: () =>
      import('./features/price-watch/end-page.tsx').then(({ EndPage }) => byParams<'priceWatchEnd'>(EndPage)),
  },
  photoPassport: {
    load: loadPhotoPassportScreen(),
    open: () =>
      import('./features/photo-passport/photo-passport-page.tsx').then(({ PhotoPassportPage }) =>
        byData<'photoPassport'>(PhotoPassportPage),
      ),
  },
  selfTest: {
    load: loadSelfTestScreen(),
    open: () =>
      import('./features/self-test/self-test-page.tsx').then(({ SelfTestPage }) =>
        byData<'selfTest'>(SelfTestPage),
      ),
  },
  list: {
    load: loadDrawerScreen(),
    open: () => import('./screens/list-screen.tsx').then(({ ListScreen }) => ListScreen),
  },
  b2bPortal: {
    load: loadListScreen(),
    open: () => import('./features/lists/portal-page.tsx').then(({ PortalPage }) => PortalPage),
  },
  individualOffer: {
    load: loadListScreen(),
    open: () =>
      import('./features/individual-offer/individual-offer-page.tsx').then(
        ({ IndividualOfferPage }) =>
          ({ data, params }) =>
            createElement(IndividualOfferPage, { ...data, id: params.id }),
      ),
  },
  newsletterRequested: {
    load: loadNewsletterScreen(),
    open: () => import('./features/newsletter/plain-pages.tsx').then(({ RequestedPage }) => RequestedPage),
  },
  newsletterUnsubscribeSuccess: {
    load: loadNewsletterScreen(),
    open: () =>
      import('./features/newsletter/plain-pages.tsx').then(({ UnsubscribedPage }) => UnsubscribedPage),
  },
  newsletterUnsubscribe: {
    load: loadNewsletterScreen(),
    open: () =>
      import('./features/newsletter/plain-pages.tsx').then(({ UnsubscribePage }) =>
        byParams<'newsletterUnsubscribe'>(UnsubscribePage),
      ),
  },
  newsletterEnrich: {
    load: loadNewsletterScreen(),
    open: () =>
      import('./features/newsletter/enrich-page.tsx').then(({ EnrichPage }) =>
        byBoth<'newsletterEnrich'>(EnrichPage),
      ),
  },
  accountOverview: {
    load: loadAccountScreen(),
    open: () => import('./features/account/overview-page.tsx').then(({ OverviewPage }) => OverviewPage),
  },
  accountManagement: {
    load: loadAccountScreen(),
    open: () => import('./features/account/management-page.tsx').then(({ ManagementPage }) => ManagementPage),
  },
  accountAddressChange: {
    load: loadAccountScreen(),
    open: () => import('./features/account/address-page.tsx').then(({ AddressPage }) => AddressPage),
  },
  accountPaymentChange: {
    load: loadAccountScreen(),
    open: () => import('./features/account/payment-page.tsx').then(({ PaymentPage }) => PaymentPage),
  },
  accountRegister: {
    load: loadAccountScreen(),
    open: () => import('./features/account/register-page.tsx').then(({ RegisterPage }) => RegisterPage),
  },
  accountPasswordForgot: {
    load: loadAccountScreen(),
    open: () => import('./features/account/forgot-page.tsx').then(({ ForgotPage }) => ForgotPage),
  },
  accountPasswordReset: {
    load: loadAccountScreen(),
    open: () => import('./features/account/reset-page.tsx').then(({ ResetPage }) => ResetPage),
  },
}
