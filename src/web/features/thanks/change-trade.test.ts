import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { readSubmitState } from '#web/forms/submit-state.ts'
import { isTooLate } from './change-trade.ts'

const refuse = (statusCode: number, id: ErrorBody['id']) =>
  ({ kind: 'refused', error: { statusCode, id, message: '' } }) as const

describe('a change of a sale that was not made', () => {
  it('came too late when the parcel or the money is on its way', () => {
    const { error } = refuse(409, 'NOT_POSSIBLE')
    expect(readSubmitState(refuse(409, 'NOT_POSSIBLE'))).toEqual({ kind: 'refused', error })
    expect(isTooLate(error)).toBe(true)
  })

  it('can be tried again when there was no answer', () => {
    expect(readSubmitState({ kind: 'noAnswer' })).toEqual({ kind: 'noAnswer' })
    expect(readSubmitState(refuse(503, 'UNAVAILABLE'))).toEqual({ kind: 'unavailable' })
  })

  it('has to wait, or stays refused', () => {
    expect(readSubmitState(refuse(429, 'TOO_MANY_REQUESTS')).kind).toBe('busy')
    expect(readSubmitState(refuse(404, 'NOT_FOUND')).kind).toBe('refused')
    expect(isTooLate(refuse(404, 'NOT_FOUND').error)).toBe(false)
  })
})
