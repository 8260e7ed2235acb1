import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeFigure, computeSeries, type FigureRow, listCohorts, listReasons } from './compute-figure.ts'
import { FIGURE_IDS } from './figure-definitions.ts'
import type { FigureKind } from './figure-kinds.ts'
import {
  countDays,
  findMonday,
  findPreviousPeriod,
  listDays,
  listPoints,
  widenToWeeks,
} from './figure-period.ts'

const row = (kind: FigureKind, count: number, facts: Partial<FigureRow> = {}): FigureRow => ({
  day: '2026-11-02',
  kind,
  detail: '',
  count,
  amountInCents: 0,
  ...facts,
})

describe('a figure', () => {
  it('is the sum of what was counted', () => {
    expect(computeFigure('devices-sold', [row('SOLD', 3), row('SOLD', 4), row('SENT', 9)])).toBe(7)
  })

  it('of money is the sum of its amounts', () => {
    expect(computeFigure('payout-value', [row('PAID', 2, { amountInCents: 41_000 })])).toBe(41_000)
  })

  it('of a share is in basis points', () => {
    expect(computeFigure('raised-rate', [row('RAISED', 1), row('AS_QUOTED', 5), row('LOWERED', 2)])).toBe(
      1_250,
    )
  })

  it('of time is the median of all hours, not the mean of days', () => {
    const hours = [row('HOURS_transit', 4, { detail: '10' }), row('HOURS_transit', 1, { detail: '9999' })]
    expect(computeFigure('transit-hours', hours)).toBe(10)
  })

  it.each(['price-held-rate', 'inspection-hours'] as const)('%s says nothing about four devices', (id) => {
    const rows = [row('INSPECTED', 4), row('PRICE_HELD', 4), row('HOURS_inspection', 4, { detail: '5' })]
    expect(computeFigure(id, rows)).toBeNull()
  })

  it('that is a number adds up over its points', () => {
    const days = fc.constantFrom('2026-11-02', '2026-11-08', '2026-11-09')
    const rows = fc.array(fc.record({ day: days, count: fc.nat({ max: 99 }) }))
    fc.assert(
      fc.property(rows, (counts) => {
        const sold = counts.map(({ day, count }) => row('SOLD', count, { day }))
        const points = ['2026-11-02', '2026-11-09']
        const series = computeSeries('devices-sold', sold, { points, size: 'week' })
        const sum = series.reduce((total, { value }) => total + (value ?? 0), 0)
        expect(sum).toBe(computeFigure('devices-sold', sold))
      }),
    )
  })

  it.each(FIGURE_IDS)('%s can be computed from nothing', (id) => {
    expect(computeFigure(id, []) ?? 0).toBe(0)
  })
})

it('reasons of new offers are ordered by how often they occur', () => {
  const rows = [
    row('COUNTER_REASON', 2, { detail: 'MODEL' }),
    row('COUNTER_REASON', 5, { detail: 'PH_GLASS' }),
  ]
  expect(listReasons(rows).map(({ code }) => code)).toEqual(['PH_GLASS', 'MODEL'])
})

it('devices of a week are sent, given up or still open', () => {
  const rows = [
    row('SOLD', 10),
    row('SENT_OF_SOLD', 4, { detail: '0' }),
    row('SENT_OF_SOLD', 2, { detail: '14' }),
    row('CANCELLED_OF_SOLD', 1),
  ]
  expect(listCohorts(rows, { weeks: ['2026-11-02'], reminderDays: [7, 14, 19] })).toEqual([
    { week: '2026-11-02', sold: 10, sent: [4, 0, 2, 0], cancelled: 1, expired: 0, open: 3 },
  ])
})

it('devices that were sent after their sale had expired are sent, not expired', () => {
  const rows = [
    row('SOLD', 5),
    row('SENT_OF_SOLD', 2, { detail: '19' }),
    row('EXPIRED_OF_SOLD', 4),
    row('EXPIRED_THEN_SENT_OF_SOLD', 1),
  ]
  expect(listCohorts(rows, { weeks: ['2026-11-02'], reminderDays: [7, 14, 19] })).toEqual([
    { week: '2026-11-02', sold: 5, sent: [0, 0, 0, 2], cancelled: 0, expired: 3, open: 0 },
  ])
})

describe('a period', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('has its Monday: %s in %s', (day, monday) => {
    expect(findMonday(day)).toBe(monday)
  })

  it('is compared with the same days of the week before it', () => {
    expect(findPreviousPeriod({ from: '2026-11-16', until: '2026-11-18' })).toEqual({
      from: '2026-11-09',
      until: '2026-11-11',
    })
  })

  it('by week has whole weeks, and one point for each', () => {
    const period = widenToWeeks({ from: '2026-11-04', until: '2026-11-10' })
    expect({ ...period, days: countDays(period), points: listPoints(period, 'week') }).toEqual({
      from: '2026-11-02',
      until: '2026-11-15',
      days: 14,
      points: ['2026-11-02', '2026-11-09'],
    })
  })

  it('has every day once, also when the clock changes', () => {
    expect(new Set(listDays({ from: '2026-10-20', until: '2026-11-02' })).size).toBe(14)
  })
})
