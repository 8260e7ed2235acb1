import { expect, it } from 'vitest'
import { afterSignup } from './after-signup.ts'

const refused = (statusCode: number) =>
  ({ kind: 'refused', error: { statusCode, id: 'INVALID_FIELDS', message: '' } }) as const

it.each([
  [{ kind: 'ok', data: null }, 'sent'],
  [refused(422), 'mistyped'],
  [refused(429), 'busy'],
  [refused(404), 'failed'],
  [refused(503), 'failed'],
  [{ kind: 'noAnswer' }, 'failed'],
] as const)('after %o a visitor is told: %s', (result, state) => {
  expect(afterSignup(result)).toBe(state)
})
