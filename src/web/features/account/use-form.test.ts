import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { checkConfirmation } from './field-checks.ts'
import { formNameOf, stateAfter } from './use-form.ts'

const refused = (statusCode: number, id: ErrorBody['id'], retryAfterSeconds?: number) => ({
  kind: 'refused' as const,
  error: { statusCode, id, message: '' },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
})

describe('what a form says after its answer', () => {
  it.each([
    [{ kind: 'ok', data: null }, { kind: 'done' }],
    [{ kind: 'noAnswer' }, { kind: 'noAnswer' }],
    // The page shows the sign-in: there is no form to say anything.
    [{ kind: 'signedOut' }, { kind: 'idle' }],
    [refused(401, 'LOGIN_FAILED'), { kind: 'refused', id: 'LOGIN_FAILED' }],
    [refused(400, 'TOKEN_INVALID'), { kind: 'refused', id: 'TOKEN_INVALID' }],
    [refused(429, 'TOO_MANY_REQUESTS', 90), { kind: 'busy', retryAfterSeconds: 90 }],
    [refused(429, 'TOO_MANY_REQUESTS'), { kind: 'busy', retryAfterSeconds: null }],
    [refused(503, 'UNAVAILABLE'), { kind: 'noAnswer' }],
  ] as const)('%o is %o', (result, state) => {
    expect(stateAfter(result)).toEqual(state)
  })
})

describe('a field that the server names', () => {
  it.each([
    ['email', 'email'],
    ['address.zip', 'zip'],
    ['payment.iban', 'iban'],
    ['paypalAccount.email', 'email'],
    ['credentials.0.value', 'password'],
    ['currentPassword', 'currentPassword'],
  ])('%s is the form’s %s', (path, name) => {
    expect(formNameOf(path)).toBe(name)
  })
})

describe('the address that confirms a deletion', () => {
  it.each([
    ['maria@example.org', undefined],
    [' Maria@Example.org ', undefined],
    ['mario@example.org', 'EMAIL_DIFFERS'],
    ['maria', 'EMAIL_FORMAT'],
    ['', 'FIELD_REQUIRED'],
  ])('%j has as problem %s', (typed, key) => {
    expect(checkConfirmation(typed, 'maria@example.org').problem?.key).toBe(key)
  })
})
