import { HOUR_MS } from '#domain/kernel/durations.ts'

/** The highest gross total of one business trade in EUR, inclusive. */
export const B2B_TRADE_CAP = 5000

export const LOCALE_COOKIE = { name: 'locale', maxAgeDays: 365, path: '/', sameSite: 'lax' } as const

export const CLIENT_ID_COOKIE_MAX_AGE_SECONDS = 31_536_000

// Assumption: the specification names no path; see docs/adr/0036-consent-and-tracking.md.
export const AFFILIATE_TRACKING_PATH = '/affiliate'

export const PERSONALISATION_COOKIE_MAX_AGE_SECONDS = 31_536_000

export const CHUNK_RELOAD_GUARD_MS = 10_000

export const CONSENT_CHECK_DELAY_MS = 1_000

// Assumption: the specification leaves the delay open; see docs/adr/0010-build-updates.md.
export const BUILD_CHECK_INTERVAL_MS = HOUR_MS

export const MARKETING_TOUCHPOINT_PARAMETERS = [
  'gclid',
  'msclkid',
  'fbclid',
  'dyntr',
  'ctb',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'belboon',
  'awc',
] as const

/** `applicationId` of controlling events is this prefix plus the upper-case market id. */
export const CONTROLLING_APPLICATION_PREFIX = 'SELL_'

/** `affiliation` of purchase events is this prefix plus the upper-case market id. */
export const PURCHASE_AFFILIATION_PREFIX = 'WKFS '

export const PURCHASE_TAX = 0

export const PURCHASE_SHIPPING = 0

export const ADD_TO_CART_QUANTITY = 1

/** How many results a search for one thing asks for. */
export const SINGLE_LOOKUP_RESULT_SIZE = 1
