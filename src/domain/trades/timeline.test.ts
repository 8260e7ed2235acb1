import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTimeline, TIMELINE_STEPS, type TimelineEvent, type TimelineStep } from './timeline.ts'
import { isTerminalState, TRADE_TRANSITIONS, type TradeState } from './trade-states.ts'

type Path = readonly TradeState[]

/** The events of devices on their paths, one state an hour; all are created in hour 0. */
const buildEvents = (paths: readonly Path[]): TimelineEvent[] => [
  { itemNumber: null, fromState: null, toState: 'CREATED', happenedAtMs: 0 },
  ...paths.flatMap((path, index) =>
    path.map((toState, hour) => ({
      itemNumber: index + 1,
      fromState: path[hour - 1] ?? 'CREATED',
      toState,
      happenedAtMs: hour + 1,
    })),
  ),
]

const buildItems = (paths: readonly Path[]) =>
  paths.map((path, index) => ({ number: index + 1, state: path.at(-1) ?? 'CREATED' }))

/** `created 0, sent 2, arrived –`: a step with its hour, or with a dash while it is awaited. */
const describeTimeline = (...paths: readonly Path[]): string =>
  buildTimeline(buildEvents(paths), buildItems(paths))
    .map(({ step, atMs }) => `${step} ${atMs ?? '–'}`)
    .join(', ')

const SENT: Path = ['LABEL_ISSUED', 'IN_TRANSIT']
const CHECKING: Path = [...SENT, 'RECEIVED', 'IN_INSPECTION']
const ACCEPTED: Path = [...CHECKING, 'ACCEPTED']
const PAID: Path = [...ACCEPTED, 'PAYOUT_PENDING', 'PAID']
const ASKED: Path = [...CHECKING, 'COUNTER_OFFERED']

describe('the timeline of a trade with one device', () => {
  it.each<[string, Path, string]>([
    ['new', [], 'created 0, sent –, arrived –, checked –, paid –'],
    ['with its label', ['LABEL_ISSUED'], 'created 0, sent –, arrived –, checked –, paid –'],
    ['in transit', SENT, 'created 0, sent 2, arrived –, checked –, paid –'],
    ['lost in transit', [...SENT, 'LOST'], 'created 0, sent 2, arrived –, checked –, paid –'],
    [
      'lost and paid by the insurance',
      [...SENT, 'LOST', 'ACCEPTED', 'PAYOUT_PENDING', 'PAID'],
      'created 0, sent 2, paid 6',
    ],
    ['here', [...SENT, 'RECEIVED'], 'created 0, sent 2, arrived 3, checked –, paid –'],
    [
      'here, and never scanned in transit',
      ['LABEL_ISSUED', 'RECEIVED'],
      'created 0, arrived 2, checked –, paid –',
    ],
    ['being checked', CHECKING, 'created 0, sent 2, arrived 3, checked –, paid –'],
    ['accepted', ACCEPTED, 'created 0, sent 2, arrived 3, checked 5, paid –'],
    ['paid', PAID, 'created 0, sent 2, arrived 3, checked 5, paid 7'],
    ['with a clarification', ASKED, 'created 0, sent 2, arrived 3, checked 5, clarification 5, paid –'],
    [
      'with an answered clarification',
      [...ASKED, 'ACCEPTED'],
      'created 0, sent 2, arrived 3, checked 5, clarification 5, paid –',
    ],
    [
      'with a second question after an appeal',
      [...ASKED, 'APPEALED', 'COUNTER_OFFERED'],
      'created 0, sent 2, arrived 3, checked 5, clarification 7, paid –',
    ],
    [
      'that waits for its owner',
      [...CHECKING, 'ACTION_REQUIRED'],
      'created 0, sent 2, arrived 3, checked 5, clarification 5, paid –',
    ],
    [
      'whose payout came back',
      [...ACCEPTED, 'PAYOUT_PENDING', 'PAYOUT_FAILED'],
      'created 0, sent 2, arrived 3, checked 5, clarification 7, paid –',
    ],
    [
      'that goes back',
      [...ASKED, 'RETURN_PENDING'],
      'created 0, sent 2, arrived 3, checked 5, clarification 5, returning –',
    ],
    [
      'on its path back',
      [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED'],
      'created 0, sent 2, arrived 3, checked 5, clarification 5, returning 7',
    ],
    [
      'back at home',
      [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED', 'RETURNED'],
      'created 0, sent 2, arrived 3, checked 5, clarification 5, returning 7',
    ],
    ['recycled', [...ASKED, 'RECYCLED'], 'created 0, sent 2, arrived 3, checked 5, clarification 5'],
    ['cancelled', ['LABEL_ISSUED', 'CANCELLED'], 'created 0'],
    ['that never came', ['LABEL_ISSUED', 'EXPIRED'], 'created 0'],
    [
      'that came too late',
      ['LABEL_ISSUED', 'EXPIRED', 'RECEIVED'],
      'created 0, arrived 3, checked –, paid –',
    ],
  ])('%s', (_, path, expected) => {
    expect(describeTimeline(path)).toBe(expected)
  })
})

describe('the timeline of a trade with several devices', () => {
  it.each<[string, readonly Path[], string]>([
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
      'created 0, sent 2, arrived 3, checked 5, clarification 5, paid 7, returning 7',
    ],
    [
      'shows a path back as awaited until all that go back are on it',
      [
        [...ASKED, 'RETURN_PENDING', 'RETURN_SHIPPED'],
        [...ASKED, 'RETURN_PENDING'],
      ],
      'created 0, sent 2, arrived 3, checked 5, clarification 5, returning –',
    ],
  ])('%s', (_, paths, expected) => {
    expect(describeTimeline(...paths)).toBe(expected)
  })
})

describe('every timeline', () => {
  /** Devices that take any step that exists, up to twelve times. */
  const path = fc.array(fc.nat(20), { maxLength: 12 }).map((choices): Path => {
    const states: TradeState[] = []
    for (const choice of choices) {
      const steps = TRADE_TRANSITIONS.filter(({ from }) => from === (states.at(-1) ?? 'CREATED'))
      const next = steps[choice % Math.max(steps.length, 1)]
      if (next) states.push(next.to)
    }
    return states
  })

  it('starts with the creation, keeps the order of steps, and repeats none', () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 4 }), (paths) => {
        const steps = buildTimeline(buildEvents(paths), buildItems(paths)).map(({ step }) => step)
        expect(steps[0]).toBe('created')
        expect(steps).toEqual(TIMELINE_STEPS.filter((step) => steps.includes(step)))
      }),
    )
  })

  it('expects nothing once all devices are in a final state', () => {
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 4 }), (paths) => {
        const items = buildItems(paths)
        fc.pre(items.every(({ state }) => isTerminalState(state)))
        const waiting: TimelineStep[] = buildTimeline(buildEvents(paths), items)
          .filter(({ atMs }) => atMs === null)
          .map(({ step }) => step)
        expect(waiting).toEqual([])
      }),
      { maxSkipsPerRun: 10_000 },
    )
  })
})
