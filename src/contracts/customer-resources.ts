import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import type { TradeStatus } from '#domain/trades/trade-status.ts'
import { TIMELINE, TRADE_ITEM } from './trade-items.ts'

/** Raw text of a form field. This is only an upper limit; the domain validates it. */
const FIELD = z.string().max(300)

const IRI = z.string().max(200)

/** Every resource carries its own IRI. */
const defineResource = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ '@id': IRI, ...shape })

const ADDRESS_FIELDS = { street: FIELD, houseNumber: FIELD, zip: FIELD, city: FIELD, country: FIELD }

const ADDRESS = defineResource({ ...ADDRESS_FIELDS, addressExtra: FIELD.nullable() })

export type CustomerAddress = z.output<typeof ADDRESS>

const PHONE_CONTACT = defineResource({ phone: FIELD })

export type PhoneContact = z.output<typeof PHONE_CONTACT>

const PEOPLE = defineResource({
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`. */
  birthDate: z.string().nullable(),
  /** Whether the customer gets the newsletter. */
  newsletter: z.boolean(),
})

export type CustomerPerson = z.output<typeof PEOPLE>

/** A payout account. By the specification its type is always INVOICE, and none is primary. */
const PAYOUT = { paymentId: z.string(), paymentType: z.literal('INVOICE'), isPrimary: z.boolean() }

/** Masked. Only the data export holds the full number. */
const BANK_ACCOUNT = defineResource({ ...PAYOUT, accountHolder: z.string(), maskedIban: z.string() })

const PAYPAL_ACCOUNT = defineResource({ ...PAYOUT, maskedEmail: z.string() })

/** A customer with all their data except trades. */
export const CUSTOMER = defineResource({
  customerId: z.string(),
  customerNumber: z.number().int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  vatId: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** The market whose language and rules apply to the customer. */
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
  /** `@id` names the address to change. There is at most one. */
  address: ADDRESS_INPUT.extend({ '@id': IRI.optional(), addressExtra: FIELD.nullable().default('') }),
})

/** The id or IRI of the account to change; empty to create one. */
const PAYMENT_ID = z.string().max(200).default('')

export const BANK_ACCOUNT_REQUEST = z.strictObject({
  payment: z.strictObject({ paymentId: PAYMENT_ID, accountHolder: FIELD, iban: FIELD }),
})

export const PAYPAL_ACCOUNT_REQUEST = z.strictObject({
  paypalAccount: z.strictObject({ paymentId: PAYMENT_ID, email: FIELD }),
})

/** Exactly one of the two accounts; the other one is null. */
export const PAYMENT_ACCOUNT_REQUEST = z.strictObject({
  bankAccount: z.strictObject({ accountHolder: FIELD, iban: FIELD }).nullable().default(null),
  paypalAccount: z.strictObject({ email: FIELD }).nullable().default(null),
  paymentType: z.literal('INVOICE'),
  isPrimary: z.literal(false),
  customer: IRI,
})

export const PAYMENT_ACCOUNT = defineResource({
  bankAccount: BANK_ACCOUNT.nullable(),
  paypalAccount: PAYPAL_ACCOUNT.nullable(),
  paymentType: z.literal('INVOICE'),
  isPrimary: z.boolean(),
  customer: IRI,
})

/** An empty phone number removes the contact. */
export const PHONE_CREATION = z.strictObject({ phone: FIELD, customerIri: IRI })

export const PHONE_CHANGE = z.strictObject({ phone: FIELD, phoneIri: IRI, customerIri: IRI })

/** Only what is sent is changed. An address starts with the name; the place is stored if it is sent. */
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
  /** The customer number, which people can read. */
  customerIdentifier: z.union([z.string().max(60), z.number()]).transform(String),
})

export const DELETION = z.object({ success: z.boolean() })

export const TRADE_HISTORY_QUERY = z.object({
  /** The last trade of the previous page. */
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
  currency: z.enum(CURRENCIES),
  devices: z.array(
    z.object({
      name: z.string(),
      image: z.string(),
      quantity: z.number().int(),
      priceInCents: z.number().int(),
      state: z.enum(TRADE_STATES),
    }),
  ),
  /** Every single device. `devices` groups equal ones into lines. */
  items: z.array(TRADE_ITEM),
  timeline: TIMELINE,
  canCancel: z.boolean(),
  canChangePayout: z.boolean(),
  /** Opens the trade's page, including its key. */
  link: z.string(),
})

export type TradeRecord = z.output<typeof TRADE_RECORD>

/** Newest first. */
export const TRADE_HISTORY = z.array(TRADE_RECORD)
