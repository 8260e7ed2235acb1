import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { PAYOUT_HOLD_REASONS } from '#domain/payouts/payout-hold.ts'
import { LISTED_SALE, SHOWN_PERSON } from './search.ts'

const MOMENT = z.iso.datetime()

/** No customer's page lists more sales. */
export const CUSTOMER_SALES_LIMIT = 200

const ACCOUNT = SHOWN_PERSON.extend({
  market: z.enum(MARKET_IDS).describe('Whose language and rules apply.'),
  createdAt: MOMENT,
  activatedAt: MOMENT.nullable().describe('Null until the link in the first mail is used.'),
  newsletterSince: MOMENT.nullable(),
})

const CONSENT = z.object({
  market: z.string(),
  kind: z.string(),
  way: z.string(),
  askedAt: MOMENT.nullable(),
  happenedAt: MOMENT,
})

const SIGN_IN = z.object({
  browser: z.string(),
  system: z.string(),
  createdAt: MOMENT,
  lastUsedAt: MOMENT,
  endsAt: MOMENT,
  endedAt: MOMENT.nullable().describe('When it was ended before its time.'),
})

/** A payout that waits, or has waited, and why. */
const WARNING = z.object({
  tradeNumber: z.string(),
  reason: z.enum(PAYOUT_HOLD_REASONS),
  since: MOMENT,
  isOpen: z.boolean(),
})

/** A customer with all sales. */
export const CUSTOMER = z.object({
  customerNumber: z.number().int(),
  since: MOMENT,
  account: ACCOUNT.nullable().describe('Null for a guest.'),
  sales: z.array(LISTED_SALE).describe('Newest first, up to 200.'),
  warnings: z.array(WARNING).describe('Open ones first, then the newest.'),
  consents: z.array(CONSENT).describe('Newest first.'),
  signIns: z.array(SIGN_IN).describe('Newest first.'),
})

export type Customer = z.output<typeof CUSTOMER>
