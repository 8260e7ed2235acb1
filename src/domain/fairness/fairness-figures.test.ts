import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import {
  isTerminalState,
  TRADE_STATES,
  TRADE_TRANSITIONS,
  type TradeEvent,
  type TradeState,
} from '#domain/trades/trade-states.ts'
import { DEVICE_OUTCOMES, type DeviceHistory, findSettlement } from './device-history.ts'
import { buildFairnessReport, buildYearUntil, MIN_DEVICES } from './fairness-figures.ts'
import { FAIRNESS_STEPS, measureStepTimeMs } from './step-time.ts'

const EVER = { fromMs: 0, untilMs: Number.MAX_SAFE_INTEGER }

type Walk = readonly (readonly [event: TradeEvent, hour: number])[]

/** A device with this history, step by step as the state table allows. */
function deviceThat(walk: Walk, overrides: Partial<DeviceHistory> = {}): DeviceHistory {
  const events: { event: string; toState: TradeState; happenedAtMs: number }[] = [
    { event: 'created', toState: 'CREATED', happenedAtMs: 0 },
  ]
  for (const [event, hour] of walk) {
    const from = events.at(-1)?.toState
    const row = TRADE_TRANSITIONS.find((step) => step.from === from && step.event === event)
    if (!row) throw new Error(`${event} cannot happen in ${from}`)
    events.push({ event, toState: row.to, happenedAtMs: hour * HOUR_MS })
  }
  return { categoryId: 'phones', quotedInCents: 20_000, boughtForInCents: 20_000, events, ...overrides }
}

const ARRIVED: Walk = [
  ['label_issued', 0],
  ['carrier_scan', 10],
  ['booked_in', 34],
  ['inspection_started', 50],
]
const MATCHED: Walk = [...ARRIVED, ['match_or_better', 52]]
const PAYOUT: Walk = [
  ['payout_ordered', 60],
  ['bank_confirmed', 80],
]
const COUNTERED: Walk = [...ARRIVED, ['deviation', 52]]
const SENT_BACK: Walk = [
  ['return_scanned', 72],
  ['return_delivered', 120],
]

const PAID = deviceThat([...MATCHED, ...PAYOUT])
const RAISED = deviceThat([...MATCHED, ...PAYOUT], { boughtForInCents: 22_000 })
const LOWERED = deviceThat([...COUNTERED, ['accept', 56], ...PAYOUT], { boughtForInCents: 15_000 })
const RETURNED = deviceThat([...COUNTERED, ['decline', 55], ...SENT_BACK], { boughtForInCents: null })
const RECYCLED = deviceThat([...COUNTERED, ['recycle', 55]], { boughtForInCents: null })
const KEPT = deviceThat([...ARRIVED, ['blocklist_hit', 51], ['authority_handover', 800]], {
  boughtForInCents: null,
})
const UPHELD = deviceThat([...COUNTERED, ['appeal', 53], ['appeal_upheld', 58], ...PAYOUT])
const REJECTED = deviceThat(
  [...COUNTERED, ['appeal', 53], ['appeal_rejected', 57], ['accept', 59], ...PAYOUT],
  { boughtForInCents: 15_000 },
)
const INSURED = deviceThat([
  ['label_issued', 0],
  ['carrier_scan', 10],
  ['search_deadline', 400],
  ['insurance_confirmed', 500],
  ['payout_ordered', 501],
  ['bank_confirmed', 502],
])

const times = (count: number, history: DeviceHistory): DeviceHistory[] =>
  Array.from({ length: count }, () => history)

describe('the outcome of a device', () => {
  it.each([
    ['paid as quoted', PAID, 'AS_QUOTED', 80],
    ['paid more than quoted', RAISED, 'RAISED', 80],
    ['bought for a lower price', LOWERED, 'LOWERED', 80],
    ['sent back', RETURNED, 'RETURNED', 120],
    ['recycled', RECYCLED, 'RECYCLED', 55],
    ['handed over to the police', KEPT, 'HANDED_OVER', 800],
    ['paid as quoted after an appeal', UPHELD, 'AS_QUOTED', 80],
  ] as const)('counts as %s', (_, history, outcome, hour) => {
    expect(findSettlement(history)).toEqual({ outcome, settledAtMs: hour * HOUR_MS })
  })

  it('is open until the device is settled', () => {
    const { events } = REJECTED
    for (let end = 0; end < events.length; end += 1)
      expect(findSettlement({ ...REJECTED, events: events.slice(0, end) })).toBeNull()
    expect(findSettlement(REJECTED)?.outcome).toBe('LOWERED')
  })

  it('does not count without an inspection', () => {
    expect(findSettlement(INSURED)).toBeNull()
    expect(findSettlement(deviceThat([['cancel', 1]]))).toBeNull()
  })

  it('needs a price if it was paid', () => {
    expect(() => findSettlement({ ...PAID, boughtForInCents: null })).toThrow(RangeError)
  })
})

describe('the time of a step', () => {
  it.each([
    ['transit', PAID, 24],
    ['inspection', PAID, 18],
    ['answer', PAID, null],
    ['answer', LOWERED, 4],
    ['appeal', UPHELD, 5],
    ['payout', PAID, 28],
    ['payout', RETURNED, null],
    ['return', RETURNED, 65],
    // Before the appeal and after it.
    ['answer', REJECTED, 3],
  ] as const)('%s', (step, { events }, hours) => {
    expect(measureStepTimeMs(step, events)).toBe(hours === null ? null : hours * HOUR_MS)
  })

  it('is not known before the step is over', () => {
    expect(measureStepTimeMs('inspection', deviceThat(ARRIVED).events)).toBeNull()
  })
})

describe('the fairness report', () => {
  it('shows shares, times and appeals of all devices and of each category', () => {
    const cameras = [...times(15, PAID), ...times(5, RETURNED)].map(
      (history): DeviceHistory => ({ ...history, categoryId: 'cameras' }),
    )
    const phones = [...times(12, PAID), RAISED, ...times(4, LOWERED), UPHELD, UPHELD, REJECTED]
    const { all, byCategory } = buildFairnessReport([...cameras, ...phones], EVER)
    const none = { RAISED: 0, LOWERED: 0, RETURNED: 0, RECYCLED: 0, HANDED_OVER: 0 }
    expect(byCategory.cameras).toEqual({
      deviceCount: 20,
      sharesBp: { ...none, AS_QUOTED: 7_500, RETURNED: 2_500 },
      // Only 15 were paid and 5 sent back: too few for a time.
      medianHours: { transit: 24, inspection: 18, answer: null, appeal: null, payout: null, return: null },
      appeals: { upheld: 0, rejected: 0 },
    })
    expect(byCategory.phones).toMatchObject({
      deviceCount: 20,
      sharesBp: { ...none, AS_QUOTED: 7_000, RAISED: 500, LOWERED: 2_500 },
      medianHours: { payout: 28 },
      appeals: { upheld: 2, rejected: 1 },
    })
    expect(all).toMatchObject({ deviceCount: 40, appeals: { upheld: 2, rejected: 1 } })
    expect(all?.sharesBp).toEqual({ ...none, AS_QUOTED: 7_250, RAISED: 250, LOWERED: 1_250, RETURNED: 1_250 })
  })

  it('says nothing about fewer than 20 devices', () => {
    expect(buildFairnessReport(times(MIN_DEVICES - 1, PAID), EVER).all).toBeNull()
    expect(buildFairnessReport([...times(19, PAID), INSURED, deviceThat(ARRIVED)], EVER).all).toBeNull()
    const { all, byCategory } = buildFairnessReport(times(MIN_DEVICES, PAID), EVER)
    expect(all?.deviceCount).toBe(MIN_DEVICES)
    expect(CATEGORY_IDS.filter((id) => byCategory[id] !== null)).toEqual(['phones'])
  })

  it('counts a device in the period in which it was settled', () => {
    const settledAtMs = 80 * HOUR_MS
    const countIn = (fromMs: number, untilMs: number) =>
      buildFairnessReport(times(20, PAID), { fromMs, untilMs }).all?.deviceCount ?? 0
    expect(countIn(settledAtMs, settledAtMs + 1)).toBe(20)
    expect(countIn(0, settledAtMs)).toBe(0)
    expect(countIn(settledAtMs + 1, settledAtMs * 2)).toBe(0)
  })

  it('gives whole hours, never too few, and the mean of the middle two of an even number', () => {
    const took = (minutes: number) =>
      deviceThat([...MATCHED, ['payout_ordered', 52], ['bank_confirmed', 52 + minutes / 60]])
    const hoursFor = (minutes: readonly number[]) =>
      buildFairnessReport(minutes.map(took), EVER).all?.medianHours.payout
    const many = (count: number, minutes: number) => new Array<number>(count).fill(minutes)
    expect(hoursFor(many(20, 60))).toBe(1)
    expect(hoursFor(many(20, 61))).toBe(2)
    expect(hoursFor([...many(10, 600), ...many(10, 60)])).toBe(6)
    expect(hoursFor([...many(10, 600), ...many(11, 60)])).toBe(1)
    expect(hoursFor([...many(19, 60), 60_000])).toBe(1)
  })
})

describe('the year that is reported', () => {
  it.each([
    ['2026-11-15T12:00:00.000Z', '2025-11-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['2028-02-29T08:30:00.000Z', '2027-02-01T00:00:00.000Z'],
  ])('until %s begins %s', (until, from) => {
    expect(buildYearUntil(Date.parse(until))).toEqual({
      fromMs: Date.parse(from),
      untilMs: Date.parse(until),
    })
  })
})

/** Any history that the state table allows, with any times and prices. */
const histories = fc
  .record({
    picks: fc.array(fc.nat({ max: 20 }), { maxLength: 30 }),
    hours: fc.array(fc.nat({ max: 100 }), { minLength: 30, maxLength: 30 }),
    categoryId: fc.constantFrom('phones' as const, 'lenses' as const),
    boughtForInCents: fc.constantFrom(15_000, 20_000, 22_000),
  })
  .map(({ picks, hours, ...rest }) => {
    let [state, hour]: [TradeState, number] = ['CREATED', 0]
    const walk = picks.flatMap((pick, index): Walk[number][] => {
      const possible = TRADE_TRANSITIONS.filter(({ from }) => from === state)
      const row = possible[pick % (possible.length || 1)]
      if (!row) return []
      state = row.to
      hour += hours[index] ?? 0
      return [[row.event, hour]]
    })
    return deviceThat(walk, rest)
  })

describe('over any devices', () => {
  it('each settled one has exactly one outcome, and open ones none', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const settlement = findSettlement(history)
        const last = history.events.at(-1)?.toState ?? 'CREATED'
        if (settlement) expect(DEVICE_OUTCOMES).toContain(settlement.outcome)
        const isUninspected = !history.events.some(({ toState }) => toState === 'IN_INSPECTION')
        expect(settlement === null).toBe(!isTerminalState(last) || isUninspected)
      }),
      { numRuns: 500 },
    )
  })

  it('the steps of a settled one never take longer than its whole history', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const sum = FAIRNESS_STEPS.reduce(
          (ms, step) => ms + (measureStepTimeMs(step, history.events) ?? 0),
          0,
        )
        expect(sum).toBeLessThanOrEqual(history.events.at(-1)?.happenedAtMs ?? 0)
      }),
      { numRuns: 500 },
    )
  })

  it('shares are a whole, categories add up, and the order does not matter', () => {
    const many = fc.array(histories, { minLength: 100, maxLength: 200 })
    fc.assert(
      fc.property(many, (devices) => {
        const report = buildFairnessReport(devices, EVER)
        expect(buildFairnessReport([...devices].reverse(), EVER)).toEqual(report)
        const settled = devices.filter((device) => findSettlement(device) !== null)
        expect(report.all?.deviceCount ?? 0).toBe(settled.length < MIN_DEVICES ? 0 : settled.length)
        for (const figures of [report.all, ...Object.values(report.byCategory)])
          if (figures)
            expect(Object.values(figures.sharesBp).reduce((sum, share) => sum + share, 0)).toBe(10_000)
        const { phones, lenses } = report.byCategory
        if (phones && lenses) expect(report.all?.deviceCount).toBe(phones.deviceCount + lenses.deviceCount)
      }),
      { numRuns: 50 },
    )
  })

  it('every state in which a device waits belongs to at most one step', () => {
    const entered = (state: TradeState) => [
      { event: 'x', toState: state, happenedAtMs: 0 },
      { event: 'y', toState: 'CANCELLED' as const, happenedAtMs: HOUR_MS },
    ]
    const listSteps = (state: TradeState) =>
      FAIRNESS_STEPS.filter((step) => measureStepTimeMs(step, entered(state)) !== null)
    expect(TRADE_STATES.filter((state) => listSteps(state).length > 1)).toEqual([])
    expect(TRADE_STATES.filter((state) => listSteps(state).length === 0 && !isTerminalState(state))).toEqual([
      'CREATED',
      'LABEL_ISSUED',
      'EXPIRED',
      'LOST',
      'QUARANTINED',
    ])
  })
})
