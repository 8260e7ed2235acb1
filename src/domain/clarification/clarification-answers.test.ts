import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ClarificationAnswer,
  canAnswer,
  findAnswer,
  findAnswerEvent,
  listClarificationAnswers,
} from '#domain/clarification/clarification-answers.ts'
import { findClarificationKind } from '#domain/clarification/clarification-kind.ts'
import { toSellerFacts } from '#domain/lifecycle/item-facts.ts'
import { stepItem } from '#domain/lifecycle/step-item.ts'
import type { TradeItemFacts } from '#domain/trades/trade-can.ts'
import { TRADE_STATES, TRADE_TRANSITIONS, type TradeState } from '#domain/trades/trade-states.ts'
import { createItem } from '../../../tests/support/item-steps.ts'

const ALL: readonly ClarificationAnswer[] = ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE']

const buildFacts = (state: TradeState, overrides: Partial<TradeItemFacts> = {}): TradeItemFacts => ({
  state,
  wasScanned: true,
  hasCounterPrice: true,
  wasAppealed: false,
  isHazardous: false,
  ...overrides,
})

describe('a clarification', () => {
  it.each<[string, TradeItemFacts, ClarificationAnswer[]]>([
    ['with a price', buildFacts('COUNTER_OFFERED'), ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL']],
    [
      'with a price, after an appeal',
      buildFacts('COUNTER_OFFERED', { wasAppealed: true }),
      ['ACCEPT', 'RETURN', 'RECYCLE'],
    ],
    [
      'about a device that we can’t buy',
      buildFacts('COUNTER_OFFERED', { hasCounterPrice: false }),
      ['RETURN', 'RECYCLE', 'APPEAL'],
    ],
    [
      'about a device that we can’t buy, after an appeal',
      buildFacts('COUNTER_OFFERED', { hasCounterPrice: false, wasAppealed: true }),
      ['RETURN', 'RECYCLE'],
    ],
    [
      'about a damaged battery, which may not be posted',
      buildFacts('COUNTER_OFFERED', { hasCounterPrice: false, isHazardous: true }),
      ['RECYCLE', 'APPEAL'],
    ],
    ['about something to do', buildFacts('ACTION_REQUIRED'), ['DONE', 'RETURN']],
    ['during an appeal', buildFacts('APPEALED'), []],
    ['after it is closed', buildFacts('ACCEPTED'), []],
  ])('%s offers these answers', (_, item, answers) => {
    expect(listClarificationAnswers(item)).toEqual(answers)
    expect(ALL.filter((answer) => canAnswer(item, answer)).toSorted()).toEqual(answers.toSorted())
  })

  it('always offers a free return, unless the battery is damaged', () => {
    for (const state of ['COUNTER_OFFERED', 'ACTION_REQUIRED'] as const)
      expect(
        listClarificationAnswers(buildFacts(state, { hasCounterPrice: false, wasAppealed: true })),
      ).toContain('RETURN')
  })

  it.each([
    ['COUNTER_OFFERED', 'RETURN', 'decline'],
    ['ACTION_REQUIRED', 'RETURN', 'ask_return'],
    ['ACTION_REQUIRED', 'DONE', 'customer_done'],
    ['COUNTER_OFFERED', 'DONE', null],
    ['ACTION_REQUIRED', 'ACCEPT', null],
    ['PAID', 'RETURN', null],
  ] as const)('in %s takes %s as %s', (state, answer, event) => {
    expect(findAnswerEvent(buildFacts(state), answer)).toBe(event)
  })

  it('offers no answer that the server would refuse', () => {
    const items = fc
      .record({
        state: fc.constantFrom(...TRADE_STATES),
        counterInCents: fc.constantFrom(null, 20_000),
        appeals: fc.integer({ min: 0, max: 1 }),
      })
      .map(createItem)
    fc.assert(
      fc.property(items, fc.constantFrom(...ALL), (item, answer) => {
        const event = findAnswerEvent(toSellerFacts(item), answer)
        if (event) expect(stepItem(item, { event, actor: 'customer', atMs: 0 }).kind).toBe('stepped')
      }),
    )
  })
})

describe('an event', () => {
  it.each([
    ['accept', 'ACCEPT'],
    ['policy_accept', 'ACCEPT'],
    ['decline', 'RETURN'],
    ['ask_return', 'RETURN'],
    ['answer_deadline', 'RETURN'],
    ['recycle', 'RECYCLE'],
    ['appeal', 'APPEAL'],
    ['customer_done', 'DONE'],
    ['booked_in', null],
  ] as const)('%s records the answer %s', (event, answer) => {
    expect(findAnswer(event)).toBe(answer)
  })

  it('that leaves a state with an open clarification always records an answer', () => {
    for (const { from, event } of TRADE_TRANSITIONS)
      expect(findAnswer(event) !== null, event).toBe(findClarificationKind(from) !== null)
  })
})
