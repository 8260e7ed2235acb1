import { describe, expect, it } from 'vitest'
import type { Sale } from '#contracts/desk/sale.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { describeMoney } from './describe-money.ts'

const AT = '2026-11-16T09:00:00.000Z'

const buildDevice = (state: TradeState): Sale['devices'][number] => ({
  itemNumber: 1,
  device: 'iPhone 13',
  state,
  stateSince: AT,
  isSealed: false,
  declared: {
    storageGb: 128,
    conditionId: 4,
    answers: {},
    priceInCents: 20_000,
    settledInCents: 18_000,
    bonusInCents: 500,
  },
  inspections: [],
  photos: [],
  clarifications: [],
  returns: [],
  part: null,
  place: null,
  erasures: [],
  next: [],
})

const PAYOUT: Sale['payouts'][number] = {
  itemNumber: 1,
  attempt: 1,
  reference: '7K3M-9QXZ-1',
  amountInCents: 18_500,
  bonusInCents: 500,
  status: 'ordered',
  batch: null,
  rejectedReason: null,
  createdAt: AT,
  settledAt: null,
}

const HOLD: Sale['holds'][number] = {
  id: 1,
  reason: 'HOLDER_DIFFERS',
  since: AT,
  until: null,
  isOpen: true,
  releasedAt: null,
  releasedBy: null,
  releaseNote: null,
}

const SALE: Sale = {
  tradeNumber: '7K3M-9QXZ',
  customerNumber: 1,
  market: 'de',
  shopMode: 'default',
  isBusiness: false,
  currency: 'EUR',
  createdAt: AT,
  sendBy: AT,
  seller: null,
  offer: null,
  parcel: null,
  arrival: null,
  unboxingPhotos: [],
  devices: [],
  questions: {},
  payouts: [],
  holds: [],
  canAskForIdentity: false,
  identity: null,
  mails: [],
  events: [],
  actions: [],
  notes: [],
}

const read = (state: TradeState, facts: Partial<Sale> = {}): string =>
  describeMoney({ ...SALE, devices: [buildDevice(state)], ...facts })
    .map(({ text }) => text)
    .join(' | ')

describe('the money for a device', () => {
  it.each<[state: TradeState, facts: Partial<Sale>, text: string]>([
    ['IN_TRANSIT', {}, 'Not due yet: in transit'],
    ['RETURNED', {}, 'No payout: returned to the seller'],
    ['RETURN_PENDING', {}, 'No payout: to be returned'],
    ['ACCEPTED', {}, '€185.00 due, not ordered yet'],
    ['ACCEPTED', { holds: [HOLD] }, '€185.00 held: Account in another name'],
    ['ACCEPTED', { holds: [{ ...HOLD, isOpen: false }] }, '€185.00 due, not ordered yet'],
    [
      'PAYOUT_PENDING',
      { payouts: [PAYOUT] },
      '€185.00 ordered on 16 Nov 2026; the bank hasn’t confirmed it yet',
    ],
    [
      'PAID',
      { payouts: [{ ...PAYOUT, status: 'confirmed', settledAt: '2026-11-17T09:00:00.000Z' }] },
      '€185.00 paid, confirmed by the bank on 17 Nov 2026',
    ],
    [
      'PAYOUT_FAILED',
      { payouts: [{ ...PAYOUT, status: 'rejected', rejectedReason: 'AC04' }] },
      '€185.00 returned by the bank (AC04). Ask for another account',
    ],
    [
      'PAYOUT_PENDING',
      {
        payouts: [
          { ...PAYOUT, status: 'rejected' },
          { ...PAYOUT, attempt: 2 },
        ],
      },
      '€185.00 ordered on 16 Nov 2026; the bank hasn’t confirmed it yet',
    ],
  ])('that is %s, with %j: %s', (state, facts, text) => {
    expect(read(state, facts)).toBe(text)
  })

  it('is followed by the voucher', () => {
    const voucher = { ...PAYOUT, itemNumber: 0, amountInCents: 1_000, status: 'due' as const }
    expect(read('IN_TRANSIT', { payouts: [voucher] })).toBe(
      'Not due yet: in transit | €10.00 due, not ordered yet',
    )
  })
})
