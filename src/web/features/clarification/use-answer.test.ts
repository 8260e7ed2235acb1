import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { afterAnswer } from './use-answer.ts'

const refused = (statusCode: number, id: ErrorBody['id'] = 'INVALID_REQUEST') =>
  afterAnswer({ kind: 'refused', error: { statusCode, id, message: '' } })

describe('after an answer', () => {
  it('the page is asked for again, and says what was decided', () => {
    expect(afterAnswer({ kind: 'ok', data: null })).toBe('reload')
  })

  it('so it is when somebody was earlier, or the time is over: the page knows when and what', () => {
    expect(refused(409, 'CASE_ANSWERED')).toBe('reload')
    expect(refused(410, 'CASE_EXPIRED')).toBe('reload')
    expect(refused(404, 'NOT_FOUND')).toBe('reload')
  })

  it('a lost network and a broken shop ask for another try', () => {
    expect(afterAnswer({ kind: 'noAnswer' })).toBe('noAnswer')
    expect(refused(503, 'UNAVAILABLE')).toBe('noAnswer')
  })

  it('too many tries have to wait, and nonsense stays refused', () => {
    expect(refused(429, 'TOO_MANY_REQUESTS')).toBe('busy')
    expect(refused(422)).toBe('refused')
  })
})
