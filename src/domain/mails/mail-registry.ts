import type { TradeState } from '#domain/trades/trade-states.ts'

/** How a field of a job is stored; a question mark says that it may be missing. */
export type MailField = 'number' | 'text' | 'text?'

interface MailEntry {
  /** The topic of its jobs. */
  readonly topic: string
  /** What it is about: mails about the same thing are composed from the same facts. */
  readonly about: string
  /** What its job carries besides its name: ids and moments, never personal data. */
  readonly data: Readonly<Record<string, MailField>>
  /** The state that its devices have reached. */
  readonly state?: TradeState
}

const TRADE = { transactionId: 'number' } as const
/** Devices are found by the moment in which they moved. */
const MOMENT = { transactionId: 'number', atMs: 'number' } as const
const CHANGE = { transactionId: 'number', changeId: 'text' } as const
const CLARIFICATION = { transactionId: 'number', clarificationId: 'number' } as const
const INDIVIDUAL_OFFER = { requestId: 'number', number: 'number' } as const
const PARCEL = { parcelId: 'number' } as const
const PRICE_NEWS = { watchId: 'text', priceInCents: 'number', beforeInCents: 'number' } as const
const ACCOUNT = { customerId: 'text', shopUrl: 'text?', market: 'text?' } as const

/**
 * Every mail that the shop sends. A new mail gets an entry here, a template in `src/server/mails/templates` and its texts;
 * the compiler points at what is missing.
 */
export const MAILS = {
  // A sale as a whole.
  TRADE_CREATED: { topic: 'TRADE_MAIL', about: 'trade', data: TRADE },
  SEND_REMINDER: { topic: 'TRADE_MAIL', about: 'trade', data: TRADE },
  EXPIRED: { topic: 'TRADE_MAIL', about: 'trade', data: TRADE },
  PAYOUT_CHANGED: { topic: 'TRADE_MAIL', about: 'trade', data: CHANGE },
  /** The same, to the address of the account that the sale is in, where it differs. */
  PAYOUT_CHANGED_ACCOUNT: { topic: 'TRADE_MAIL', about: 'trade', data: CHANGE },
  /** The same, to the address that the sale had before it got another one. */
  PAYOUT_CHANGED_FORMER: {
    topic: 'TRADE_MAIL',
    about: 'trade',
    data: { transactionId: 'number', changeId: 'text', emailChangeId: 'text' },
  },
  SALE_CODE: { topic: 'TRADE_MAIL', about: 'trade', data: { transactionId: 'number', codeId: 'text' } },
  SALE_LINK: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  SALE_FROZEN: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  SALE_RELEASED: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  /** Asks for the identity document that the payout waits for, and reminds of it. */
  IDENTITY_REQUEST: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  IDENTITY_REFUSED: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  IDENTITY_ACCEPTED: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  /** Asks for a review of a paid sale, once. */
  REVIEW_REQUEST: { topic: 'TRADE_MAIL', about: 'trade', data: TRADE },
  /** Says why an operator has hidden the seller's review. */
  REVIEW_HIDDEN: {
    topic: 'TRADE_MAIL',
    about: 'trade',
    data: { transactionId: 'number', reviewId: 'number' },
  },
  /** Asks the owner of a new mailbox to confirm it for the sale, and tells the owner of the old one. */
  EMAIL_CHANGE: { topic: 'TRADE_MAIL', about: 'trade', data: CHANGE },
  EMAIL_NOTICE: { topic: 'TRADE_MAIL', about: 'trade', data: CHANGE },
  /** Tells the old mailbox, and that of the account where it differs, that the new one was confirmed. */
  EMAIL_CHANGED: { topic: 'TRADE_MAIL', about: 'trade', data: CHANGE },
  EMAIL_CHANGED_ACCOUNT: { topic: 'TRADE_MAIL', about: 'trade', data: CHANGE },
  /** The certificates of devices that were erased within the quarter of an hour from that moment. */
  ERASURE_CERTIFICATE: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  /** Says when the seller will be erased, who has asked support for it. */
  ERASURE_NOTICE: { topic: 'TRADE_MAIL', about: 'trade', data: MOMENT },
  /** What support answers to something about a sale. */
  SALE_REPLY: { topic: 'TRADE_MAIL', about: 'trade', data: { transactionId: 'number', replyId: 'text' } },
  /** What support writes from a template. */
  SUPPORT_MESSAGE: {
    topic: 'TRADE_MAIL',
    about: 'trade',
    data: { transactionId: 'number', template: 'text' },
  },

  // Devices that reached a state together.
  ARRIVED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'RECEIVED' },
  ACCEPTED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'ACCEPTED' },
  PAYOUT_SENT: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'PAID' },
  PAYOUT_FAILED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'PAYOUT_FAILED' },
  RETURN_PENDING: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'RETURN_PENDING' },
  RETURN_SHIPPED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'RETURN_SHIPPED' },
  RECYCLED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'RECYCLED' },
  LOST: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'LOST' },
  QUARANTINED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'QUARANTINED' },
  CANCELLED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'CANCELLED' },
  APPEALED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'APPEALED' },
  /** The seller has done what we asked for, and the device is inspected again. */
  ANSWER_RECEIVED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'IN_INSPECTION' },
  /** No longer on a block list. */
  CLEARED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'IN_INSPECTION' },
  HANDED_OVER: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'HANDED_OVER' },
  /** Our parcel to the seller came back. */
  RETURN_UNDELIVERABLE: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'RETURN_PENDING' },
  RETURNED: { topic: 'TRADE_MAIL', about: 'devices', data: MOMENT, state: 'RETURNED' },

  // A parcel that is recycled for free.
  RECYCLING_LABEL: { topic: 'RECYCLING_MAIL', about: 'recycling', data: PARCEL },
  /** The mailbox has had its label: the same one again, or from when there is another. */
  RECYCLING_AGAIN: { topic: 'RECYCLING_MAIL', about: 'recycling', data: PARCEL },
  RECYCLING_EXPIRED: { topic: 'RECYCLING_MAIL', about: 'recycling', data: PARCEL },
  RECYCLING_ARRIVED: { topic: 'RECYCLING_MAIL', about: 'recycling', data: PARCEL },
  RECYCLING_DONE: { topic: 'RECYCLING_MAIL', about: 'recycling', data: PARCEL },

  // What a seller is asked about one device.
  COUNTER_OFFER: { topic: 'TRADE_MAIL', about: 'clarification', data: CLARIFICATION },
  ACTION_REQUIRED: { topic: 'TRADE_MAIL', about: 'clarification', data: CLARIFICATION },
  REMINDER: { topic: 'TRADE_MAIL', about: 'clarification', data: CLARIFICATION },
  PART_LABEL: { topic: 'TRADE_MAIL', about: 'clarification', data: CLARIFICATION },

  // A customer's account.
  ACTIVATE: { topic: 'ACCOUNT_MAIL', about: 'account', data: { ...ACCOUNT, tokenId: 'text' } },
  ACCOUNT_EXISTS: { topic: 'ACCOUNT_MAIL', about: 'account', data: ACCOUNT },
  RESET: { topic: 'ACCOUNT_MAIL', about: 'account', data: { ...ACCOUNT, tokenId: 'text' } },
  /** The first password of an account that was opened from a sale. */
  SALE_ACCOUNT: { topic: 'ACCOUNT_MAIL', about: 'account', data: { ...ACCOUNT, tokenId: 'text' } },
  PASSWORD_CHANGED: { topic: 'ACCOUNT_MAIL', about: 'account', data: ACCOUNT },
  SAVED_PAYOUT_CHANGED: {
    topic: 'ACCOUNT_MAIL',
    about: 'account',
    data: { ...ACCOUNT, tokenId: 'text', paymentTypeId: 'number' },
  },
  NEW_DEVICE: {
    topic: 'ACCOUNT_MAIL',
    about: 'account',
    data: { ...ACCOUNT, tokenId: 'text', browser: 'text', system: 'text' },
  },

  // Requests from visitors.
  CONTACT: { topic: 'CONTACT_MAIL', about: 'contact', data: { messageId: 'number' } },
  REQUEST_DESK: { topic: 'REQUEST_MAIL', about: 'request', data: { requestId: 'number' } },
  REQUEST_SELLER: { topic: 'REQUEST_MAIL', about: 'request', data: { requestId: 'number' } },
  /** What the desk offers a business, with the link to accept it, and that it takes it back. */
  INDIVIDUAL_OFFER: { topic: 'REQUEST_MAIL', about: 'individualOffer', data: INDIVIDUAL_OFFER },
  INDIVIDUAL_OFFER_WITHDRAWN: { topic: 'REQUEST_MAIL', about: 'individualOffer', data: INDIVIDUAL_OFFER },
  /** What support answers to a message or a request. */
  INBOX_REPLY: { topic: 'INBOX_MAIL', about: 'inbox', data: { replyId: 'text' } },
  NEWSLETTER_CONFIRMATION: {
    topic: 'NEWSLETTER_MAIL',
    about: 'newsletter',
    data: { subscriptionId: 'number', shopUrl: 'text?' },
  },

  // Offers that we took back because their price was wrong.
  OFFER_WITHDRAWN: {
    topic: 'OFFER_MAIL',
    about: 'withdrawal',
    data: { customerId: 'text', market: 'text', atMs: 'number' },
  },
  REQUEST_WITHDRAWN: {
    topic: 'OFFER_MAIL',
    about: 'withdrawal',
    data: { requestId: 'number', atMs: 'number' },
  },
  // Something that operators should look at.
  ALERT: { topic: 'ALERT_MAIL', about: 'alert', data: { alertId: 'number' } },

  // Prices that someone watches.
  PRICE_WATCH_CONFIRMATION: { topic: 'PRICE_WATCH_MAIL', about: 'priceWatch', data: { watchId: 'text' } },
  PRICE_WATCH_REACHED: { topic: 'PRICE_WATCH_MAIL', about: 'priceWatch', data: PRICE_NEWS },
  PRICE_WATCH_CHANGED: { topic: 'PRICE_WATCH_MAIL', about: 'priceWatch', data: PRICE_NEWS },
  /** The price rule no longer understands the answers: the watch is over, and the device has to be described again. */
  PRICE_WATCH_OUTDATED: { topic: 'PRICE_WATCH_MAIL', about: 'priceWatch', data: PRICE_NEWS },
  /** An issue as a test, to an address that an operator names. */
  NEWSLETTER_TEST: { topic: 'NEWSLETTER_MAIL', about: 'issueTest', data: { testId: 'text' } },
  /** An issue to one of its readers. It has a queue of its own, with a rate. */
  NEWSLETTER_ISSUE: { topic: 'NEWSLETTER_ISSUE', about: 'issue', data: { deliveryId: 'number' } },
} as const satisfies Readonly<Record<string, MailEntry>>

export type MailName = keyof typeof MAILS

export type MailTopic = (typeof MAILS)[MailName]['topic']

export type MailSubject = (typeof MAILS)[MailName]['about']

/** Names of the mails about one subject. */
export type MailAbout<Subject extends MailSubject> = {
  [Name in MailName]: (typeof MAILS)[Name]['about'] extends Subject ? Name : never
}[MailName]

export type TradeMail = MailAbout<'trade'>
export type DeviceMail = MailAbout<'devices'>
export type ClarificationMail = MailAbout<'clarification'>
export type AccountMail = MailAbout<'account'>
export type RecyclingMail = MailAbout<'recycling'>
export type PriceWatchMail = MailAbout<'priceWatch'>

/** Mails that a seller gets about a sale. */
export type SaleMail = TradeMail | DeviceMail | ClarificationMail

type FieldValue<Field extends MailField> = Field extends 'number'
  ? number
  : Field extends 'text'
    ? string
    : string | undefined

/** What the job of a mail carries. */
export type MailData<Name extends MailName> = {
  readonly [Field in keyof (typeof MAILS)[Name]['data']]: (typeof MAILS)[Name]['data'][Field] extends MailField
    ? FieldValue<(typeof MAILS)[Name]['data'][Field]>
    : never
}

/** A mail that is to be sent, with what its job carries. */
export type MailJob<Name extends MailName = MailName> = {
  readonly [Each in Name]: {
    readonly mail: Each
    readonly about: (typeof MAILS)[Each]['about']
    readonly data: MailData<Each>
  }
}[Name]

/** Every topic of the outbox that is about mails. */
export const MAIL_TOPICS: ReadonlySet<MailTopic> = new Set(Object.values(MAILS).map(({ topic }) => topic))

export const isMailName = (name: unknown): name is MailName =>
  typeof name === 'string' && Object.hasOwn(MAILS, name)
