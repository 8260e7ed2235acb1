import { expect, it } from 'vitest'
import {
  ACTION_REASONS,
  findClarificationKind,
  isActionReason,
} from '#domain/clarification/clarification-kind.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'

it('a clarification is about the price or about something to do', () => {
  expect(findClarificationKind('COUNTER_OFFERED')).toEqual('PRICE')
  expect(findClarificationKind('ACTION_REQUIRED')).toEqual('ACTION')
})

it('a clarification is open exactly in the states in which a seller can answer', () => {
  for (const state of TRADE_STATES)
    expect(findClarificationKind(state) !== null).toBe(tradeCan.answerClarification({ state }))
})

it('a seller is asked to do one of nine things', () => {
  expect(new Set(ACTION_REASONS).size).toBe(9)
  expect(ACTION_REASONS.every(isActionReason)).toBe(true)
  expect(['', 'LOCK', 'lock_apple', 'toString'].some(isActionReason)).toBe(false)
})
