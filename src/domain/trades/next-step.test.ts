import { describe, expect, it } from 'vitest'
import { dayOf } from '#domain/markets/market-date.ts'
import { type NextStepItem, nextStep } from './next-step.ts'
import { TIMELINE_STEPS, tradeTimeline } from './timeline.ts'
import { daysAfter } from './trade-clock.ts'
import { isTerminalState, TRADE_STATES, type TradeState } from './trade-states.ts'

/** A Thursday. */
const THURSDAY_MS = Date.parse('2026-11-19T15:00:00Z')

const itemIn = (state: TradeState, overrides: Partial<NextStepItem> = {}): NextStepItem => ({
  state,
  stateSinceMs: THURSDAY_MS,
  sendByMs: daysAfter(THURSDAY_MS, 21),
  lastScanAtMs: null,
  bookedInAtMs: null,
  inspectedAtMs: null,
  answerByMs: null,
  ...overrides,
})

const actorIn = (state: TradeState) => nextStep(itemIn(state))?.actor ?? null

describe('what a device waits for', () => {
  it('is nothing at its end, and somebody everywhere else', () => {
    for (const state of TRADE_STATES)
      expect([state, nextStep(itemIn(state)) === null]).toEqual([
        state,
        isTerminalState(state) || state === 'EXPIRED',
      ])
  })

  it('is the seller only when a parcel or an answer is his to send', () => {
    expect(TRADE_STATES.filter((state) => actorIn(state) === 'seller')).toEqual([
      'LABEL_ISSUED',
      'COUNTER_OFFERED',
      'ACTION_REQUIRED',
      'PAYOUT_FAILED',
    ])
    expect(TRADE_STATES.filter((state) => actorIn(state) === 'carrier')).toEqual([
      'IN_TRANSIT',
      'RETURN_SHIPPED',
    ])
  })

  it('stands on the timeline, as the step to come or the question that is open', () => {
    for (const state of TRADE_STATES) {
      const next = nextStep(itemIn(state))
      if (!next) continue
      const event = { itemNumber: 1, fromState: null, toState: state, happenedAtMs: THURSDAY_MS }
      const asked = { ...event, toState: 'COUNTER_OFFERED' } as const
      const events = state === 'APPEALED' ? [asked, event] : [event]
      const steps = tradeTimeline(events, [{ number: 1, state }]).map(({ step }) => step)
      expect([state, steps]).toEqual([state, expect.arrayContaining([next.step])])
      expect(TIMELINE_STEPS).toContain(next.step)
    }
  })
})

describe('the clock of a step', () => {
  it('is the day by which the parcel has to be on its way', () => {
    expect(nextStep(itemIn('LABEL_ISSUED'))?.untilMs).toBe(daysAfter(THURSDAY_MS, 21))
  })

  it('is the day by which a parcel counts as lost, from its last scan', () => {
    expect(nextStep(itemIn('IN_TRANSIT'))?.untilMs).toBe(daysAfter(THURSDAY_MS, 14))
    const lastScanAtMs = daysAfter(THURSDAY_MS, 2)
    expect(nextStep(itemIn('IN_TRANSIT', { lastScanAtMs }))?.untilMs).toBe(daysAfter(THURSDAY_MS, 16))
  })

  it('is our own promise of three working days until the first look, and no promise after it', () => {
    const until = nextStep(itemIn('RECEIVED', { bookedInAtMs: THURSDAY_MS }))?.untilMs
    expect(dayOf(new Date(until ?? 0))).toEqual({ year: 2026, month: 11, day: 24 })
    const again = itemIn('IN_INSPECTION', { bookedInAtMs: THURSDAY_MS, inspectedAtMs: THURSDAY_MS })
    expect(nextStep(again)?.untilMs).toBeNull()
  })

  it.each<TradeState>(['COUNTER_OFFERED', 'ACTION_REQUIRED'])('is the time to answer in %s', (state) => {
    expect(nextStep(itemIn(state, { answerByMs: 42 }))).toEqual({
      step: 'question',
      actor: 'seller',
      untilMs: 42,
    })
  })
})
