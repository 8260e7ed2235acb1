import {
  loadAccountScreen,
  loadBrowseScreen,
  loadClarificationScreen,
  loadDrawerScreen,
  loadFairnessScreen,
  loadListScreen,
  loadLostLinkScreen,
  loadNewsletterScreen,
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
import type { RouteScreen, ScreenRoute } from './platform/navigation/route-screen.ts'
import { loadContact } from './routes/loaders/load-contact.ts'
import { loadDevice } from './routes/loaders/load-device.ts'
import { loadHome } from './routes/loaders/load-home.ts'
import { loadThankYou } from './routes/loaders/load-thank-you.ts'

/** Data and script are requested at the same time, so what a page loads is known before its file has come. */
interface ScreenEntry<Name extends ScreenRoute> {
  readonly load: RouteScreen<Name>['load']
  readonly open: () => Promise<{ readonly screen: RouteScreen<Name> }>
}

/**
 * Every page of the shop. The names of all files are a tenth of a first visit's own script, so the table is a file that comes
 * when a visitor is about to navigate; the first page's own file is named by the server.
 */
export const SCREENS: { readonly [Name in ScreenRoute]: ScreenEntry<Name> } = {
  home: { load: loadHome, open: () => import('./routes/home.ts') },
  sell: { load: loadBrowseScreen, open: () => import('./routes/sell.ts') },
  overview: { load: loadBrowseScreen, open: () => import('./routes/overview.ts') },
  pdp: { load: loadDevice, open: () => import('./routes/pdp.ts') },
  content: { load: loadScreen, open: () => import('./routes/content.ts') },
  b2bLandingpage: { load: loadScreen, open: () => import('./routes/b2b-landingpage.ts') },
  checkout: { load: loadSaleScreen, open: () => import('./routes/checkout.ts') },
  thankYou: { load: loadThankYou, open: () => import('./routes/thank-you.ts') },
  mySale: { load: loadLostLinkScreen, open: () => import('./routes/my-sale.ts') },
  payoutObjection: { load: loadTradeScreen, open: () => import('./routes/payout-objection.ts') },
  saleEmail: { load: loadTradeScreen, open: () => import('./routes/sale-email.ts') },
  clarification: { load: loadClarificationScreen, open: () => import('./routes/clarification.ts') },
  clarificationLegacy: {
    load: loadClarificationScreen,
    open: () => import('./routes/clarification-legacy.ts'),
  },
  clarificationQuickAnswer: {
    load: loadClarificationScreen,
    open: () => import('./routes/clarification-quick-answer.ts'),
  },
  clarificationQuickAnswerLegacy: {
    load: loadClarificationScreen,
    open: () => import('./routes/clarification-quick-answer-legacy.ts'),
  },
  contact: { load: loadContact, open: () => import('./routes/contact.ts') },
  recycling: { load: loadRecyclingScreen, open: () => import('./routes/recycling.ts') },
  recyclingStatus: { load: loadRecyclingStatusScreen, open: () => import('./routes/recycling-status.ts') },
  fairness: { load: loadFairnessScreen, open: () => import('./routes/fairness.ts') },
  verify: { load: loadVerifyScreen, open: () => import('./routes/verify.ts') },
  priceWatch: { load: loadPriceWatchScreen, open: () => import('./routes/price-watch.ts') },
  priceWatchConfirm: { load: loadPriceWatchScreen, open: () => import('./routes/price-watch-confirm.ts') },
  priceWatchEnd: { load: loadPriceWatchScreen, open: () => import('./routes/price-watch-end.ts') },
  photoPassport: { load: loadPhotoPassportScreen, open: () => import('./routes/photo-passport.ts') },
  selfTest: { load: loadSelfTestScreen, open: () => import('./routes/self-test.ts') },
  list: { load: loadDrawerScreen, open: () => import('./routes/list.ts') },
  b2bPortal: { load: loadListScreen, open: () => import('./routes/b2b-portal.ts') },
  individualOffer: { load: loadListScreen, open: () => import('./routes/individual-offer.ts') },
  newsletterRequested: { load: loadNewsletterScreen, open: () => import('./routes/newsletter-requested.ts') },
  newsletterUnsubscribeSuccess: {
    load: loadNewsletterScreen,
    open: () => import('./routes/newsletter-unsubscribe-success.ts'),
  },
  newsletterUnsubscribe: {
    load: loadNewsletterScreen,
    open: () => import('./routes/newsletter-unsubscribe.ts'),
  },
  newsletterEnrich: { load: loadNewsletterScreen, open: () => import('./routes/newsletter-enrich.ts') },
  accountOverview: { load: loadAccountScreen, open: () => import('./routes/account-overview.ts') },
  accountManagement: { load: loadAccountScreen, open: () => import('./routes/account-management.ts') },
  accountAddressChange: { load: loadAccountScreen, open: () => import('./routes/account-address-change.ts') },
  accountPaymentChange: { load: loadAccountScreen, open: () => import('./routes/account-payment-change.ts') },
  accountRegister: { load: loadAccountScreen, open: () => import('./routes/account-register.ts') },
  accountPasswordForgot: {
    load: loadAccountScreen,
    open: () => import('./routes/account-password-forgot.ts'),
  },
  accountPasswordReset: { load: loadAccountScreen, open: () => import('./routes/account-password-reset.ts') },
}
