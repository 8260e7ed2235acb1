import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIMELINE_STEPS, type TimelineEvent, type TimelineStep, tradeTimeline } from './timeline.ts'
import { isTerminalState, TRADE_TRANSITIONS, type TradeState } from './trade-states.ts'

type Way = readonly TradeState[]

/** The events of devices that went their ways, one state an hour; all are created in hour 0. */
const eventsOf = (ways: readonly Way[]): TimelineEvent[] => [
  { itemNumber: null, fromState: null, toState: 'CREATED', happenedAtMs: 0 },
  ...ways.flatMap((way, index) =>
    way.map((toState, hour) => ({
      itemNumber: index + 1,
      fromState: way[hour - 1] ?? 'CREATED',
      toState,
      happenedAtMs: hour + 1,
    })),
  ),
]

const itemsOf = (ways: readonly Way[]) =>
  ways.map((way, index) => ({ number: index + 1, state: way.at(-1) ?? 'CREATED' }))

/** `created 0, sent 2, arrived –`: a step with its hour, or with a dash while it is awaited. */
const timelineOf = (...ways: readonly Way[]): string =>
  tradeTimeline(eventsOf(ways), itemsOf(ways))
    .map(({ step, atMs }) => `${step} ${atMs ?? '–'}`)
    .join(', ')

const SENT: Way = ['LABEL_ISSUED', 'IN_TRANSIT']
const CHECKING: Way = [...SENT, 'RECEIVED', 'IN_INSPECTION']
const ACCEPTED: Way = [...CHECKING, 'ACCEPTED']
const PAID: Way = [...ACCEPTED, 'PAYOUT_PENDING', 'PAID']
const ASKED: Way = [...CHECKING, 'COUNTER_OFFERED']

describe('the timeline of a trade with one device', () => {
  it.each<[string, Way, string]>([
    ['new', [], 'created 0, sent –, arrived –, checked –, paid –'],
    ['with its label', ['LABEL_ISSUED'], 'created 0, sent –, arrived –, checked –, paid –'],
    ['on its way', SENT, 'created 0, sent 2, arrived –, checked –, paid –'],
    ['lost on the way', [...SENT, 'LOST'], 'created 0, sent 2, arrived –, checked –, paid –'],
    [
      'lost and paid by the insurance',
      [...SENT, 'LOST', 'ACCEPTED', 'PAYOUT_PENDING', 'PAID'],
      'created 0, sent 2, paid 6',
    ],
    ['here', [...SENT, 'RECEIVED'], 'created 0, sent 2, arrived 3, checked –, paid –'],
    [
      'here, and never scanned on its way',
      ['LABEL_ISSUED', 'RECEIVED'],
      'created 0, arrived 2, checked –, paid –',
    ],
    ['being checked', CHECKING, 'created 0, sent 2, arrived 3, checked –, paid –'],
    ['accepted', ACCEPTED, 'created 0, sent 2, arrived 3, checked 5, paid –'],
    ['paid', PAID, 'created 0, sent 2, arrived 3, checked 5, paid 7'],
    ['with a question', ASKED, 'created 0, sent 2, arrived 3, checked 5, question 5, paid –'],
    [
      'with an answered question',
      [...ASKED, 'ACCEPTED'],
      'created 0, sent 2, arrived 3, checked 5, question 5, paid –',
    ],
    [
      'with a second question after an appeal',
      [...ASKED, 'APPEALED', 'COUNTER_OFFERED'],
      'created 0, sent 2, arrived 3, checked 5, question 7, paid –',
    ],
    [
      'that waits for its owner',
      [...CHECKING, 'ACTION_REQUIRED'],
      'created 0, sent 2, arrived 3, checked 5, question 5, paid –',
    ],
    [
      'whose payout came back',
      [...ACCEPTED, 'PAYOUT_PENDING', 'PAYOUT_FAILED'],
      'created 0, sent 2, arrived 3, checked 5, question 7, paid –',
    ],
    [
      'that goes back',
      [...ASKED, 'RETURN_PENDING'],
      'created 0, sent 2, arrived 3, checked 5, question 5, returning –',
    ],
    [
      'on its way back',
      [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED'],
      'created 0, sent 2, arrived 3, checked 5, question 5, returning 7',
    ],
    [
      'back at home',
      [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED', 'RETURNED'],
      'created 0, sent 2, arrived 3, checked 5, question 5, returning 7',
    ],
    ['recycled', [...ASKED, 'RECYCLED'], 'created 0, sent 2, arrived 3, checked 5, question 5'],
    ['cancelled', ['LABEL_ISSUED', 'CANCELLED'], 'created 0'],
    ['that never came', ['LABEL_ISSUED', 'EXPIRED'], 'created 0'],
    [
      'that came too late',
      ['LABEL_ISSUED', 'EXPIRED', 'RECEIVED'],
      'created 0, arrived 3, checked –, paid –',
    ],
  ])('%s', (_, way, expected) => {
    expect(timelineOf(way)).toBe(expected)
  })
})

describe('the timeline of a trade with several devices', () => {
  it.each<[string, readonly Way[], string]>([
    [
      'waits for the last one that can still get to a step',
      [PAID, CHECKING],
      'created 0, sent 2, arrived 3, checked –, paid –',
    ],
    [
      'has the date of the last one',
      [PAID, ['LABEL_ISSUED', 'LABEL_ISSUED', ...PAID]],
      'created 0, sent 4, arrived 5, checked 7, paid 9',
    ],
    [
      'does not wait for those that never will',
      [PAID, ['CANCELLED'], [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED', 'RETURNED']],
      'created 0, sent 2, arrived 3, checked 5, question 5, paid 7, returning 7',
    ],
    [
      'shows a way back as awaited until all that go back are on it',
      [
        [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED'],
        [...ASKED, 'RETURN_PENDING'],
      ],
      'created 0, sent 2, arrived 3, checked 5, question 5, returning –',
    ],
  ])('%s', (_, ways, expected) => {
    expect(timelineOf(...ways)).toBe(expected)
  })
})

describe('every timeline', () => {
  /** Devices that take any step that exists, up to twelve times. */
  const way = fc.array(fc.nat(20), { maxLength: 12 }).map((choices): Way => {
    const states: TradeState[] = []
    for (const choice of choices) {
      const steps = TRADE_TRANSITIONS.filter(({ from }) => from === (states.at(-1) ?? 'CREATED'))
      const next = steps[choice % Math.max(steps.length, 1)]
      if (next) states.push(next.to)
    }
    return states
  })

  it('begins with the creation, keeps the order of the steps, and names none twice', () => {
    fc.assert(
      fc.property(fc.array(way, { minLength: 1, maxLength: 4 }), (ways) => {
        const steps = tradeTimeline(eventsOf(ways), itemsOf(ways)).map(({ step }) => step)
        expect(steps[0]).toBe('created')
        expect(steps).toEqual(TIMELINE_STEPS.filter((step) => steps.includes(step)))
      }),
    )
  })

  it('waits for nothing when all devices are at their end', () => {
    fc.assert(
      fc.property(fc.array(way, { minLength: 1, maxLength: 4 }), (ways) => {
        const items = itemsOf(ways)
        fc.pre(items.every(({ state }) => isTerminalState(state)))
        const waiting: TimelineStep[] = tradeTimeline(eventsOf(ways), items)
          .filter(({ atMs }) => atMs === null)
          .map(({ step }) => step)
        expect(waiting).toEqual([])
      }),
      { maxSkipsPerRun: 10_000 },
    )
  })
})
