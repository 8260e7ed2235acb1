import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { appendEntry, type RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import type {
  EntryDraft,
  PaymentEntry,
  PurchaseEntry,
  ReversalEntry,
} from '#domain/purchase-register/register-entry.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

export const EXAMPLE_DIGEST = sha256('the card of an example')

/** A phone bought in France. */
export const createPurchase = (overrides: Partial<PurchaseEntry> = {}): Omit<PurchaseEntry, 'sequence'> => ({
  kind: 'PURCHASE',
  country: 'FR',
  day: '2026-07-15',
  reference: '7K3M-Q2R9-1',
  priceInCents: 23_700,
  currency: 'EUR',
  paymentTypeId: 13,
  corrects: null,
  sellerName: 'Zoé Lefèvre',
  sellerAddress: '3 rue des Lilas, 69001 Lyon, FR',
  identityDocument: { kind: 'ID_CARD', digest: EXAMPLE_DIGEST },
  description: 'Apple iPhone 14, 128 GB',
  serialNumber: '356938035643809',
  ...overrides,
})

export const createPayment = (overrides: Partial<PaymentEntry> = {}): Omit<PaymentEntry, 'sequence'> => ({
  kind: 'PAYMENT',
  country: 'FR',
  day: '2026-07-17',
  reference: '7K3M-Q2R9-1',
  priceInCents: 23_700,
  currency: 'EUR',
  paymentTypeId: 13,
  paidDay: '2026-07-16',
  ...overrides,
})

export const createReversal = (overrides: Partial<ReversalEntry> = {}): Omit<ReversalEntry, 'sequence'> => ({
  kind: 'REVERSAL',
  country: 'FR',
  day: '2026-07-18',
  reference: '7K3M-Q2R9-1',
  priceInCents: 23_700,
  currency: 'EUR',
  paymentTypeId: 13,
  corrects: 1,
  ...overrides,
})

/** A register with the given entries. */
export function createRegister(drafts: readonly EntryDraft[]): readonly RegisterRow[] {
  const rows: RegisterRow[] = []
  for (const draft of drafts) rows.push(appendEntry(rows[rows.length - 1] ?? null, draft, sha256))
  return rows
}

const DAY = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 6, 1 + days)).toISOString().slice(0, 10))
// Whole characters, as the database stores them.
const TEXT = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })

const ANY_PURCHASE = fc
  .record({
    day: DAY,
    reference: TEXT,
    priceInCents: fc.integer({ min: 1, max: 1_000_000 }),
    paymentTypeId: fc.constantFrom(13, 14),
    corrects: fc.option(fc.integer({ min: 1, max: 9 })),
    sellerName: TEXT,
    sellerAddress: TEXT,
    description: TEXT,
    serialNumber: fc.option(TEXT),
    identityDocument: fc.option(fc.constant(createPurchase().identityDocument)),
  })
  .map(createPurchase)

const ANY_PAYMENT = fc
  .record({ day: DAY, reference: TEXT, priceInCents: fc.integer({ min: 1, max: 1_000_000 }), paidDay: DAY })
  .map(createPayment)

const ANY_REVERSAL = fc
  .record({ day: DAY, reference: TEXT, corrects: fc.integer({ min: 1, max: 9 }) })
  .map(createReversal)

export const ANY_DRAFT: fc.Arbitrary<EntryDraft> = fc.oneof(ANY_PURCHASE, ANY_PAYMENT, ANY_REVERSAL)

/** Registers with at least two rows. */
export const ANY_REGISTER = fc.array(ANY_DRAFT, { minLength: 2, maxLength: 12 }).map(createRegister)
