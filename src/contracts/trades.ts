import { z } from 'zod'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { TRADE_ITEM } from './trade-items.ts'

/** Raw text of a form field: what it may hold is the domain's to say, this is only a limit. */
const FIELD = z.string().max(300)

/** Where the money goes, as typed; the fields of the other kind of account are not looked at. */
const PAYMENT_INPUT = z.strictObject({
  paymentTypeId: z.number().int(),
  /** An account that the customer who is signed in has saved; then the fields below are not looked at. */
  paymentId: FIELD.optional(),
  accountHolder: FIELD,
  iban: FIELD,
  paypalAccount: FIELD,
})

/** A seller as typed; the form's own check runs on the same fields. */
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

/** As PostgreSQL writes it, however it was sent. */
const UUID = z.uuid().transform((id) => id.toLowerCase())

/** No prices in it: they are those of the stored offers. */
const linesUpTo = (max: number) =>
  z
    .array(z.strictObject({ offerId: UUID, quantity: z.number() }))
    .min(1)
    .max(max)

const LINES = linesUpTo(MAX_LINES)

/** What the seller decides in advance for a counter-offer: accept from this share of the quoted price on, or else. */
const ACCEPT_RULE = z.strictObject({
  minShareBp: z.number().int().min(1).max(FULL_BP),
  otherwise: z.enum(['ASK', 'RETURN', 'RECYCLE']),
})

/** What makes a trade of a cart. */
export const TRADE_REQUEST = z.strictObject({
  /** A guest; whoever is signed in is known by the bearer token, and nothing need stand here. */
  customer: z
    .strictObject({ customerNumber: z.number().int().positive(), key: z.string().max(64) })
    .nullable()
    .default(null),
  lines: LINES,
  voucherCode: z.string().max(60).nullable(),
  /** Null: we always ask. */
  acceptRule: ACCEPT_RULE.nullable().default(null),
  seller: SELLER_INPUT,
})

export type TradeRequest = z.output<typeof TRADE_REQUEST>

export const IDEMPOTENCY_HEADERS = z.object({ 'idempotency-key': UUID })

export const TRADE = z.object({
  transactionId: z.number().int(),
  tradeNumber: z.string(),
  customerNumber: z.number().int(),
  /** Opens the trade without an account. */
  key: z.string(),
  offerIds: z.array(z.string()),
  currency: z.enum(['EUR', 'PLN']),
  totalInCents: z.number().int(),
  voucher: z.object({ code: z.string(), valueInCents: z.number().int() }).nullable(),
})

export type Trade = z.output<typeof TRADE>

export const TRADE_PARAMS = z.object({ tradeNumber: z.string().regex(/^[0-9A-Za-z-]{1,20}$/) })

export const TRADE_QUERY = z.object({ key: z.string().max(64).default('') })

const TRADE_DEVICE = z.object({
  offerId: z.string(),
  deviceId: z.number().int(),
  categoryId: z.string(),
  name: z.string(),
  image: z.string(),
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  priceInCents: z.number().int(),
  quantity: z.number().int(),
})

/** A trade as its seller sees it. */
export const TRADE_VIEW = TRADE.omit({ key: true, offerIds: true }).extend({
  firstName: z.string(),
  email: z.string(),
  maskedAccount: z.string(),
  paymentTypeId: z.number().int(),
  createdAt: z.iso.datetime(),
  sendBy: z.iso.datetime(),
  status: z.string(),
  devices: z.array(TRADE_DEVICE),
  /** Null until the carrier has answered. */
  shipment: z.object({ carrier: z.enum(['UPS', 'DHL']), trackingNumber: z.string() }).nullable(),
  /** Every device by itself, with where it stands; `devices` are the lines of the cart. */
  items: z.array(TRADE_ITEM),
  /** Whether there is a device whose sale the seller can still call off. */
  canCancel: z.boolean(),
  /** Whether money can still go to another account. */
  canChangePayout: z.boolean(),
})

export type TradeView = z.output<typeof TRADE_VIEW>

/** Another account for the money of a trade. */
export const TRADE_PAYOUT_REQUEST = z.strictObject({ payment: PAYMENT_INPUT.omit({ paymentId: true }) })

export type TradePayoutRequest = z.output<typeof TRADE_PAYOUT_REQUEST>

/** As many as a list has rows: it need not go through a cart. */
const MAX_REQUEST_LINES = 5_000

/** A cart or list above the limit of business trades, with whom to answer. */
export const INDIVIDUAL_OFFER_REQUEST = z.strictObject({
  lines: linesUpTo(MAX_REQUEST_LINES),
  companyName: FIELD,
  contactPerson: FIELD,
  email: FIELD,
  phone: FIELD,
  message: z.string().max(2_000),
})

export type IndividualOfferRequest = z.output<typeof INDIVIDUAL_OFFER_REQUEST>

export const INDIVIDUAL_OFFER = z.object({ requestId: z.number().int() })
