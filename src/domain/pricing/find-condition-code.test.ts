import { describe, expect, it } from 'vitest'
import { findConditionCode } from '#domain/pricing/find-condition-code.ts'

describe('the condition of a device', () => {
  it.each([
    [5, 'NEW'],
    [4, 'LIKE_NEW'],
    [3, 'GOOD'],
    [2, 'OK'],
    [1, 'BAD'],
  ])('with the id %d is %s', (conditionId, code) => {
    expect(findConditionCode(conditionId)).toBe(code)
  })

  it.each([0, 6, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('does not exist with the id %d', (id) => {
    expect(findConditionCode(id)).toBeNull()
  })
})
