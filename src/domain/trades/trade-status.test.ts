import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import {
  computeTradeStatus,
  countPaidItems,
  countStates,
  type TradeStatus,
} from '#domain/trades/trade-status.ts'

const ALONE: Readonly<Record<TradeState, TradeStatus>> = {
  CREATED: 'OPEN',
  LABEL_ISSUED: 'OPEN',
  CANCELLED: 'CANCELLED',
  IN_TRANSIT: 'SENT',
  EXPIRED: 'EXPIRED',
  RECEIVED: 'IN_REVIEW',
  LOST: 'SENT',
  ACCEPTED: 'PAYING',
  IN_INSPECTION: 'IN_REVIEW',
  COUNTER_OFFERED: 'ACTION_NEEDED',
  ACTION_REQUIRED: 'ACTION_NEEDED',
  QUARANTINED: 'IN_REVIEW',
  RETURN_PENDING: 'RETURNING',
  RECYCLED: 'COMPLETED',
  APPEALED: 'IN_REVIEW',
  PAYOUT_PENDING: 'PAYING',
  PAID: 'COMPLETED',
  PAYOUT_FAILED: 'ACTION_NEEDED',
  HANDED_OVER: 'COMPLETED',
  RETURN_SHIPPED: 'RETURNING',
  RETURNED: 'RETURNED',
}

const ORDER: readonly TradeStatus[] = ['ACTION_NEEDED', 'IN_REVIEW', 'SENT', 'OPEN', 'RETURNING', 'PAYING']

// Entries of a record over all states.
const ROWS = Object.entries(ALONE) as [TradeState, TradeStatus][]

const states = fc.array(fc.constantFrom(...TRADE_STATES), { minLength: 1, maxLength: 10 })

describe('the status of a trade', () => {
  it.each(ROWS)('with one device that is %s is %s', (state, status) => {
    expect(computeTradeStatus([state])).toBe(status)
  })

  it.each<[TradeStatus, readonly TradeState[]]>([
    ['ACTION_NEEDED', ['PAID', 'RECEIVED', 'COUNTER_OFFERED']],
    ['ACTION_NEEDED', ['IN_TRANSIT', 'PAYOUT_FAILED']],
    ['IN_REVIEW', ['IN_TRANSIT', 'RECEIVED', 'PAID']],
    ['SENT', ['LABEL_ISSUED', 'IN_TRANSIT']],
    ['OPEN', ['LABEL_ISSUED', 'CANCELLED', 'RETURN_PENDING']],
    ['RETURNING', ['RETURN_SHIPPED', 'PAYOUT_PENDING']],
    ['PAYING', ['ACCEPTED', 'PAID', 'RETURNED']],
    ['COMPLETED', ['RETURNED', 'PAID', 'CANCELLED', 'EXPIRED']],
    ['RETURNED', ['RETURNED', 'CANCELLED', 'RECYCLED']],
    ['COMPLETED', ['RECYCLED', 'CANCELLED']],
    ['CANCELLED', ['EXPIRED', 'CANCELLED']],
  ])('is %s with %j', (status, devices) => {
    expect(computeTradeStatus(devices)).toBe(status)
  })

  it('doesn’t depend on the order of devices, nor on how often a state occurs', () => {
    fc.assert(
      fc.property(states, (devices) => {
        expect(computeTradeStatus([...devices].reverse())).toBe(computeTradeStatus(devices))
        expect(computeTradeStatus([...devices, ...devices])).toBe(computeTradeStatus(devices))
      }),
    )
  })

  it('is that of the most urgent device', () => {
    fc.assert(
      fc.property(states, (devices) => {
        const alone = devices.map((state) => ALONE[state])
        const urgent = ORDER.find((status) => alone.includes(status))
        if (urgent) expect(computeTradeStatus(devices)).toBe(urgent)
        else expect(alone).toContain(computeTradeStatus(devices))
      }),
    )
  })

  it('doesn’t exist without devices', () => {
    expect(() => computeTradeStatus([])).toThrow(RangeError)
  })
})

describe('the paid devices of a trade', () => {
  it('are counted out of all devices', () => {
    expect(countPaidItems(['PAID', 'PAYOUT_PENDING', 'RETURNED', 'PAID'])).toEqual({ paid: 2, total: 4 })
    expect(countPaidItems(['CREATED'])).toEqual({ paid: 0, total: 1 })
  })
})

describe('the devices of a sale at a glance', () => {
  it('name what needs the seller first and what is over last', () => {
    expect(countStates(['PAID', 'IN_INSPECTION', 'PAID', 'COUNTER_OFFERED'])).toEqual([
      { state: 'COUNTER_OFFERED', count: 1 },
      { state: 'IN_INSPECTION', count: 1 },
      { state: 'PAID', count: 2 },
    ])
  })

  it('add up to all devices', () => {
    const counts = countStates(['PAID', 'LOST', 'RETURNED', 'PAID', 'CREATED'])
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  })
})
