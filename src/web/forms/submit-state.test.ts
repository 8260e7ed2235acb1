import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { readSubmitState } from './submit-state.ts'

const buildError = (statusCode: number, id: ErrorBody['id']): ErrorBody => ({ statusCode, id, message: '' })

const refuse = (statusCode: number, id: ErrorBody['id'], retryAfterSeconds?: number) => ({
  kind: 'refused' as const,
  error: buildError(statusCode, id),
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
})

describe('what a form says after its answer', () => {
  it.each([
    [{ kind: 'ok', data: null }, { kind: 'done' }],
    [{ kind: 'noAnswer' }, { kind: 'noAnswer' }],
    [{ kind: 'signedOut' }, { kind: 'signedOut' }],
    [refuse(401, 'LOGIN_FAILED'), { kind: 'refused', error: buildError(401, 'LOGIN_FAILED') }],
    [refuse(400, 'TOKEN_INVALID'), { kind: 'refused', error: buildError(400, 'TOKEN_INVALID') }],
    [refuse(409, 'NOT_POSSIBLE'), { kind: 'refused', error: buildError(409, 'NOT_POSSIBLE') }],
    [
      refuse(409, 'IDEMPOTENCY_KEY_REUSED'),
      { kind: 'earlierArrived', error: buildError(409, 'IDEMPOTENCY_KEY_REUSED') },
    ],
    [refuse(429, 'TOO_MANY_REQUESTS', 90), { kind: 'busy', retryAfterSeconds: 90 }],
    [refuse(429, 'TOO_MANY_REQUESTS'), { kind: 'busy', retryAfterSeconds: null }],
    [refuse(429, 'MAIL_BUDGET_USED', 90), { kind: 'refused', error: buildError(429, 'MAIL_BUDGET_USED') }],
    [refuse(503, 'UNAVAILABLE'), { kind: 'unavailable' }],
  ] as const)('%o is %o', (result, state) => {
    expect(readSubmitState(result)).toEqual(state)
  })
})
