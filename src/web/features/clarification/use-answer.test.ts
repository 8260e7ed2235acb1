import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { readSubmitState } from '#web/forms/submit-state.ts'
import { findFailureText, isExplained } from './use-answer.ts'

const createError = (statusCode: number, errors: ErrorBody['errors'] = []): ErrorBody => ({
  statusCode,
  id: 'INVALID_REQUEST',
  message: '',
  errors,
})

const describeRefusal = (statusCode: number, errors?: ErrorBody['errors']) =>
  findFailureText(readSubmitState({ kind: 'refused', error: createError(statusCode, errors) }))

describe('after an answer', () => {
  it('nothing has failed when it arrived', () => {
    expect(findFailureText(readSubmitState({ kind: 'ok', data: null }))).toBeNull()
  })

  it('the page itself explains that someone was earlier or time is up: it knows when and what', () => {
    expect([404, 409, 410].map((statusCode) => isExplained({ statusCode }))).toEqual([true, true, true])
    expect([400, 413, 422, 429, 503].some((statusCode) => isExplained({ statusCode }))).toBe(false)
  })

  it('a lost network and a broken shop ask for another try', () => {
    expect(findFailureText({ kind: 'noAnswer' })).toBe('CLARIFICATION_FAILED_NO_ANSWER')
    expect(describeRefusal(503)).toBe('CLARIFICATION_FAILED_NO_ANSWER')
  })

  it('too many tries have to wait, and nonsense stays refused', () => {
    expect(describeRefusal(429)).toBe('CLARIFICATION_FAILED_BUSY')
    expect(describeRefusal(422)).toBe('CLARIFICATION_FAILED')
  })

  it('a missing proof is named', () => {
    expect(describeRefusal(422, [{ field: 'file', key: 'PROOF_REQUIRED' }])).toBe(
      'CLARIFICATION_PROOF_REQUIRED',
    )
  })
})
