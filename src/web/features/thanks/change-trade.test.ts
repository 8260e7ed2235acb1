import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { failureOf } from './change-trade.ts'

const refused = (statusCode: number, id: ErrorBody['id']) =>
  failureOf({ kind: 'refused', error: { statusCode, id, message: '' } })

describe('a change of a sale that did not come about', () => {
  it('came too late when the parcel or the money is on its way', () => {
    expect(refused(409, 'NOT_POSSIBLE')).toBe('late')
  })

  it('asks for another try when there was no answer', () => {
    expect(failureOf({ kind: 'noAnswer' })).toBe('noAnswer')
    expect(refused(503, 'UNAVAILABLE')).toBe('noAnswer')
  })

  it('has to wait, or stays refused', () => {
    expect(refused(429, 'TOO_MANY_REQUESTS')).toBe('busy')
    expect(refused(404, 'NOT_FOUND')).toBe('refused')
  })
})
