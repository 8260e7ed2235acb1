import type { RouteName } from '#domain/routing/route-table.ts'
import type { MessageKey } from './message-key.ts'

type TitleKey = Extract<MessageKey, `SCREEN_${string}`>

type TitledScreen = Exclude<RouteName, 'home' | 'content' | 'buyShop' | 'overview' | 'pdp'>

/** The message that names a screen. Its lead has the same key with `_LEAD`. */
export const SCREEN_TITLES = {
  accountAddressChange: 'SCREEN_ACCOUNT_ADDRESS_CHANGE',
  accountManagement: 'SCREEN_ACCOUNT_MANAGEMENT',
  accountOverview: 'SCREEN_ACCOUNT_OVERVIEW',
  accountPasswordForgot: 'SCREEN_ACCOUNT_PASSWORD_FORGOT',
  accountPasswordReset: 'SCREEN_ACCOUNT_PASSWORD_RESET',
  accountPaymentChange: 'SCREEN_ACCOUNT_PAYMENT_CHANGE',
  accountRegister: 'SCREEN_ACCOUNT_REGISTER',
  b2bLandingpage: 'SCREEN_B2B_LANDINGPAGE',
  b2bPortal: 'SCREEN_B2B_PORTAL',
  checkout: 'SCREEN_CHECKOUT',
  clarification: 'SCREEN_CLARIFICATION',
  clarificationLegacy: 'SCREEN_CLARIFICATION',
  clarificationQuickAnswer: 'SCREEN_CLARIFICATION_QUICK_ANSWER',
  clarificationQuickAnswerLegacy: 'SCREEN_CLARIFICATION_QUICK_ANSWER',
  contact: 'SCREEN_CONTACT',
  fairness: 'SCREEN_FAIRNESS',
  individualOffer: 'SCREEN_INDIVIDUAL_OFFER',
  list: 'SCREEN_LIST',
  mySale: 'SCREEN_MY_SALE',
  newsletterEnrich: 'SCREEN_NEWSLETTER_ENRICH',
  newsletterRequested: 'SCREEN_NEWSLETTER_REQUESTED',
  newsletterUnsubscribe: 'SCREEN_NEWSLETTER_UNSUBSCRIBE',
  newsletterUnsubscribeSuccess: 'SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS',
  payoutObjection: 'SCREEN_PAYOUT_OBJECTION',
  recycling: 'SCREEN_RECYCLING',
  recyclingStatus: 'SCREEN_RECYCLING_STATUS',
  photoPassport: 'SCREEN_PHOTO_PASSPORT',
  priceWatch: 'SCREEN_PRICE_WATCH',
  priceWatchConfirm: 'SCREEN_PRICE_WATCH_CONFIRM',
  priceWatchEnd: 'SCREEN_PRICE_WATCH_END',
  saleEmail: 'SCREEN_SALE_EMAIL',
  selfTest: 'SCREEN_SELF_TEST',
  sell: 'SCREEN_SELL',
  thankYou: 'SCREEN_THANK_YOU',
  verify: 'SCREEN_VERIFY',
} as const satisfies Record<TitledScreen, TitleKey>
