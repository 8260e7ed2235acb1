import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ClarificationAnswer,
  canAnswer,
  clarificationAnswers,
  findAnswerEvent,
} from '#domain/clarification/clarification-answers.ts'
import { sellerFacts } from '#domain/trades/item-facts.ts'
import { stepItem } from '#domain/trades/step-item.ts'
import type { TradeItemFacts } from '#domain/trades/trade-can.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { createItem } from '../../../tests/support/item-steps.ts'

const ALL: readonly ClarificationAnswer[] = ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE']

const factsIn = (state: TradeState, overrides: Partial<TradeItemFacts> = {}): TradeItemFacts => ({
  state,
  wasScanned: true,
  hasCounterPrice: true,
  wasAppealed: false,
  isHazardous: false,
  ...overrides,
})

describe('a clarification', () => {
  it.each<[string, TradeItemFacts, ClarificationAnswer[]]>([
    ['with a price', factsIn('COUNTER_OFFERED'), ['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL']],
    [
      'with a price, after an appeal',
      factsIn('COUNTER_OFFERED', { wasAppealed: true }),
      ['ACCEPT', 'RETURN', 'RECYCLE'],
    ],
    [
      'about a device that we cannot buy',
      factsIn('COUNTER_OFFERED', { hasCounterPrice: false }),
      ['RETURN', 'RECYCLE', 'APPEAL'],
    ],
    [
      'about a device that we cannot buy, after an appeal',
      factsIn('COUNTER_OFFERED', { hasCounterPrice: false, wasAppealed: true }),
      ['RETURN', 'RECYCLE'],
    ],
    [
      'about a damaged battery, which may not travel by post',
      factsIn('COUNTER_OFFERED', { hasCounterPrice: false, isHazardous: true }),
      ['RECYCLE', 'APPEAL'],
    ],
    ['about something to do', factsIn('ACTION_REQUIRED'), ['DONE', 'RETURN']],
    ['that is with the second inspector', factsIn('APPEALED'), []],
    ['that is over', factsIn('ACCEPTED'), []],
  ])('%s offers these answers', (_, item, answers) => {
    expect(clarificationAnswers(item)).toEqual(answers)
    expect(ALL.filter((answer) => canAnswer(item, answer)).toSorted()).toEqual(answers.toSorted())
  })

  it('can always be answered with a free return, unless the device may not travel', () => {
    for (const state of ['COUNTER_OFFERED', 'ACTION_REQUIRED'] as const)
      expect(clarificationAnswers(factsIn(state, { hasCounterPrice: false, wasAppealed: true }))).toContain(
        'RETURN',
      )
  })

  it.each([
    ['COUNTER_OFFERED', 'RETURN', 'decline'],
    ['ACTION_REQUIRED', 'RETURN', 'ask_return'],
    ['ACTION_REQUIRED', 'DONE', 'customer_done'],
    ['COUNTER_OFFERED', 'DONE', null],
    ['ACTION_REQUIRED', 'ACCEPT', null],
    ['PAID', 'RETURN', null],
  ] as const)('in %s takes %s as %s', (state, answer, event) => {
    expect(findAnswerEvent(factsIn(state), answer)).toBe(event)
  })

  it('offers no answer that the shop would then refuse', () => {
    const items = fc
      .record({
        state: fc.constantFrom(...TRADE_STATES),
        counterInCents: fc.constantFrom(null, 20_000),
        appeals: fc.integer({ min: 0, max: 1 }),
      })
      .map(createItem)
    fc.assert(
      fc.property(items, fc.constantFrom(...ALL), (item, answer) => {
        const event = findAnswerEvent(sellerFacts(item), answer)
        if (event) expect(stepItem(item, { event, actor: 'customer', atMs: 0 }).kind).toBe('stepped')
      }),
    )
  })
})
