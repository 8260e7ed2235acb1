import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import {
  INDIVIDUAL_OFFER_DAYS,
  INDIVIDUAL_OFFER_STATES,
  REASON_MAX,
} from '#domain/offers/individual-offer.ts'

const MOMENT = z.iso.datetime()
const AMOUNT = z.number().int()

/** What has become of a request: nothing yet, or its latest offer. */
const REQUEST_STATES = ['NEW', ...INDIVIDUAL_OFFER_STATES] as const

export type RequestState = (typeof REQUEST_STATES)[number]

/** A request for an individual offer. Without names, because a list keeps itself up to date. */
const REQUEST_ROW = z.object({
  requestId: z.number().int(),
  market: z.enum(MARKET_IDS),
  createdAt: MOMENT,
  dueAt: MOMENT.nullable().describe('By when we promised an answer; null once it was given.'),
  lines: z.number().int(),
  devices: z.number().int(),
  totalInCents: AMOUNT.describe('By the price list, when it was asked.'),
  currency: z.enum(CURRENCIES),
  state: z.enum(REQUEST_STATES),
  offeredInCents: AMOUNT.nullable().describe('The total of the latest offer.'),
  expiresAt: MOMENT.nullable(),
})

export type RequestRow = z.output<typeof REQUEST_ROW>

export const REQUEST_LIST = z.object({ rows: z.array(REQUEST_ROW), isTruncated: z.boolean() })

export type RequestList = z.output<typeof REQUEST_LIST>

/** A line of a request with what the rule says today. */
const REQUEST_LINE = z.object({
  offerId: z.uuid(),
  device: z.string(),
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  answers: z.record(z.string(), z.array(z.string()).readonly()),
  quantity: z.number().int(),
  askedInCents: AMOUNT.describe('The price that the business saw.'),
  rulePriceInCents: AMOUNT.nullable().describe('Null where we don’t buy it any more.'),
})

export type RequestLine = z.output<typeof REQUEST_LINE>

const MADE_OFFER = z.object({
  number: z.number().int(),
  state: z.enum(INDIVIDUAL_OFFER_STATES),
  totalInCents: AMOUNT,
  message: z.string(),
  operator: z.string(),
  isOwn: z.boolean().describe('Whether the caller has made it, so someone else has to approve it.'),
  approvedBy: z.string().nullable(),
  createdAt: MOMENT,
  expiresAt: MOMENT,
  withdrawnAt: MOMENT.nullable(),
  withdrawalReason: z.string().nullable(),
  acceptedAt: MOMENT.nullable(),
  tradeNumber: z.string().nullable(),
  lines: z.array(
    z.object({
      device: z.string(),
      storageGb: z.number().int(),
      conditionId: z.number().int(),
      quantity: z.number().int(),
      priceInCents: AMOUNT,
      rulePriceInCents: AMOUNT,
      reason: z.string(),
    }),
  ),
})

export type MadeOfferJson = z.output<typeof MADE_OFFER>

/** A request with its business, its lines and everything that was offered. */
export const OPEN_REQUEST = z.object({
  requestId: z.number().int(),
  market: z.enum(MARKET_IDS),
  createdAt: MOMENT,
  company: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  currency: z.enum(CURRENCIES),
  totalInCents: AMOUNT,
  lines: z.array(REQUEST_LINE),
  goneLines: z.number().int().describe('Lines whose price has been deleted: ask for the list again.'),
  offers: z.array(MADE_OFFER),
})

export type OpenRequest = z.output<typeof OPEN_REQUEST>

export const REQUEST_PARAMS = z.object({
  request: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export const OFFER_PARAMS = REQUEST_PARAMS.extend({
  number: z.coerce.number<string>().int().min(1).max(9_999),
})

const MAX_LINES = 500

export const NEW_OFFER = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        offerId: z.uuid().describe('Of the line of the request.'),
        quantity: z.number().int(),
        priceInCents: AMOUNT.describe('For one device, in whole units.'),
        reason: z.string().max(REASON_MAX).describe('Needed where the price differs from the rule’s.'),
      }),
    )
    .min(1)
    .max(MAX_LINES),
  days: z.number().int().min(INDIVIDUAL_OFFER_DAYS.min).max(INDIVIDUAL_OFFER_DAYS.max),
  message: z.string().max(2_000),
})

export type NewOffer = z.output<typeof NEW_OFFER>

export const SENT_OFFER = z.object({
  number: z.number().int(),
  totalInCents: AMOUNT,
  isHeld: z.boolean().describe('Whether it waits for a second person before the business gets it.'),
})

export type SentOffer = z.output<typeof SENT_OFFER>

export const WITHDRAWAL = z.strictObject({ reason: z.string().trim().min(3).max(REASON_MAX) })
