import { z } from 'zod'
import { RECYCLING_STATES } from '#domain/recycling/recycling-states.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

/** What of a row is equal, or nearly equal, to what was typed. */
export const SEARCH_MATCHES = [
  'SALE_NUMBER',
  'DEVICE_NUMBER',
  'TRACKING_NUMBER',
  'SERIAL_NUMBER',
  'PLACE',
  'CUSTOMER_NUMBER',
  'EMAIL',
  'PHONE',
  'PAYOUT_ACCOUNT',
  'NAME',
] as const

export type SearchMatch = (typeof SEARCH_MATCHES)[number]

/** No search answers more rows. */
export const SEARCH_LIMIT = 50

export const SEARCH_QUERY = z.object({
  q: z.string().trim().min(2).max(100).describe('A number, code, name, email address, phone or account.'),
})

const MATCHED = z.enum(SEARCH_MATCHES)

/** A person in a list. To see the contact in full, reveal it. */
export const SHOWN_PERSON = z.object({
  name: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable().describe('Masked: `m•••@example.org`. Null once it was erased.'),
})

export type ShownPerson = z.output<typeof SHOWN_PERSON>

const SELLER = SHOWN_PERSON.nullable().describe(
  'Null for roles that don’t see people, and once it was erased.',
)

const SHOWN_DEVICE = z.object({
  itemNumber: z.number().int(),
  device: z.string(),
  state: z.enum(TRADE_STATES),
  place: z.string().nullable().describe('The shelf on which it was put.'),
})

/** A sale in a list. */
export const LISTED_SALE = z.object({
  tradeNumber: z.string(),
  createdAt: z.iso.datetime(),
  devices: z.array(SHOWN_DEVICE),
  seller: SELLER,
})

const SALE_ROW = LISTED_SALE.extend({ kind: z.literal('SALE'), matched: MATCHED })

const DEVICE_ROW = SHOWN_DEVICE.extend({
  kind: z.literal('DEVICE'),
  matched: MATCHED,
  tradeNumber: z.string(),
  createdAt: z.iso.datetime(),
  seller: SELLER,
})

const PARCEL_ROW = z.object({
  kind: z.literal('PARCEL'),
  matched: MATCHED,
  direction: z.enum(['TO_US', 'PART', 'RETURN']),
  trackingNumber: z.string(),
  tradeNumber: z.string(),
  itemNumber: z.number().int().nullable().describe('Null for a parcel with several devices of the sale.'),
  createdAt: z.iso.datetime(),
  seller: SELLER,
})

const RECYCLING_ROW = z.object({
  kind: z.literal('RECYCLING'),
  matched: MATCHED,
  number: z.string(),
  state: z.enum(RECYCLING_STATES),
})

const CUSTOMER_ROW = z.object({
  kind: z.literal('CUSTOMER'),
  matched: MATCHED,
  customerNumber: z.number().int(),
  hasAccount: z.boolean(),
  person: SHOWN_PERSON.nullable().describe('Null for a guest, whose sales have the name.'),
})

export const SEARCH_ROW = z.discriminatedUnion('kind', [
  SALE_ROW,
  DEVICE_ROW,
  PARCEL_ROW,
  RECYCLING_ROW,
  CUSTOMER_ROW,
])

export type SearchRow = z.output<typeof SEARCH_ROW>

export const SEARCH_ANSWER = z.object({
  rows: z.array(SEARCH_ROW).max(SEARCH_LIMIT).describe('The best match first, then the newest sale.'),
  isTruncated: z.boolean().describe('Whether more was found than the rows show.'),
})

export type SearchAnswer = z.output<typeof SEARCH_ANSWER>
