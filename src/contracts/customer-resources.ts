import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import type { TradeStatus } from '#domain/trades/trade-status.ts'
import { TIMELINE, TRADE_ITEM } from './trade-items.ts'

/** Raw text of a form field: what it may hold is the domain's to say, this is only a limit. */
const FIELD = z.string().max(300)

const IRI = z.string().max(200)

/** Every resource carries its own name. */
const resource = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ '@id': IRI, ...shape })

const ADDRESS_FIELDS = { street: FIELD, houseNumber: FIELD, zip: FIELD, city: FIELD, country: FIELD }

const ADDRESS = resource({ ...ADDRESS_FIELDS, addressExtra: FIELD.nullable() })

export type CustomerAddress = z.output<typeof ADDRESS>

const PHONE_CONTACT = resource({ phone: FIELD })

export type PhoneContact = z.output<typeof PHONE_CONTACT>

const PEOPLE = resource({
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`. */
  birthDate: z.string().nullable(),
  /** Whether the customer wants the newsletter. */
  newsletter: z.boolean(),
})

export type CustomerPerson = z.output<typeof PEOPLE>

/** A place for money. What the specification calls its type is always INVOICE; none is the primary one. */
const PAYOUT = { paymentId: z.string(), paymentType: z.literal('INVOICE'), isPrimary: z.boolean() }

/** Masked: enough to recognise it; the whole number is in the data export only. */
const BANK_ACCOUNT = resource({ ...PAYOUT, accountHolder: z.string(), maskedIban: z.string() })

const PAYPAL_ACCOUNT = resource({ ...PAYOUT, maskedEmail: z.string() })

/** A customer with everything that is his, apart from his trades. */
export const CUSTOMER = resource({
  customerId: z.string(),
  customerNumber: z.number().int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  vatId: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** The market whose language and rules he has. */
  locale: z.enum(MARKET_IDS),
  people: PEOPLE,
  address: ADDRESS.nullable(),
  phoneContact: PHONE_CONTACT.nullable(),
  bankAccount: BANK_ACCOUNT.nullable(),
  paypalAccount: PAYPAL_ACCOUNT.nullable(),
})

export type Customer = z.output<typeof CUSTOMER>

export const ADDRESS_ANSWER = z.object({ address: ADDRESS.nullable() })
export const BANK_ACCOUNT_ANSWER = z.object({ bankAccount: BANK_ACCOUNT.nullable() })
export const PAYPAL_ACCOUNT_ANSWER = z.object({ paypalAccount: PAYPAL_ACCOUNT.nullable() })
export const PHONE_ANSWER = z.object({ phoneContact: PHONE_CONTACT.nullable() })
export const PEOPLE_ANSWER = z.object({ people: PEOPLE })

const ADDRESS_INPUT = z.strictObject({ ...ADDRESS_FIELDS, addressExtra: FIELD.nullish() })

export const ADDRESS_REQUEST = z.strictObject({
  /** With `@id` the address that is meant; there is one at most. */
  address: ADDRESS_INPUT.extend({ '@id': IRI.optional(), addressExtra: FIELD.nullable().default('') }),
})

/** Empty creates the account, otherwise it is the one to change: its id or its IRI. */
const PAYMENT_ID = z.string().max(200).default('')

export const BANK_ACCOUNT_REQUEST = z.strictObject({
  payment: z.strictObject({ paymentId: PAYMENT_ID, accountHolder: FIELD, iban: FIELD }),
})

export const PAYPAL_ACCOUNT_REQUEST = z.strictObject({
  paypalAccount: z.strictObject({ paymentId: PAYMENT_ID, email: FIELD }),
})

/** One of the two accounts; the other one is null. */
export const PAYMENT_ACCOUNT_REQUEST = z.strictObject({
  bankAccount: z.strictObject({ accountHolder: FIELD, iban: FIELD }).nullable().default(null),
  paypalAccount: z.strictObject({ email: FIELD }).nullable().default(null),
  paymentType: z.literal('INVOICE'),
  isPrimary: z.literal(false),
  customer: IRI,
})

export const PAYMENT_ACCOUNT = resource({
  bankAccount: BANK_ACCOUNT.nullable(),
  paypalAccount: PAYPAL_ACCOUNT.nullable(),
  paymentType: z.literal('INVOICE'),
  isPrimary: z.boolean(),
  customer: IRI,
})

/** An empty phone number takes the contact away. */
export const PHONE_CREATION = z.strictObject({ phone: FIELD, customerIri: IRI })

export const PHONE_CHANGE = z.strictObject({ phone: FIELD, phoneIri: IRI, customerIri: IRI })

/** Only what is sent is changed. The address of a person begins with the name; where it goes on, it is stored, too. */
export const PEOPLE_REQUEST = z.strictObject({
  peopleIri: IRI,
  customerIri: IRI,
  birthDate: FIELD.optional(),
  newsletter: z.boolean().optional(),
  address: ADDRESS_INPUT.partial().extend({ firstName: FIELD, lastName: FIELD }).optional(),
})

export type PeopleRequest = z.output<typeof PEOPLE_REQUEST>

export const DELETION_REQUEST = z.strictObject({
  customerId: z.string().max(60),
  /** The customer number, which a person can read. */
  customerIdentifier: z.union([z.string().max(60), z.number()]).transform(String),
})

export const DELETION = z.object({ success: z.boolean() })

export const TRADE_HISTORY_QUERY = z.object({
  /** The last trade of the page before. */
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
})

const STATUSES = [
  'ACTION_NEEDED',
  'IN_REVIEW',
  'SENT',
  'OPEN',
  'RETURNING',
  'PAYING',
  'COMPLETED',
  'RETURNED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly TradeStatus[]

const TRADE_RECORD = z.object({
  transactionId: z.number().int(),
  tradeNumber: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(STATUSES),
  paid: z.object({ paid: z.number().int(), total: z.number().int() }),
  totalInCents: z.number().int(),
  voucher: z.object({ code: z.string(), valueInCents: z.number().int() }).nullable(),
  currency: z.enum(['EUR', 'PLN']),
  devices: z.array(
    z.object({
      name: z.string(),
      image: z.string(),
      quantity: z.number().int(),
      priceInCents: z.number().int(),
      state: z.enum(TRADE_STATES),
    }),
  ),
  /** Every device by itself; `devices` are lines of those that are alike. */
  items: z.array(TRADE_ITEM),
  timeline: TIMELINE,
  canCancel: z.boolean(),
  canChangePayout: z.boolean(),
  /** Opens the trade's page, with its key. */
  link: z.string(),
})

export type TradeRecord = z.output<typeof TRADE_RECORD>

/** Newest first. */
export const TRADE_HISTORY = z.array(TRADE_RECORD)
