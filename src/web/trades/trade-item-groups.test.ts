import { describe, expect, it } from 'vitest'
import type { TradeItem } from '#contracts/trade-items.ts'
import { groupItems } from './trade-item-groups.ts'
import { itemWorthInCents, tradeWorthInCents } from './trade-worth.ts'

const AT = '2026-11-15T12:00:00.000Z'

const createItem = (number: number, overrides: Partial<TradeItem> = {}): TradeItem => ({
  number,
  offerId: 'offer-1',
  name: 'Phone',
  image: '/phone.svg',
  priceInCents: 30_000,
  state: 'RECEIVED',
  since: AT,
  settledInCents: null,
  bonusInCents: 0,
  clarification: null,
  returnShipment: null,
  isUndelivered: false,
  next: null,
  timeline: [{ step: 'created', at: AT }],
  ...overrides,
})

const CLARIFICATION = {
  kind: 'PRICE',
  part: null,
  isHazardous: false,
  path: '/clarification/a/b',
  answerBy: AT,
} as const

const listNumbers = (items: readonly TradeItem[]) =>
  groupItems(items).map(({ item, count }) => [item.number, count])

describe('devices of a sale', () => {
  it('stand together when they were sold alike and have come equally far', () => {
    expect(
      listNumbers([createItem(1), createItem(2), createItem(3, { state: 'PAID' }), createItem(4)]),
    ).toEqual([
      [1, 3],
      [3, 1],
    ])
  })

  it('stand together on the same day, whatever the hour', () => {
    const later = { timeline: [{ step: 'created' as const, at: '2026-11-15T18:30:00.000Z' }] }
    const nextDay = { timeline: [{ step: 'created' as const, at: '2026-11-16T06:00:00.000Z' }] }
    expect(listNumbers([createItem(1), createItem(2, later), createItem(3, nextDay)])).toEqual([
      [1, 2],
      [3, 1],
    ])
  })

  it('stay separate if they have a clarification or a parcel', () => {
    const asked = { clarification: CLARIFICATION }
    const returned = { returnShipment: { carrier: 'DHL' as const, trackingNumber: '1' } }
    expect(
      listNumbers([createItem(1, asked), createItem(2, asked), createItem(3, returned), createItem(4)]),
    ).toHaveLength(4)
  })
})

describe('what a sale brings', () => {
  it('is as quoted until it is settled, and then what was settled, with the bonus', () => {
    expect(itemWorthInCents(createItem(1))).toBe(30_000)
    expect(
      itemWorthInCents(createItem(1, { state: 'PAID', settledInCents: 25_000, bonusInCents: 500 })),
    ).toBe(25_500)
  })

  it.each(['CANCELLED', 'EXPIRED', 'RETURN_PENDING', 'RETURNED', 'RECYCLED', 'HANDED_OVER'] as const)(
    'is nothing for a device that is %s',
    (state) => {
      expect(itemWorthInCents(createItem(1, { state }))).toBe(0)
    },
  )

  it('has the voucher on top as long as one device is bought', () => {
    const voucher = { valueInCents: 1_000 }
    expect(tradeWorthInCents([createItem(1), createItem(2, { state: 'CANCELLED' })], voucher)).toBe(31_000)
    expect(tradeWorthInCents([createItem(1, { state: 'CANCELLED' })], voucher)).toBe(0)
  })
})
