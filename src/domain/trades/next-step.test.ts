import { describe, expect, it } from 'vitest'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { findNextStep, type NextStepItem } from './next-step.ts'
import { buildTimeline, TIMELINE_STEPS } from './timeline.ts'
import { addDays } from './trade-clock.ts'
import { isTerminalState, TRADE_STATES, type TradeState } from './trade-states.ts'

/** A Thursday. */
const THURSDAY_MS = Date.parse('2026-11-19T15:00:00Z')

const itemIn = (state: TradeState, overrides: Partial<NextStepItem> = {}): NextStepItem => ({
  state,
  stateSinceMs: THURSDAY_MS,
  sendByMs: addDays(THURSDAY_MS, 21),
  lastScanAtMs: null,
  bookedInAtMs: null,
  inspectedAtMs: null,
  answerByMs: null,
  ...overrides,
})

const findActor = (state: TradeState) => findNextStep(itemIn(state))?.actor ?? null

describe('what a device waits for', () => {
  it('is nothing in a final state, and someone in every other', () => {
    for (const state of TRADE_STATES)
      expect({ state, isDone: findNextStep(itemIn(state)) === null }).toEqual({
        state,
        isDone: isTerminalState(state) || state === 'EXPIRED',
      })
  })

  it('is the seller only if a parcel or an answer is due from them', () => {
    expect(TRADE_STATES.filter((state) => findActor(state) === 'seller')).toEqual([
      'LABEL_ISSUED',
      'COUNTER_OFFERED',
      'ACTION_REQUIRED',
      'PAYOUT_FAILED',
    ])
    expect(TRADE_STATES.filter((state) => findActor(state) === 'carrier')).toEqual([
      'IN_TRANSIT',
      'RETURN_SHIPPED',
    ])
  })

  it('is on the timeline, as the next step or the open clarification', () => {
    for (const state of TRADE_STATES) {
      const next = findNextStep(itemIn(state))
      if (!next) continue
      const event = { itemNumber: 1, fromState: null, toState: state, happenedAtMs: THURSDAY_MS }
      const offered = { ...event, toState: 'COUNTER_OFFERED' } as const
      const events = state === 'APPEALED' ? [offered, event] : [event]
      const steps = buildTimeline(events, [{ number: 1, state }]).map(({ step }) => step)
      expect({ state, steps }).toEqual({ state, steps: expect.arrayContaining([next.step]) })
      expect(TIMELINE_STEPS).toContain(next.step)
    }
  })
})

describe('the deadline of a step', () => {
  it('is the day by which the parcel must be sent', () => {
    expect(findNextStep(itemIn('LABEL_ISSUED'))?.untilMs).toBe(addDays(THURSDAY_MS, 21))
  })

  it('is the day on which a parcel counts as lost, from its last scan', () => {
    expect(findNextStep(itemIn('IN_TRANSIT'))?.untilMs).toBe(addDays(THURSDAY_MS, 14))
    const lastScanAtMs = addDays(THURSDAY_MS, 2)
    expect(findNextStep(itemIn('IN_TRANSIT', { lastScanAtMs }))?.untilMs).toBe(addDays(THURSDAY_MS, 16))
  })

  it('is our own promise of three working days for the first inspection, and none afterwards', () => {
    const until = findNextStep(itemIn('RECEIVED', { bookedInAtMs: THURSDAY_MS }))?.untilMs
    expect(toMarketDay(new Date(until ?? 0))).toEqual({ year: 2026, month: 11, day: 24 })
    const again = itemIn('IN_INSPECTION', { bookedInAtMs: THURSDAY_MS, inspectedAtMs: THURSDAY_MS })
    expect(findNextStep(again)?.untilMs).toBeNull()
  })

  it.each<TradeState>(['COUNTER_OFFERED', 'ACTION_REQUIRED'])('is the deadline to answer in %s', (state) => {
    expect(findNextStep(itemIn(state, { answerByMs: 42 }))).toEqual({
      step: 'clarification',
      actor: 'seller',
      untilMs: 42,
    })
  })
})
