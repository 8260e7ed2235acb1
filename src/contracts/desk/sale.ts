import { z } from 'zod'
import { ACTION_REASONS, MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { PAYOUT_HOLD_REASONS } from '#domain/payouts/payout-hold.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { ERASURE_RECORD } from './device-erasure.ts'
import { SALE_NOTE } from './notes.ts'
import { PART_STATES } from './parts.ts'
import { PLACED } from './places.ts'

const MOMENT = z.iso.datetime()
const CENTS = z.number().int()
const STATE = z.enum(TRADE_STATES)

/** The seller as the page of the sale shows them. Revealing the rest is logged. */
const MASKED_SELLER = z.object({
  name: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable().describe('Masked. Null once it was erased.'),
  phone: z.string().nullable().describe('Masked. Null if there is none.'),
  city: z.string(),
  country: z.string(),
  paymentTypeId: z.number().int(),
  accountHolder: z.string(),
  maskedAccount: z.string(),
})

/** The seller's contact in full. */
export const REVEALED_CONTACT = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addressExtra: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
})

const ANSWERS = z.record(z.string(), z.array(z.string()))

const GRADING = z.object({ storageGb: z.number().int(), conditionId: z.number().int(), answers: ANSWERS })

/** The same keys as those of the questions of the device. */
const INSPECTION = z.object({
  number: z.number().int(),
  operator: z.string(),
  startedAt: MOMENT,
  committedAt: MOMENT.nullable(),
  decidedAt: MOMENT.nullable(),
  findings: GRADING.extend({
    photoIds: z.record(z.string(), z.array(z.string())),
    serialNumber: z.string().nullable(),
    model: z.string().nullable().describe('What the device is, if it isn’t the model that was sold.'),
    isHazardous: z.boolean(),
    outcome: z.string().nullable(),
    secondPriceInCents: CENTS.nullable(),
  })
    .nullable()
    .describe('Null until they are locked, and while the device is sealed.'),
})

const CLARIFICATION = z.object({
  kind: z.enum(['PRICE', 'ACTION']),
  reason: z.enum(ACTION_REASONS).nullable(),
  missingPart: z.enum(MISSING_PARTS).nullable(),
  proofRefusal: z.string().nullable(),
  priceInCents: CENTS.nullable(),
  openedAt: MOMENT,
  answerBy: MOMENT,
  answer: z.string().nullable(),
  answeredAt: MOMENT.nullable(),
  answeredBy: z.string().nullable(),
  proofCount: z.number().int(),
})

const RETURN_PARCEL = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  bookedAt: MOMENT,
  scannedAt: MOMENT.nullable(),
  deliveredAt: MOMENT.nullable(),
})

const PHOTO = z.object({ photoId: z.uuid(), takenAt: MOMENT })

/** What an operator can do next with a device. */
const NEXT_WORK = [
  'BOOK_IN',
  'INSPECT',
  'INSPECT_AGAIN',
  'QUARANTINE',
  'INSURANCE_CLAIM',
  'PUT_AWAY',
  'ERASE',
] as const

const QUESTION = z.object({ text: z.string(), answers: z.record(z.string(), z.string()) })

const DEVICE = z.object({
  itemNumber: z.number().int(),
  device: z.string(),
  state: STATE,
  stateSince: MOMENT,
  isSealed: z
    .boolean()
    .describe(
      'The operator may still inspect the device or has nothing to do with it, so answers, prices and findings are left out.',
    ),
  declared: GRADING.extend({
    priceInCents: CENTS,
    settledInCents: CENTS.nullable(),
    bonusInCents: CENTS,
  }).nullable(),
  inspections: z.array(INSPECTION),
  photos: z.array(PHOTO),
  clarifications: z.array(CLARIFICATION),
  returns: z.array(RETURN_PARCEL),
  part: z
    .object({
      part: z.enum(MISSING_PARTS),
      state: z.enum(PART_STATES),
      trackingNumber: z.string().nullable(),
    })
    .nullable()
    .describe('The latest missing part that the seller sends.'),
  place: PLACED.nullable().describe('The shelf on which it was put.'),
  erasures: z
    .array(ERASURE_RECORD)
    .describe('What was recorded about its erasure, oldest first. The last one is valid.'),
  next: z.array(z.enum(NEXT_WORK)).describe('What the operator can do with it now.'),
})

const PAYOUT = z.object({
  itemNumber: z.number().int().describe('Zero for the voucher.'),
  attempt: z.number().int(),
  reference: z.string(),
  amountInCents: CENTS,
  bonusInCents: CENTS,
  status: z.enum(['due', 'prepared', 'ordered', 'confirmed', 'rejected']),
  batch: z.string().nullable(),
  rejectedReason: z.string().nullable(),
  createdAt: MOMENT,
  settledAt: MOMENT.nullable(),
})

const HOLD = z.object({
  id: z.number().int(),
  reason: z.enum(PAYOUT_HOLD_REASONS),
  since: MOMENT,
  until: MOMENT.nullable(),
  isOpen: z.boolean(),
  releasedAt: MOMENT.nullable(),
  releasedBy: z.string().nullable(),
  releaseNote: z.string().nullable(),
})

const MAIL = z.object({
  workKey: z
    .string()
    .describe('Of the mail, also for a notification that was sent in its place or beside it.'),
  channel: z
    .enum(['mail', 'push', 'mailAfterPush'])
    .describe('`push` is a notification; `mailAfterPush` a mail whose notification no browser took.'),
  mail: z.string().describe('Its name in the registry of mails.'),
  status: z.enum(['sent', 'waiting', 'failed']),
  at: MOMENT.describe('When it was sent, otherwise when it was queued.'),
  subject: z.string().nullable(),
  text: z.string().nullable().describe('As it was sent, without links. Null until then.'),
})

const EVENT = z.object({
  itemNumber: z.number().int().nullable(),
  event: z.string(),
  actor: z.string(),
  fromState: STATE.nullable(),
  toState: STATE,
  happenedAt: MOMENT,
})

const LOGGED_ACTION = z.object({
  action: z.string(),
  operator: z.string().nullable(),
  itemNumber: z.number().int().nullable(),
  happenedAt: MOMENT,
})

/** Everything about a sale that the operator may see. */
export const SALE = z.object({
  tradeNumber: z.string(),
  customerNumber: z.number().int().nullable().describe('Null for roles that don’t see people.'),
  market: z.enum(MARKET_IDS),
  shopMode: z.enum(SHOP_MODES),
  isBusiness: z.boolean(),
  currency: z.enum(CURRENCIES),
  createdAt: MOMENT,
  sendBy: MOMENT,
  seller: MASKED_SELLER.nullable().describe('Null for roles that don’t see people, and once it was erased.'),
  offer: z
    .object({
      totalInCents: CENTS,
      voucherCode: z.string().nullable(),
      voucherValueInCents: CENTS,
      acceptFromBp: z.number().int().nullable(),
      acceptOtherwise: z.string().nullable(),
    })
    .nullable()
    .describe('Null while a device is sealed.'),
  parcel: z
    .object({
      carrier: z.string(),
      trackingNumber: z.string(),
      bookedAt: MOMENT,
      firstScanAt: MOMENT.nullable(),
      lastScanAt: MOMENT.nullable(),
    })
    .nullable(),
  arrival: z.object({ weightInGrams: z.number().int(), bookedInAt: MOMENT }).nullable(),
  unboxingPhotos: z.array(PHOTO),
  devices: z.array(DEVICE),
  questions: z.record(z.string(), QUESTION).describe('The questions of the shown answers, by code.'),
  payouts: z.array(PAYOUT).describe('Empty for roles that don’t see people, and while a device is sealed.'),
  holds: z.array(HOLD).describe('Open ones first. Empty for roles that don’t see people.'),
  canAskForIdentity: z
    .boolean()
    .describe('Whether a law of the market lets us ask for an identity document, and nobody has asked yet.'),
  identity: z
    .object({
      requestedAt: MOMENT,
      submittedAt: MOMENT.nullable(),
      acceptedAt: MOMENT.nullable(),
      refusedAt: MOMENT.nullable(),
      refusalReason: z.string().nullable(),
    })
    .nullable(),
  mails: z
    .array(MAIL)
    .describe('Newest first. Empty for roles that don’t see people, and while a device is sealed.'),
  events: z.array(EVENT).describe('Oldest first.'),
  actions: z
    .array(LOGGED_ACTION)
    .describe(
      'What operators have done, oldest first, and what became of another email address; for support only.',
    ),
  notes: z
    .array(SALE_NOTE)
    .describe('Newest first. Empty for roles that don’t see people, and while a device is sealed.'),
})

export type Sale = z.output<typeof SALE>

export type RevealedContact = z.output<typeof REVEALED_CONTACT>
