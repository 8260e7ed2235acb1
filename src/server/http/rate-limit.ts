import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'

/**
 * How often one network may call a page or a cheap query. Set per route. Each web process counts for itself and allows
 * its part.
 */
export interface RateLimit {
  readonly max: number
  /** In milliseconds. */
  readonly timeWindow: number
}

/**
 * How often one network may call a route that costs money, mail or disk, or at which something could be guessed. Set per
 * route. Counted in the database, for all processes and machines together.
 */
export interface SharedLimit extends RateLimit {
  readonly isShared: true
  /** For routes whose rows are kept: what patience could add up to. */
  readonly maxPerDay?: number
}

/** Fast typing sends about five requests a second, and a whole company may share one address. */
export const SEARCH_LIMIT: RateLimit = { max: 1_200, timeWindow: MINUTE_MS }

/**
 * How many comparisons the free queries of one network may take: clauses × documents. A list as specified takes one or
 * two for each device, the worst query a hundred. Altogether they are some seconds of computing a minute.
 */
export const SEARCH_WORK_LIMIT: RateLimit = { max: 60_000_000, timeWindow: MINUTE_MS }

/** Pages that are made for each visitor: searches, filters, secret links. Browsing quickly opens one every second. */
export const UNCACHED_PAGE_LIMIT: RateLimit = { max: 300, timeWindow: MINUTE_MS }

/** A page that breaks its policy sends about ten reports. */
export const CSP_REPORT_LIMIT: RateLimit = { max: 60, timeWindow: MINUTE_MS }

/** An editor's preview loads again with every change. */
export const CONTENT_PREVIEW_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** Browsers keep them forever. Whoever asks for names that don't exist makes the database look. */
export const PARTNER_FILE_LIMIT: RateLimit = { max: 600, timeWindow: MINUTE_MS }

/** A page reports each kind of problem once. */
export const BROWSER_PROBLEM_LIMIT: RateLimit = { max: 60, timeWindow: MINUTE_MS }

/** A seller creates a handful of offers, a business about a hundred, with pauses. */
export const OFFER_LIMIT: SharedLimit = { isShared: true, max: 120, timeWindow: MINUTE_MS }

/** Pricing a list takes a second or two, and a business sends a few. */
export const LIST_LIMIT: SharedLimit = { isShared: true, max: 12, timeWindow: MINUTE_MS }

/** For correcting row after row. */
export const LIST_ROW_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

export const LIST_NAMES_LIMIT: RateLimit = { max: 60, timeWindow: MINUTE_MS }

/** A seller needs one number and creates one trade. The rest is for several people behind one address. */
export const GUEST_LIMIT: SharedLimit = { isShared: true, max: 60, timeWindow: MINUTE_MS, maxPerDay: 1_000 }

export const TRADE_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: MINUTE_MS, maxPerDay: 500 }

/** A business asks once, and its request is kept for years. */
export const INDIVIDUAL_OFFER_LIMIT: SharedLimit = {
  isShared: true,
  max: 10,
  timeWindow: MINUTE_MS,
  maxPerDay: 100,
}

/** The trade page polls while the label is being created. */
export const TRADE_VIEW_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** Photos of a whole sale are read for it. */
export const TRADE_FILE_LIMIT: SharedLimit = { isShared: true, max: 20, timeWindow: HOUR_MS }

/** The page of a sale shows some ten photos, of a business more, as they scroll into view. */
export const SALE_PHOTO_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** Whoever follows the public log asks for a tree head and its entries every hour; the rest catches up on what is old. */
export const LOG_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** A seller answers a few clarifications. More often means guessing tokens. */
export const CLARIFICATION_ANSWER_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: MINUTE_MS }

/** A seller uploads a handful of files, a few of them twice. Each is decoded, and kept for years. */
export const UPLOAD_LIMIT: SharedLimit = {
  isShared: true,
  max: 20,
  timeWindow: MINUTE_MS,
  maxPerDay: 200,
}

/** A clarification has about ten photos, and its page may be reloaded. */
export const CLARIFICATION_PHOTO_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** A visit reports about ten events, a trade one for each of its lines, up to 500. */
export const CONTROLLING_LIMIT: SharedLimit = {
  isShared: true,
  max: 600,
  timeWindow: MINUTE_MS,
  maxPerDay: 20_000,
}

/** A browser asks once a year. The rest is for several people behind one address. */
export const CLIENT_ID_LIMIT: RateLimit = { max: 60, timeWindow: MINUTE_MS }

/** A seller mistypes a code a few times. More often means guessing. */
export const VOUCHER_LIMIT: SharedLimit = { isShared: true, max: 20, timeWindow: MINUTE_MS, maxPerDay: 500 }

/** Each account page sends about five requests. */
export const CUSTOMER_VIEW_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** Account forms, including a few failed attempts. */
export const CUSTOMER_CHANGE_LIMIT: SharedLimit = { isShared: true, max: 60, timeWindow: MINUTE_MS }

/** The archive is built from scratch each time. */
export const DATA_EXPORT_LIMIT: SharedLimit = { isShared: true, max: 5, timeWindow: HOUR_MS }

/** Several people may sign in from one address. The login guard stops guessing at one account. */
export const LOGIN_LIMIT: SharedLimit = { isShared: true, max: 60, timeWindow: MINUTE_MS }

/** Every open tab renews its token every ten minutes. */
export const SESSION_LIMIT: RateLimit = { max: 240, timeWindow: MINUTE_MS }

/** One account per person. The rest is for rejected forms. */
export const REGISTER_LIMIT: SharedLimit = { isShared: true, max: 60, timeWindow: 10 * MINUTE_MS }

/** Each call may send a mail. */
export const ACCOUNT_MAIL_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: 10 * MINUTE_MS }

/** Mail providers unsubscribe many readers from one address. */
export const UNSUBSCRIBE_LIMIT: SharedLimit = { isShared: true, max: 600, timeWindow: MINUTE_MS }

export const ACCOUNT_CHANGE_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: MINUTE_MS }

/** One message, including a few failed attempts. Hourly limits per sender apply as well. */
export const CONTACT_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: MINUTE_MS }

/** One label, including a few failed attempts. Limits per mailbox and network apply as well. */
export const RECYCLING_LIMIT: SharedLimit = { isShared: true, max: 30, timeWindow: MINUTE_MS }

/** One picture per shared link, painted on its first request. */
export const SHARE_PICTURE_LIMIT: RateLimit = { max: 120, timeWindow: MINUTE_MS }

/** A seller tests a device or two. The rest is for several people behind one address; a code can't be guessed. */
export const SELF_TEST_LIMIT: SharedLimit = {
  isShared: true,
  max: 30,
  timeWindow: MINUTE_MS,
  maxPerDay: 500,
}

/** A waiting page asks every two seconds. */
export const SELF_TEST_POLL_LIMIT: RateLimit = { max: 600, timeWindow: MINUTE_MS }

/** A page of photos is opened a few times, from the cart and from the phone. */
export const PHOTO_VISIT_LIMIT: SharedLimit = {
  isShared: true,
  max: 30,
  timeWindow: MINUTE_MS,
  maxPerDay: 500,
}
