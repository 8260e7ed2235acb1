import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTION_REASONS, MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import { canSendPart, computePartDeadline, offersPartLabel } from '#domain/clarification/part-parcel.ts'
import { ANSWER_CLOCK, addDays } from '#domain/trades/trade-clock.ts'

describe('a missing part', () => {
  it('travels by post, unless it is a loose battery', () => {
    expect(MISSING_PARTS.filter((part) => !canSendPart(part))).toEqual(['BATTERY'])
  })

  it('gets a label only where one is missing', () => {
    for (const reason of ACTION_REASONS)
      expect(offersPartLabel({ reason, part: reason === 'MISSING_PART' ? 'CHARGER' : null }), reason).toBe(
        reason === 'MISSING_PART',
      )
    expect(offersPartLabel({ reason: 'MISSING_PART', part: 'BATTERY' })).toBe(false)
    expect(offersPartLabel({ reason: null, part: null })).toBe(false)
  })

  it('never shortens the time to answer, and gives all of it again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (answerByMs, sinceMs) => {
        const deadline = computePartDeadline(answerByMs, sinceMs)
        expect(deadline).toBeGreaterThanOrEqual(answerByMs)
        expect(deadline).toBeGreaterThanOrEqual(addDays(sinceMs, ANSWER_CLOCK.days))
      }),
    )
  })
})
