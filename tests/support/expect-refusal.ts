import { expect } from 'vitest'
import { ERROR_BODY } from '#contracts/errors.ts'
import type { Answer } from './test-shop.ts'

/** Expects an answer that says what is wrong with the request, in the form of every error. */
export function expectRefusal(
  { status, text, headers }: Answer,
  expected: number,
  message: string | RegExp,
): void {
  expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8'])
  const error = ERROR_BODY.parse(JSON.parse(text))
  expect([error.statusCode, error.id]).toEqual([expected, 'INVALID_REQUEST'])
  if (typeof message === 'string') expect(error.message).toBe(message)
  else expect(error.message).toMatch(message)
}
