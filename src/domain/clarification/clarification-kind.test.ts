import { expect, it } from 'vitest'
import {
  ACTION_REASONS,
  findClarificationKind,
  isActionReason,
  isWholeDemand,
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

it('a missing part is named, and a refused proof is one of ownership', () => {
  for (const reason of ACTION_REASONS) {
    const isPart = reason === 'MISSING_PART'
    expect(isWholeDemand({ reason, part: 'PEN' }), reason).toBe(isPart)
    expect(isWholeDemand({ reason, part: null }), reason).toBe(!isPart)
    const part = isPart ? 'PEN' : null
    expect(isWholeDemand({ reason, part, refusal: 'UNREADABLE' }), reason).toBe(reason === 'OWNERSHIP_PROOF')
  }
})
