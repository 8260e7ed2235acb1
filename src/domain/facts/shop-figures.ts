import { CONSENT_YEARS } from '#domain/analytics/consent-period.ts'
import { CLIENT_ID_COOKIE } from '#domain/analytics/tracking-cookies.ts'
import { BUSINESS_MAX_QUANTITY } from '#domain/cart/cart.ts'
import { BUSINESS_MAX_DEVICES } from '#domain/cart/sale-size.ts'
import { CLARIFICATION_VISIT_HOURS } from '#domain/clarification/clarification-clock.ts'
import { SELLER_MIN_AGE } from '#domain/customers/birth-date.ts'
import { REQUEST_ANSWER_WORKING_DAYS } from '#domain/customers/request-answer.ts'
import {
  ACTIVATION_DAYS,
  ATTEMPT_KEEP_DAYS,
  ENDED_SIGN_IN_DAYS,
  KNOWN_DEVICE_DAYS,
  NOT_ME_DAYS,
  REMEMBERED_DAYS,
  RESET_HOURS,
  SIGN_IN_DAYS,
  SIGN_IN_MAX_DAYS,
} from '#domain/customers/sign-in-periods.ts'
import { EDITION_DAYS } from '#domain/fairness/edition-rule.ts'
import { MIN_DEVICES } from '#domain/fairness/fairness-figures.ts'
import { IDENTITY_FILE_KEEP_DAYS } from '#domain/identity/identity-retention.ts'
import { ACCEPT_SHARES_BP } from '#domain/inspection/accept-rule.ts'
import { TOLERANCE_BP, TOLERANCE_IN_CENTS } from '#domain/inspection/inspection-outcome.ts'
import { INSPECTION_WORKING_DAYS, LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { YEAR_MS } from '#domain/kernel/durations.ts'
import { MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { B2B_TRADE_CAP } from '#domain/markets/shop-constants.ts'
import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import { CONFIRM_DAYS } from '#domain/opt-in/confirm-clock.ts'
import { ACCOUNT_CHANGE_HOLD_HOURS } from '#domain/payouts/payout-hold.ts'
import { PASSPORT_VISIT_HOURS } from '#domain/photo-passport/passport-clock.ts'
import { MAX_WATCHES, WATCH_MONTHS, WATCH_PAUSE_DAYS } from '#domain/price-watch/watch-clock.ts'
import { RECYCLING_LABEL_DAYS, RECYCLING_MAX_DEVICES } from '#domain/recycling/recycling-limits.ts'
import {
  CONTACT_MESSAGE_KEEP_YEARS,
  EVENT_KEEP_MONTHS,
  INDIVIDUAL_OFFER_KEEP_YEARS,
  ISSUE_DELIVERY_KEEP_YEARS,
  PUSH_KEEP_DAYS,
  RECYCLING_KEEP_DAYS,
  UNSUBSCRIBED_KEEP_YEARS,
  UNUSED_GUEST_KEEP_DAYS,
  UNUSED_OFFER_KEEP_DAYS,
} from '#domain/retention/keep-periods.ts'
import { MIN_REVIEWS } from '#domain/reviews/review-figures.ts'
import { REVIEW_ASK_DAYS } from '#domain/reviews/review-request.ts'
import { KEPT_SALE_DAYS } from '#domain/trades/kept-sale.ts'
import { CODE_MINUTES } from '#domain/trades/sale-code.ts'
import {
  ANSWER_CLOCK,
  QUARANTINE_DAYS,
  SEARCH_DAYS,
  SECOND_ANSWER_CLOCK,
  SEND_IN_CLOCK,
  SEND_IN_DAYS,
} from '#domain/trades/trade-clock.ts'
import {
  CONTACT_KEEP_YEARS,
  PURCHASE_KEEP_YEARS,
  REGISTER_KEEP_YEARS,
  UNSOLD_KEEP_YEARS,
} from '#domain/trades/trade-retention.ts'
import type { FigureBasis, FigureSource } from './figure.ts'
import { computeBoxFee } from './rule-figures.ts'

const count = (constant: string, file: string, value: number): FigureSource => ({
  constant,
  file,
  read: () => ({ kind: 'count', count: value }),
})

const RULES = 'data/questions/rules'
const TRADE_CLOCK = 'src/domain/trades/trade-clock.ts'
const TRADE_RETENTION = 'src/domain/trades/trade-retention.ts'
const RECYCLING_LIMITS = 'src/domain/recycling/recycling-limits.ts'
const CONFIRM_CLOCK = 'src/domain/opt-in/confirm-clock.ts'
const WATCH_CLOCK = 'src/domain/price-watch/watch-clock.ts'
const KEEP_PERIODS = 'src/domain/retention/keep-periods.ts'
const SIGN_IN_PERIODS = 'src/domain/customers/sign-in-periods.ts'
const OUTCOME = 'src/domain/inspection/inspection-outcome.ts'
const LATE_BONUS = 'src/domain/inspection/late-bonus.ts'

const YEAR_SECONDS = YEAR_MS / 1_000

/** Every figure that a text may mention, by the name of its placeholder. No other place repeats one of them. */
export const SHOP_FIGURES = {
  offerDays: count('OFFER_LIFETIME_DAYS', 'src/domain/offers/offer-lifetime.ts', OFFER_LIFETIME_DAYS),
  sendInDays: count('SEND_IN_DAYS', TRADE_CLOCK, SEND_IN_DAYS),
  reminderDays: {
    constant: 'SEND_IN_CLOCK.reminderDays',
    file: TRADE_CLOCK,
    read: () => ({ kind: 'counts', counts: SEND_IN_CLOCK.reminderDays }),
  },
  reviewAskDays: count('REVIEW_ASK_DAYS', 'src/domain/reviews/review-request.ts', REVIEW_ASK_DAYS),
  minReviews: count('MIN_REVIEWS', 'src/domain/reviews/review-figures.ts', MIN_REVIEWS),
  recyclingDays: count('RECYCLING_LABEL_DAYS', RECYCLING_LIMITS, RECYCLING_LABEL_DAYS),
  recyclingDevices: count('RECYCLING_MAX_DEVICES', RECYCLING_LIMITS, RECYCLING_MAX_DEVICES),
  recyclingKeepDays: count('RECYCLING_KEEP_DAYS', KEEP_PERIODS, RECYCLING_KEEP_DAYS),
  pushKeepDays: count('PUSH_KEEP_DAYS', KEEP_PERIODS, PUSH_KEEP_DAYS),
  keptSaleDays: count('KEPT_SALE_DAYS', 'src/domain/trades/kept-sale.ts', KEPT_SALE_DAYS),
  searchDays: count('SEARCH_DAYS', TRADE_CLOCK, SEARCH_DAYS),
  answerDays: count('ANSWER_CLOCK.days', TRADE_CLOCK, ANSWER_CLOCK.days),
  appealAnswerDays: count('SECOND_ANSWER_CLOCK.days', TRADE_CLOCK, SECOND_ANSWER_CLOCK.days),
  quarantineDays: count('QUARANTINE_DAYS', TRADE_CLOCK, QUARANTINE_DAYS),
  inspectionDays: count('INSPECTION_WORKING_DAYS', LATE_BONUS, INSPECTION_WORKING_DAYS),
  lateBonus: {
    constant: 'LATE_BONUS_IN_CENTS',
    file: LATE_BONUS,
    read: ({ market: { currency } }: FigureBasis) => ({
      kind: 'amount',
      inCents: LATE_BONUS_IN_CENTS[currency],
      currency,
    }),
  },
  tolerance: {
    constant: 'TOLERANCE_IN_CENTS',
    file: OUTCOME,
    read: ({ market: { currency } }: FigureBasis) => ({
      kind: 'amount',
      inCents: TOLERANCE_IN_CENTS[currency],
      currency,
    }),
  },
  toleranceShare: {
    constant: 'TOLERANCE_BP',
    file: OUTCOME,
    read: () => ({ kind: 'share', shareBp: TOLERANCE_BP }),
  },
  minOffer: {
    constant: 'minOfferInCents',
    file: RULES,
    read: ({ rule, market: { currency } }: FigureBasis) => ({
      kind: 'amount',
      inCents: rule.minOfferInCents,
      currency,
    }),
  },
  minShare: {
    constant: 'floorBp',
    file: RULES,
    read: ({ rule }: FigureBasis) => ({ kind: 'share', shareBp: rule.floorBp }),
  },
  boxFee: {
    constant: 'monitors › MO_PACKING › KIT',
    file: RULES,
    read: ({ rule, market }: FigureBasis) => ({
      kind: 'amount',
      inCents: computeBoxFee(rule, market),
      currency: market.currency,
    }),
  },
  acceptShares: {
    constant: 'ACCEPT_SHARES_BP',
    file: 'src/domain/inspection/accept-rule.ts',
    read: () => ({ kind: 'shares', sharesBp: ACCEPT_SHARES_BP }),
  },
  businessCap: {
    constant: 'B2B_TRADE_CAP',
    file: 'src/domain/markets/shop-constants.ts',
    read: () => ({ kind: 'wholeAmount', inCents: B2B_TRADE_CAP * 100, currency: 'EUR' }),
  },
  businessMaxQuantity: count('BUSINESS_MAX_QUANTITY', 'src/domain/cart/cart.ts', BUSINESS_MAX_QUANTITY),
  businessMaxDevices: count('BUSINESS_MAX_DEVICES', 'src/domain/cart/sale-size.ts', BUSINESS_MAX_DEVICES),
  maxListRows: {
    constant: 'MAX_LIST_ROWS',
    file: 'src/domain/lists/list-row.ts',
    read: () => ({ kind: 'number', value: MAX_LIST_ROWS }),
  },
  minAge: count('SELLER_MIN_AGE', 'src/domain/customers/birth-date.ts', SELLER_MIN_AGE),
  codeMinutes: count('CODE_MINUTES', 'src/domain/trades/sale-code.ts', CODE_MINUTES),
  payoutHoldHours: count(
    'ACCOUNT_CHANGE_HOLD_HOURS',
    'src/domain/payouts/payout-hold.ts',
    ACCOUNT_CHANGE_HOLD_HOURS,
  ),
  voucherYears: count('PURCHASE_KEEP_YEARS', TRADE_RETENTION, PURCHASE_KEEP_YEARS),
  identityFileDays: count(
    'IDENTITY_FILE_KEEP_DAYS',
    'src/domain/identity/identity-retention.ts',
    IDENTITY_FILE_KEEP_DAYS,
  ),
  registerYears: count('REGISTER_KEEP_YEARS', TRADE_RETENTION, REGISTER_KEEP_YEARS),
  claimYears: count('CONTACT_KEEP_YEARS', TRADE_RETENTION, CONTACT_KEEP_YEARS),
  unsoldYears: count('UNSOLD_KEEP_YEARS', TRADE_RETENTION, UNSOLD_KEEP_YEARS),
  contactYears: count('CONTACT_MESSAGE_KEEP_YEARS', KEEP_PERIODS, CONTACT_MESSAGE_KEEP_YEARS),
  requestYears: count('INDIVIDUAL_OFFER_KEEP_YEARS', KEEP_PERIODS, INDIVIDUAL_OFFER_KEEP_YEARS),
  newsletterProofYears: count('UNSUBSCRIBED_KEEP_YEARS', KEEP_PERIODS, UNSUBSCRIBED_KEEP_YEARS),
  newsletterIssueYears: count('ISSUE_DELIVERY_KEEP_YEARS', KEEP_PERIODS, ISSUE_DELIVERY_KEEP_YEARS),
  newsletterConfirmDays: count('CONFIRM_DAYS', CONFIRM_CLOCK, CONFIRM_DAYS),
  watchConfirmDays: count('CONFIRM_DAYS', CONFIRM_CLOCK, CONFIRM_DAYS),
  watchMonths: count('WATCH_MONTHS', WATCH_CLOCK, WATCH_MONTHS),
  watchPauseDays: count('WATCH_PAUSE_DAYS', WATCH_CLOCK, WATCH_PAUSE_DAYS),
  maxWatches: count('MAX_WATCHES', WATCH_CLOCK, MAX_WATCHES),
  requestAnswerDays: count(
    'REQUEST_ANSWER_WORKING_DAYS',
    'src/domain/customers/request-answer.ts',
    REQUEST_ANSWER_WORKING_DAYS,
  ),
  fairnessDays: count('EDITION_DAYS', 'src/domain/fairness/edition-rule.ts', EDITION_DAYS),
  fairnessDevices: count('MIN_DEVICES', 'src/domain/fairness/fairness-figures.ts', MIN_DEVICES),
  guestDays: count('UNUSED_GUEST_KEEP_DAYS', KEEP_PERIODS, UNUSED_GUEST_KEEP_DAYS),
  offerKeepDays: count('UNUSED_OFFER_KEEP_DAYS', KEEP_PERIODS, UNUSED_OFFER_KEEP_DAYS),
  eventMonths: count('EVENT_KEEP_MONTHS', KEEP_PERIODS, EVENT_KEEP_MONTHS),
  activationDays: count('ACTIVATION_DAYS', SIGN_IN_PERIODS, ACTIVATION_DAYS),
  resetHours: count('RESET_HOURS', SIGN_IN_PERIODS, RESET_HOURS),
  notMeDays: count('NOT_ME_DAYS', SIGN_IN_PERIODS, NOT_ME_DAYS),
  signInDays: count('SIGN_IN_DAYS', SIGN_IN_PERIODS, SIGN_IN_DAYS),
  signInMaxDays: count('SIGN_IN_MAX_DAYS', SIGN_IN_PERIODS, SIGN_IN_MAX_DAYS),
  endedSignInDays: count('ENDED_SIGN_IN_DAYS', SIGN_IN_PERIODS, ENDED_SIGN_IN_DAYS),
  knownDeviceDays: count('KNOWN_DEVICE_DAYS', SIGN_IN_PERIODS, KNOWN_DEVICE_DAYS),
  photoVisitHours: count(
    'PASSPORT_VISIT_HOURS',
    'src/domain/photo-passport/passport-clock.ts',
    PASSPORT_VISIT_HOURS,
  ),
  clarificationVisitHours: count(
    'CLARIFICATION_VISIT_HOURS',
    'src/domain/clarification/clarification-clock.ts',
    CLARIFICATION_VISIT_HOURS,
  ),
  attemptDays: count('ATTEMPT_KEEP_DAYS', SIGN_IN_PERIODS, ATTEMPT_KEEP_DAYS),
  rememberDays: count('REMEMBERED_DAYS', SIGN_IN_PERIODS, REMEMBERED_DAYS),
  answersDays: count('OFFER_LIFETIME_DAYS', 'src/domain/offers/offer-lifetime.ts', OFFER_LIFETIME_DAYS),
  consentYears: count('CONSENT_YEARS', 'src/domain/analytics/consent-period.ts', CONSENT_YEARS),
  cookieYears: count(
    'CLIENT_ID_COOKIE',
    'src/domain/analytics/tracking-cookies.ts',
    CLIENT_ID_COOKIE.maxAgeSeconds / YEAR_SECONDS,
  ),
} as const satisfies Readonly<Record<string, FigureSource>>

export type FigureName = keyof typeof SHOP_FIGURES
