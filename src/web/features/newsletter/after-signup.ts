import type { ApiResult } from '#web/platform/api/call-api.ts'

/** What a visitor is told about the sign-up. */
export type SignupState = 'idle' | 'sending' | 'sent' | 'mistyped' | 'busy' | 'failed'

const STATES: Readonly<Record<number, SignupState>> = { 422: 'mistyped', 429: 'busy' }

/** What follows from an attempt to sign up. */
export function afterSignup(result: ApiResult<unknown>): SignupState {
  if (result.kind === 'ok') return 'sent'
  return (result.kind === 'refused' && STATES[result.error.statusCode]) || 'failed'
}
