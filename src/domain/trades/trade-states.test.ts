import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tradeCan } from '#domain/trades/trade-can.ts'
import {
  findNextState,
  findTransition,
  INITIAL_TRADE_STATE,
  isTerminalState,
  TRADE_GUARDS,
  TRADE_STATES,
  TRADE_TRANSITIONS,
  type TradeEvent,
  type TradeState,
} from '#domain/trades/trade-states.ts'

const EVENTS = [...new Set<TradeEvent>(TRADE_TRANSITIONS.map(({ event }) => event))]

const collectReachable = (start: TradeState): Set<TradeState> => {
  const reached = new Set([start])
  for (const state of reached)
    for (const { from, to } of TRADE_TRANSITIONS) if (from === state) reached.add(to)
  return reached
}

const listStatesWhere = (can: (state: TradeState) => boolean) => TRADE_STATES.filter(can)

describe('the states of a device', () => {
  // 38 as delivered, and the way back for a seller who shows no identity document.
  it('are 21 with 39 steps between them', () => {
    expect(new Set(TRADE_STATES).size).toBe(21)
    expect(TRADE_TRANSITIONS).toHaveLength(39)
  })

  it('give every event at most one meaning', () => {
    const pairs = TRADE_TRANSITIONS.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('can all be reached from the first one', () => {
    expect(collectReachable(INITIAL_TRADE_STATE).size).toBe(TRADE_STATES.length)
  })

  it('all lead to a final state: no device gets stuck', () => {
    const stuck = TRADE_STATES.filter((state) => ![...collectReachable(state)].some(isTerminalState))
    expect(stuck).toEqual([])
  })

  it('end when the device is paid for, returned, recycled, handed over or never sent', () => {
    expect(TRADE_STATES.filter(isTerminalState).toSorted()).toEqual([
      'CANCELLED',
      'HANDED_OVER',
      'PAID',
      'RECYCLED',
      'RETURNED',
    ])
  })

  it('use every guard that is described', () => {
    const used = new Set(TRADE_TRANSITIONS.flatMap(({ guard }) => guard ?? []))
    expect([...used].toSorted()).toEqual(Object.keys(TRADE_GUARDS).toSorted())
  })

  it('never turn silence into a yes: the clock doesn’t accept', () => {
    const byClock = TRADE_TRANSITIONS.filter(({ actor }) => actor === 'clock')
    expect(byClock.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      'LABEL_ISSUED → EXPIRED',
      'IN_TRANSIT → LOST',
      'ACTION_REQUIRED → RETURN_PENDING',
      'COUNTER_OFFERED → RETURN_PENDING',
    ])
  })

  it('pay only for an accepted device', () => {
    const beforePayout = TRADE_TRANSITIONS.filter(({ to }) => to === 'PAYOUT_PENDING')
    expect(beforePayout.map(({ from }) => from)).toEqual(['ACCEPTED', 'PAYOUT_FAILED'])
    expect(TRADE_TRANSITIONS.filter(({ to }) => to === 'PAID').map(({ from }) => from)).toEqual([
      'PAYOUT_PENDING',
    ])
  })
})

describe('the next state', () => {
  it.each<[TradeState, TradeEvent, TradeState | null]>([
    ['CREATED', 'label_issued', 'LABEL_ISSUED'],
    ['LABEL_ISSUED', 'carrier_scan', 'IN_TRANSIT'],
    ['EXPIRED', 'booked_in', 'RECEIVED'],
    ['APPEALED', 'appeal_rejected', 'COUNTER_OFFERED'],
    ['CREATED', 'carrier_scan', null],
    ['IN_TRANSIT', 'cancel', null],
    ['PAID', 'bank_rejected', null],
  ])('of %s after %s is %s', (state, event, expected) => {
    expect(findNextState(state, event)).toBe(expected)
  })

  it('exists for exactly the 39 steps', () => {
    const possible = TRADE_STATES.flatMap((state) =>
      EVENTS.filter((event) => findNextState(state, event) !== null),
    )
    expect(possible).toHaveLength(39)
  })

  it('never leaves a final state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (events) => {
        let state: TradeState = INITIAL_TRADE_STATE
        for (const event of events) {
          const next = findNextState(state, event)
          if (isTerminalState(state)) expect(next).toBeNull()
          if (next !== null) expect(findTransition(state, event)).toMatchObject({ from: state, to: next })
          state = next ?? state
        }
      }),
    )
  })
})

describe('what a seller can do', () => {
  const facts = { wasScanned: false, hasCounterPrice: true, wasAppealed: false, isHazardous: false }

  it.each<[keyof typeof tradeCan, readonly TradeState[]]>([
    ['cancel', ['CREATED', 'LABEL_ISSUED']],
    ['reportDone', ['ACTION_REQUIRED']],
    ['askReturn', ['ACTION_REQUIRED']],
    ['accept', ['COUNTER_OFFERED']],
    ['decline', ['COUNTER_OFFERED']],
    ['recycle', ['COUNTER_OFFERED']],
    ['appeal', ['COUNTER_OFFERED']],
    ['answerClarification', ['COUNTER_OFFERED', 'ACTION_REQUIRED']],
    [
      'changePayoutAccount',
      [
        'CREATED',
        'LABEL_ISSUED',
        'IN_TRANSIT',
        'EXPIRED',
        'RECEIVED',
        'LOST',
        'ACCEPTED',
        'IN_INSPECTION',
        'COUNTER_OFFERED',
        'ACTION_REQUIRED',
        'QUARANTINED',
        'APPEALED',
        'PAYOUT_FAILED',
      ],
    ],
  ])('%s: in these states only', (ability, states) => {
    expect(listStatesWhere((state) => tradeCan[ability]({ state, ...facts }))).toEqual(states)
  })

  it.each<[keyof typeof tradeCan, Partial<typeof facts>]>([
    ['cancel', { wasScanned: true }],
    ['accept', { hasCounterPrice: false }],
    ['appeal', { wasAppealed: true }],
    ['decline', { isHazardous: true }],
    ['askReturn', { isHazardous: true }],
  ])('%s: in no state with %j', (ability, overrides) => {
    expect(listStatesWhere((state) => tradeCan[ability]({ state, ...facts, ...overrides }))).toEqual([])
  })
})
