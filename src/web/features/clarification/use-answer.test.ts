import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { findNextState } from './use-answer.ts'

const refused = (statusCode: number, id: ErrorBody['id'] = 'INVALID_REQUEST') =>
  findNextState({ kind: 'refused', error: { statusCode, id, message: '' } })

describe('after an answer', () => {
  it('the page is asked for again, and says what was decided', () => {
    expect(findNextState({ kind: 'ok', data: null })).toBe('reload')
  })

  it('reloads the page as well when someone was earlier or time is up: the page knows when and what', () => {
    expect(refused(409, 'CLARIFICATION_ANSWERED')).toBe('reload')
    expect(refused(410, 'CLARIFICATION_EXPIRED')).toBe('reload')
    expect(refused(404, 'NOT_FOUND')).toBe('reload')
  })

  it('a lost network and a broken shop ask for another try', () => {
    expect(findNextState({ kind: 'noAnswer' })).toBe('noAnswer')
    expect(refused(503, 'UNAVAILABLE')).toBe('noAnswer')
  })

  it('too many tries have to wait, and nonsense stays refused', () => {
    expect(refused(429, 'TOO_MANY_REQUESTS')).toBe('busy')
    expect(refused(422)).toBe('refused')
  })
})
