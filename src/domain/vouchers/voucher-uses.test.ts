import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { findVoucherPlace, givesWay, type VoucherAsker, type VoucherUse } from './voucher-uses.ts'

const OWNER: VoucherAsker = { customerNumber: 1, isMailboxProven: true }
const ANYONE: VoucherAsker = { customerNumber: 2, isMailboxProven: false }

const use = (overrides: Partial<VoucherUse> = {}): VoucherUse => ({
  ordinal: 1,
  transactionId: 1_000,
  customerNumber: 9,
  wasScanned: false,
  states: ['LABEL_ISSUED'],
  ...overrides,
})

describe('a use gives way', () => {
  it.each<{ readonly when: string; readonly given: Partial<VoucherUse>; owner: boolean; anyone: boolean }>([
    { when: 'nothing was sent yet', given: {}, owner: true, anyone: false },
    { when: 'it has no label yet', given: { states: ['CREATED'] }, owner: true, anyone: false },
    { when: 'the sale is the owner’s', given: { customerNumber: 1 }, owner: false, anyone: false },
    { when: 'the sale was cancelled', given: { states: ['CANCELLED'] }, owner: true, anyone: true },
    {
      when: 'the owner cancelled',
      given: { states: ['CANCELLED'], customerNumber: 1 },
      owner: true,
      anyone: true,
    },
    { when: 'the sale has expired', given: { states: ['EXPIRED', 'EXPIRED'] }, owner: true, anyone: true },
    {
      when: 'it expired, but was scanned',
      given: { states: ['EXPIRED'], wasScanned: true },
      owner: false,
      anyone: false,
    },
    { when: 'a parcel is on its way', given: { states: ['IN_TRANSIT'] }, owner: false, anyone: false },
    {
      when: 'one device has arrived',
      given: { states: ['CANCELLED', 'RECEIVED'] },
      owner: false,
      anyone: false,
    },
    { when: 'it was paid', given: { states: ['PAID'] }, owner: false, anyone: false },
    { when: 'nothing is known of its sale', given: { states: [] }, owner: false, anyone: false },
    { when: 'the device went back', given: { states: ['RETURNED'] }, owner: false, anyone: false },
  ])('to the owner: $owner, to anyone: $anyone, when $when', ({ given, owner, anyone }) => {
    expect({ owner: givesWay(use(given), OWNER), anyone: givesWay(use(given), ANYONE) }).toEqual({
      owner,
      anyone,
    })
  })
})

describe('the place of a new use', () => {
  it.each([
    { when: 'it is the first', uses: [], perCustomer: 1, place: { ordinal: 1, replaces: null } },
    { when: 'there is room', uses: [use()], perCustomer: 2, place: { ordinal: 2, replaces: null } },
    {
      when: 'an earlier one is gone',
      uses: [use({ ordinal: 2 })],
      perCustomer: 2,
      place: { ordinal: 1, replaces: null },
    },
    { when: 'all stay', uses: [use({ states: ['PAID'] })], perCustomer: 1, place: null },
    { when: 'one gives way', uses: [use()], perCustomer: 1, place: { ordinal: 1, replaces: 1_000 } },
  ])('is $place when $when', ({ uses, perCustomer, place }) => {
    expect(findVoucherPlace(uses, perCustomer, OWNER)).toEqual(place)
  })

  const anyUses = fc
    .array(
      fc.record({
        ordinal: fc.integer({ min: 1, max: 6 }),
        customerNumber: fc.integer({ min: 1, max: 3 }),
        wasScanned: fc.boolean(),
        states: fc.array(fc.constantFrom(...TRADE_STATES), { minLength: 1, maxLength: 3 }) as fc.Arbitrary<
          TradeState[]
        >,
      }),
      { maxLength: 5 },
    )
    .map((given) => given.map((one, index): VoucherUse => ({ ...one, transactionId: index })))

  it('never takes a taken ordinal, nor lets more uses exist than the voucher allows', () => {
    fc.assert(
      fc.property(
        anyUses,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        (uses, perCustomer, isMailboxProven) => {
          const place = findVoucherPlace(uses, perCustomer, { customerNumber: 1, isMailboxProven })
          if (!place) return
          const left = uses.filter(({ transactionId }) => transactionId !== place.replaces)
          expect(left.map(({ ordinal }) => ordinal)).not.toContain(place.ordinal)
          expect(left.length + 1).toBeLessThanOrEqual(Math.max(perCustomer, uses.length))
        },
      ),
    )
  })
})
