import { expect } from 'vitest'
import { ERROR_BODY, type ErrorId } from '#contracts/errors.ts'
import type { Answer } from './test-shop.ts'

/** Expects an error response in the common format that names what is wrong with the request. */
export function expectRefusal(
  { status, text, headers }: Answer,
  expected: number,
  message: string | RegExp,
  id: ErrorId = 'INVALID_REQUEST',
): void {
  expect({ status, contentType: headers['content-type'] }).toEqual({
    status: expected,
    contentType: 'application/json; charset=utf-8',
  })
  const error = ERROR_BODY.parse(JSON.parse(text))
  expect({ statusCode: error.statusCode, id: error.id }).toEqual({
    statusCode: expected,
    id,
  })
  if (typeof message === 'string') expect(error.message).toBe(message)
  else expect(error.message).toMatch(message)
}
