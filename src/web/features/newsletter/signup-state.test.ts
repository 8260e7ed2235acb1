import { expect, it } from 'vitest'
import { readSubmitState } from '#web/forms/submit-state.ts'
import { readSignupState } from './signup-state.ts'

const refused = (statusCode: number) =>
  ({ kind: 'refused', error: { statusCode, id: 'NOT_FOUND', message: '' } }) as const

it.each([
  [{ kind: 'ok', data: null }, 'sent'],
  [refused(422), 'mistyped'],
  [refused(429), 'busy'],
  [refused(404), 'failed'],
  [refused(503), 'failed'],
  [{ kind: 'noAnswer' }, 'failed'],
] as const)('after %o a visitor reads: %s', (result, state) => {
  expect(readSignupState(readSubmitState(result), [])).toBe(state)
})

it('an address that cannot be used is mistyped, whether the form or the server finds out', () => {
  expect(readSignupState({ kind: 'idle' }, [{ field: 'email', key: 'EMAIL_FORMAT' }])).toBe('mistyped')
})

it('nothing is said while the sign-up is on its way', () => {
  expect(readSignupState({ kind: 'sending' }, [])).toBe('idle')
})
