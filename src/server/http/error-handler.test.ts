import type { FastifyError } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ERROR_BODY } from '#contracts/errors.ts'
import { HttpError, toErrorBody } from '#server/http/error-handler.ts'

const SECRET = 'password authentication failed for user "shop" at db.internal'

const errorWith = (statusCode: number | undefined, message: string): FastifyError =>
  Object.assign(new Error(message), { code: 'TEST', ...(statusCode === undefined ? {} : { statusCode }) })

const HIDDEN = 'Something went wrong on our side. Try again in a moment.'

describe('the body of an error response', () => {
  it.each([
    [new HttpError(400, 'INVALID_LOCALE', 'invalid locale')],
    [new HttpError(421, 'UNKNOWN_HOST', 'There’s no shop at this host name. Check the address.')],
    [new HttpError(403, 'FORBIDDEN_ORIGIN', 'Only from the shop itself.')],
  ])('carries the shop’s own errors: %s', (error) => {
    expect(toErrorBody(error)).toEqual({
      statusCode: error.statusCode,
      id: error.id,
      message: error.message,
    })
  })

  it.each([
    [400, 'INVALID_REQUEST'],
    [404, 'NOT_FOUND'],
    [413, 'INVALID_REQUEST'],
    [415, 'INVALID_REQUEST'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('of status %i has the id %s and says what was wrong', (statusCode, id) => {
    const body = { statusCode, id, message: 'body must be an object' }
    expect(toErrorBody(errorWith(statusCode, 'body must be an object'))).toEqual(body)
  })

  it('names the fields of a refused request, and none for an internal failure', () => {
    const errors = [{ field: 'name', key: 'FIELD_REQUIRED' }]
    expect(toErrorBody(errorWith(400, 'body/name is required'), errors).errors).toEqual(errors)
    expect(toErrorBody(errorWith(500, SECRET), errors).errors).toBeUndefined()
  })

  it.each([
    [undefined, 500, 'INTERNAL'],
    [500, 500, 'INTERNAL'],
    [502, 500, 'INTERNAL'],
    [599, 500, 'INTERNAL'],
    [503, 503, 'UNAVAILABLE'],
  ])('of status %s never carries the text of an internal failure', (given, statusCode, id) => {
    expect(toErrorBody(errorWith(given, SECRET))).toEqual({ statusCode, id, message: HIDDEN })
  })

  it('of a 4xx error never becomes a 5xx', () => {
    const callers = [401, 403, 405, 408, 412, 414, 416, 422, 431]
    expect(callers.map((status) => toErrorBody(errorWith(status, 'not like that')).statusCode)).toEqual(
      callers,
    )
  })

  it('always follows the contract', () => {
    for (let statusCode = 400; statusCode < 600; statusCode += 1)
      expect(ERROR_BODY.safeParse(toErrorBody(errorWith(statusCode, SECRET))).success).toBe(true)
  })
})
