// Every path of the HTTP API, with the headers and fragments that go with it. It imports no schema, so a browser that
// needs a path does not load the validator.
import type { CategoryId } from '#domain/catalogue/category.ts'
import { AFFILIATE_TRACKING_PATH } from '#domain/markets/shop-constants.ts'
import { SHARED_ROUTES } from '#domain/routing/route-table.ts'

// Account

export const LOGIN_PATH = '/api/account/login'
export const LOGIN_REFRESH_PATH = '/api/account/loginRefresh'
export const LOGOUT_PATH = '/api/account/logout'
export const REGISTER_PATH = '/api/account/register'
export const CHANGE_PASSWORD_PATH = '/api/account/changePassword'
export const FORGOT_PASSWORD_PATH = '/api/account/forgotPasswordMail'
export const RESET_PASSWORD_PATH = '/api/account/resetPassword'
export const ACTIVATE_REGISTRATION_PATH = '/api/account/activateRegistration'
export const ACTIVATE_BY_IDENTIFIER_PATH = '/api/activateCustomerByIdentifier'
export const DELETE_USER_PATH = '/api/account/deleteUser'

/** Turns a repeated password into the proof that sensitive changes ask for. */
export const STEP_UP_PATH = '/api/account/stepUp'

/** The sign-ins of the customer, and how to end one or all of them. */
export const SIGN_INS_PATH = '/api/account/signIns'
export const END_SIGN_IN_PATH = '/api/account/endSignIn'
export const SIGN_OUT_EVERYWHERE_PATH = '/api/account/signOutEverywhere'

/** By the link of a mail: a sign-in or a change of the payout account was someone else. */
export const NOT_ME_PATH = '/api/account/notMe'

/** Carries the long-lived token of a sign-in. */
export const REFRESH_TOKEN_HEADER = 'x-refresh-token'

/** Carries the one-use token of a mailed link. */
export const ONE_USE_TOKEN_HEADER = 'x-token'

/** Carries the `identifier` claim of the token that `activateRegistration` returned. */
export const IDENTIFIER_HEADER = 'x-identifier'

/** Mailed links carry their token behind `#`, because browsers never send a fragment to a server. */
export const ACTIVATION_FRAGMENT = 'activate'
export const RESET_FRAGMENT = 'token'
export const NOT_ME_FRAGMENT = 'not-me'

// Customer resources: every call carries the bearer token

export const CUSTOMERS_PATH = '/api/customers/customers'
export const PEOPLE_PATH = '/api/customers/people'
export const ADDRESSES_PATH = '/api/customers/addresses'
export const BANK_ACCOUNTS_PATH = '/api/customers/bank_accounts'
export const PAYPAL_ACCOUNTS_PATH = '/api/customers/paypal_accounts'
export const CUSTOMER_PAYMENT_ACCOUNTS_PATH = '/api/customers/customer_payment_accounts'
export const PHONE_CONTACTS_PATH = '/api/customers/phone_contacts'
export const TRADE_HISTORY_PATH = '/api/customers/trade_history'
export const DATA_EXPORT_PATH = '/api/customers/data_export'
export const GUEST_ACCOUNT_NUMBER_PATH = '/api/customers/guest_account_number'

/** Trades on one page of the history; a shorter page is the last one. */
export const TRADE_HISTORY_PAGE_SIZE = 20

/** The name of a resource, as `@id` and in requests. */
export const buildIri = (path: string, id: string): string => `${path}/${id}`

// Catalogue and search

export const DEVICE_CARDS_PATH = '/api/catalogue/devices'
export const RECOGNISED_DEVICES_PATH = '/api/catalogue/recognised'

/** A close-up of this kind of device in a condition, with its marks life-size. */
export const buildConditionPicturePath = (category: CategoryId, conditionId: number): string =>
  `/pictures/conditions/${category}-${conditionId}.svg`

/** The drawing of a device, by the address of its picture, with the marks of a condition. */
export const buildWornPicturePath = (image: string, conditionId: number): string =>
  image.replace(/\.svg$/, `/${conditionId}.svg`)
export const SUGGESTIONS_PATH = '/api/search/suggestions'

// Offers, vouchers and lists

export const OFFERS_PATH = '/api/offers'

/** Tells a cart what became of its offers. */
export const OFFER_RENEWALS_PATH = '/api/offers/renewals'

export const INDIVIDUAL_OFFERS_PATH = '/api/individual-offers'
export const VOUCHER_CHECK_PATH = '/api/vouchers/check'

/** Prices a list row by row. */
export const LIST_QUOTES_PATH = '/api/lists/quotes'

/** Prices one corrected row. */
export const LIST_ROWS_PATH = '/api/lists/rows'

/** Turns the rows of a list into offers. */
export const LIST_OFFERS_PATH = '/api/lists/offers'

/** Matches pasted names to devices. */
export const LIST_NAMES_PATH = '/api/lists/names'

export const LIST_MEDIA_TYPE = 'application/x-ndjson'
export const LIST_TEXT_TYPE = 'text/csv'

// Trades

export const TRADES_PATH = '/api/trades'

/** A repeated request with the same key creates nothing new. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

export const buildCancelTradeUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/cancel`

export const buildTradePayoutUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/payout`

/** Mails the seller a new link to a sale, because the old one is outdated. */
export const buildTradeLinksUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/links`

/** Mails the seller the link to a sale again, for its number and e-mail address. */
export const LOST_LINKS_PATH = '/api/lost-links'

/** Opens an account for the seller of a sale. */
export const buildSaleAccountUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/account`

/** Mails the seller a code of six digits; the code is checked at the same address, with `/check` behind it. */
export const buildTradeCodesUrl = (tradeNumber: string, below: '' | '/check' = ''): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/codes${below}`

/** The seller of a sale says that a change of its payout account was someone else. */
export const PAYOUT_OBJECTIONS_PATH = '/api/payout-objections'

/** Carries the key of a sale: the one that reads it, or the one that also acts for its seller. */
export const SALE_KEY_HEADER = 'x-sale-key'

/** Carries the proof that the caller has just repeated a password or typed the code of a mail. */
export const STEP_UP_HEADER = 'x-step-up'

/** The signed offer of a trade, for anyone who may see the trade. */
export const buildSignedOfferPath = (tradeNumber: string): string =>
  `${TRADES_PATH}/${tradeNumber}/signed-offer`

/** The public keys that verify signed offers. */
export const SIGNED_OFFER_KEYS_PATH = '/.well-known/signed-offer-keys.json'

export const CLARIFICATION_PATH = '/api/clarification'

/** A clarification by its token and trade number; photos and answers are below it. */
export const buildClarificationUrl = (id: string, trade: string, below = ''): string =>
  `${CLARIFICATION_PATH}/${encodeURIComponent(id)}/${encodeURIComponent(trade)}${below}`

// Contact

export const CONTACT_PATH = '/api/contact'

export const buildContactTokenUrl = (idempotencyKey: string): string =>
  `${CONTACT_PATH}/token?key=${encodeURIComponent(idempotencyKey)}`

/** Nobody fills in the form faster than this: the token of a message is refused before. */
export const CONTACT_MIN_MS = 3_000

// Newsletter

export const SUBSCRIPTIONS_PATH = '/api/newsletter/subscriptions'

/** One-click unsubscribe for mail programs; the hash of the address follows. */
export const UNSUBSCRIPTIONS_PATH = '/api/newsletter/unsubscriptions'

/** Accepts the sign-up form of a browser without script. */
export const NEWSLETTER_FORM_PATH = '/newsletter'

const toFormPath = (pattern: string): string => pattern.replace('{emailHash}', ':emailHash')

/** The forms on these pages post to the page's own address. */
export const ENRICH_FORM_PATH = toFormPath(SHARED_ROUTES.newsletterEnrich)
export const UNSUBSCRIBE_FORM_PATH = toFormPath(SHARED_ROUTES.newsletterUnsubscribe)

/** Fragments of the enrich page that tell a browser without script whether its form was saved. */
export const SAVED_FRAGMENT = 'saved'
export const NOT_SAVED_FRAGMENT = 'not-saved'

// Tracking

/** Where browsers report what the content security policy has blocked. */
export const CSP_REPORTS_PATH = '/csp-reports'

export const CONTROLLING_PATH = '/api/controlling/controlling'

/** Returns the id that a browser's events carry. */
export const CLIENT_ID_PATH = `${AFFILIATE_TRACKING_PATH}/api/client-id`

export const CLIENT_ID_FAILURE = 'error creating client id'
export const CONTROLLING_FAILURE = 'error creating controlling order'

// Language

export const LANGUAGE_PATH = '/language'
