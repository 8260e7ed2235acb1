import { z } from 'zod'
import { DOCUMENT_KINDS, DOCUMENT_SIDES } from '#domain/identity/identity-document.ts'
import { IDENTITY_STATES, REFUSAL_REASONS } from '#domain/identity/identity-request.ts'
import { OTHERWISE_ANSWERS } from '#domain/inspection/accept-rule.ts'
import { CARRIER_NAMES } from '#domain/markets/carrier-name.ts'
import { PAYMENT_TYPE_IDS } from '#domain/markets/payment-type.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { LOCK_KINDS } from '#domain/offers/lock-tasks.ts'
import { JOURNEY_KINDS } from '#domain/trades/journey.ts'
import { OWN_REVIEW } from './reviews.ts'
import { TRADE_ITEM } from './trade-items.ts'

/** Raw text of a form field. This is only an upper limit; the domain validates it. */
const FIELD = z.string().max(300)

/** The payout account as typed. Fields of the other kind are ignored. */
const PAYMENT_INPUT = z.strictObject({
  paymentTypeId: z.number().int(),
  /** A saved account of the signed-in customer. If set, the fields below are ignored. */
  paymentId: FIELD.optional(),
  accountHolder: FIELD,
  iban: FIELD,
  paypalAccount: FIELD,
})

/** A seller as typed. The form checks the same fields. */
const SELLER_INPUT = z.strictObject({
  email: FIELD,
  firstName: FIELD,
  lastName: FIELD,
  companyName: FIELD,
  vatId: FIELD,
  street: FIELD,
  houseNumber: FIELD,
  addressExtra: FIELD,
  zip: FIELD,
  city: FIELD,
  country: FIELD,
  phone: FIELD,
  /** `YYYY-MM-DD`, or empty. */
  birthDate: FIELD,
  payment: PAYMENT_INPUT,
  ownsDevices: z.boolean(),
  acceptsTerms: z.boolean(),
})

const MAX_LINES = 500

/** In lower case, as PostgreSQL returns it. */
const UUID = z.uuid().transform((id) => id.toLowerCase())

/** Without prices, which come from the stored offers. */
const defineLines = (max: number) =>
  z
    .array(z.strictObject({ offerId: UUID, quantity: z.number() }))
    .min(1)
    .max(max)

const LINES = defineLines(MAX_LINES)

/** The seller's decision in advance about a counter-offer: accept from this share of the quoted price, or otherwise. */
const ACCEPT_RULE = z.strictObject({
  minShareBp: z.number().int().min(1).max(FULL_BP),
  otherwise: z.enum(OTHERWISE_ANSWERS),
})

/** Turns a cart into a trade. */
export const TRADE_REQUEST = z.strictObject({
  /** A guest. Signed-in customers are known by their bearer token. */
  customer: z
    .strictObject({ customerNumber: z.number().int().positive(), key: z.string().max(64) })
    .nullable()
    .default(null),
  lines: LINES,
  voucherCode: z.string().max(60).nullable(),
  /** Null to always ask. */
  acceptRule: ACCEPT_RULE.nullable().default(null),
  seller: SELLER_INPUT,
})

export type TradeRequest = z.output<typeof TRADE_REQUEST>

export const IDEMPOTENCY_HEADERS = z.object({ 'idempotency-key': UUID })

export const TRADE = z.object({
  transactionId: z.number().int(),
  tradeNumber: z.string(),
  customerNumber: z.number().int(),
  /** Acts for the seller without an account. It belongs into the fragment of a link or a header, never into an address. */
  key: z.string(),
  /** Shows the trade and its papers. */
  readKey: z.string(),
  offerIds: z.array(z.string()),
  currency: z.enum(CURRENCIES),
  totalInCents: z.number().int(),
  voucher: z.object({ code: z.string(), valueInCents: z.number().int() }).nullable(),
})

export type Trade = z.output<typeof TRADE>

export const TRADE_PARAMS = z.object({ tradeNumber: z.string().regex(/^[0-9A-Za-z-]{1,20}$/) })

/** The reading key: papers are plain links, which can send no header. */
export const TRADE_QUERY = z.object({ key: z.string().max(64).default('') })

/** Why the money of a trade waits, as far as its seller is told. */
const PAYOUT_WAIT = z.discriminatedUnion('kind', [
  /** The payout account was changed. */
  z.object({ kind: z.literal('changed'), until: z.iso.datetime() }),
  /** The seller said that a change was someone else: a person looks at it. */
  z.object({ kind: z.literal('frozen') }),
  /** A person checks the payout before it is made. The reason is for the desk only. */
  z.object({ kind: z.literal('checked') }),
])

/** The identity document that the law asks of a seller before the payout. Nothing that was sent is part of it. */
const IDENTITY_VIEW = z.object({
  state: z.enum(IDENTITY_STATES),
  /** The law that asks for it. */
  legalBasis: z.string(),
  /** Why the last document was refused. */
  refusalReason: z.enum(REFUSAL_REASONS).nullable(),
  /** The sides whose file was sent. */
  sides: z.array(z.enum(DOCUMENT_SIDES)),
  /** Whether money is due that waits for it. */
  isPayoutWaiting: z.boolean(),
})

const TRADE_DEVICE = z.object({
  offerId: z.string(),
  deviceId: z.number().int(),
  categoryId: z.string(),
  name: z.string(),
  image: z.string(),
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  /** By the code of the question. */
  answers: z.record(z.string(), z.array(z.string()).readonly()),
  priceInCents: z.number().int(),
  quantity: z.number().int(),
})

const LOCK_TASK = z.object({
  kind: z.enum(LOCK_KINDS),
  /** Names the devices. */
  title: z.string(),
  steps: z.array(z.string()),
})

/** Something that happened on the way, with what can be seen of it. */
const JOURNEY_ENTRY = z.object({
  kind: z.enum(JOURNEY_KINDS),
  at: z.iso.datetime(),
  /** The devices it is about; empty for the parcel as a whole. */
  itemNumbers: z.array(z.int()),
  carrier: z.enum(CARRIER_NAMES).nullable(),
  /** Photos that we took of it. */
  photoIds: z.array(z.uuid()),
})

export type JourneyEntry = z.output<typeof JOURNEY_ENTRY>

/** A trade as its seller sees it. */
export const TRADE_VIEW = TRADE.omit({ key: true, offerIds: true }).extend({
  /** Whether the caller only sees the trade or may act for its seller. */
  access: z.enum(['read', 'act']),
  /** How the caller proves to be the seller before the payout account is changed; null for callers who only read. */
  stepUp: z.enum(['password', 'code']).nullable(),
  firstName: z.string(),
  /** Masked for callers who only read. */
  email: z.string(),
  maskedAccount: z.string(),
  paymentTypeId: z.literal(PAYMENT_TYPE_IDS),
  createdAt: z.iso.datetime(),
  sendBy: z.iso.datetime(),
  status: z.string(),
  devices: z.array(TRADE_DEVICE),
  /** Null until the carrier has booked it. */
  shipment: z
    .object({
      carrier: z.enum(CARRIER_NAMES),
      trackingNumber: z.string(),
      /** The code that a parcel shop scans: its dark modules as an SVG path, and the modules per side. Null where the carrier's text is too long for one. */
      code: z.object({ path: z.string(), size: z.int() }).nullable(),
    })
    .nullable(),
  /** Every single device with its state. `devices` has the lines of the cart. */
  items: z.array(TRADE_ITEM),
  /** Whether any device can still be cancelled. */
  canCancel: z.boolean(),
  /** Whether the payout account can still be changed. */
  canChangePayout: z.boolean(),
  payoutWait: PAYOUT_WAIT.nullable(),
  /** Null where no identity document is asked for. */
  identity: IDENTITY_VIEW.nullable(),
  /** Whether the seller can write a review now. */
  canReview: z.boolean(),
  /** What the seller has said about the sale; null for callers who only read. */
  review: OWN_REVIEW.nullable(),
  /** What the seller promised to do before shipping: locks to remove, with the steps for that maker. Empty once it is sent. */
  lockTasks: z.array(LOCK_TASK),
  /** Differs whenever the page would. A release of before doesn't say. */
  version: z.string().optional(),
  /** The way so far, the oldest first. A release of before doesn't say. */
  journey: z.array(JOURNEY_ENTRY).optional(),
})

export type TradeView = z.output<typeof TRADE_VIEW>

export const SALE_PHOTO_PARAMS = TRADE_PARAMS.extend({ photoId: z.uuid() })

/** Browsers name the type when they listen. Whoever doesn't would wait for an answer that never ends. */
export const LISTENING_HEADERS = z.object({ accept: z.literal('text/event-stream') })

/** What a browser without script sends: the link of the mail, which it can't read by itself. */
export const SALE_LINK_FORM = z.object({ link: z.string().max(500).default('') })

/** Changes the payout account of a trade. */
export const TRADE_PAYOUT_REQUEST = z.strictObject({ payment: PAYMENT_INPUT.omit({ paymentId: true }) })

export type TradePayoutRequest = z.output<typeof TRADE_PAYOUT_REQUEST>

/** The fields of an identity document as typed; its files are sent before. */
export const IDENTITY_REQUEST = z.strictObject({
  kind: FIELD.describe(`One of ${DOCUMENT_KINDS.join(', ')}.`),
  number: FIELD.describe('Blanks, dots and dashes are left out.'),
  issuedBy: FIELD.describe('The authority.'),
  issuedDay: FIELD.describe('`YYYY-MM-DD`, or as people write it.'),
  expiryDay: FIELD.describe('Likewise; empty for a document without an end.'),
})

export const IDENTITY_FILE_PARAMS = TRADE_PARAMS.extend({ side: z.enum(DOCUMENT_SIDES) })

/** Asks for a new link. Whoever may act for the seller can also have all earlier links replaced by it. */
export const TRADE_LINK_REQUEST = z.strictObject({ replacesEarlier: z.boolean() })

/** Asks for the link to a sale again, by what its seller knows of it. */
export const LOST_LINK_REQUEST = z.strictObject({ tradeNumber: FIELD, email: FIELD })

/** Where a code was sent to, masked. */
export const TRADE_CODE_SENT = z.object({ sentTo: z.string() })

export type TradeCodeSent = z.output<typeof TRADE_CODE_SENT>

export const TRADE_CODE_CHECK = z.strictObject({ code: z.string().max(40) })

/** What a mailed link names: the change of the payout account, and its secret. */
export const PAYOUT_OBJECTION = z.strictObject({ change: z.uuid(), key: z.string().max(64) })

/** Nothing is ordered while the sale is frozen; what had been ordered or paid before cannot be stopped. */
export const PAYOUT_OBJECTION_OUTCOME = z.object({
  tradeNumber: z.string(),
  status: z.enum(['frozen', 'orderedBefore', 'paidBefore', 'settled']),
})

export type PayoutObjectionOutcome = z.output<typeof PAYOUT_OBJECTION_OUTCOME>

/** As many as a list has rows, because lists bypass the cart. */
const MAX_REQUEST_LINES = 5_000

/** A cart or list above the cap for business trades, with a contact. */
export const INDIVIDUAL_OFFER_REQUEST = z.strictObject({
  lines: defineLines(MAX_REQUEST_LINES),
  companyName: FIELD,
  contactPerson: FIELD,
  email: FIELD,
  phone: FIELD,
  message: z.string().max(2_000),
})

export type IndividualOfferRequest = z.output<typeof INDIVIDUAL_OFFER_REQUEST>

export const INDIVIDUAL_OFFER = z.object({ requestId: z.number().int() })
