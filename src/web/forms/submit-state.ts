import type { ErrorBody } from '#contracts/errors.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'

/** The state of a form's last submission; problems with fields are separate. */
export type SubmitState =
  | { readonly kind: 'idle' | 'sending' | 'done' | 'noAnswer' | 'unavailable' | 'signedOut' }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null }
  /**
   * An earlier version has arrived under the same idempotency key, but its answer was lost and the form has been edited
   * since. The form says so, keeps the edit, and sends it as another request only if the visitor wants that.
   */
  | { readonly kind: 'earlierArrived'; readonly error: ErrorBody }
  /** Refused for a reason that concerns no field. */
  | { readonly kind: 'refused'; readonly error: ErrorBody }

const TOO_MANY = 429

/** The state after an answer; problems with fields are not part of it. */
export function readSubmitState(result: CustomerResult<unknown>): SubmitState {
  if (result.kind === 'ok') return { kind: 'done' }
  if (result.kind !== 'refused') return { kind: result.kind }
  const { error } = result
  if (error.id === 'IDEMPOTENCY_KEY_REUSED') return { kind: 'earlierArrived', error }
  // A mailbox that gets no more mails today is a problem of its field: waiting a few minutes doesn't help.
  // Nor does it help where a whole day's quota is used up.
  if (error.id === 'MAIL_BUDGET_USED' || error.id === 'OFFER_QUOTA_USED') return { kind: 'refused', error }
  if (error.statusCode === TOO_MANY)
    return { kind: 'busy', retryAfterSeconds: result.retryAfterSeconds ?? null }
  return error.statusCode >= 500 ? { kind: 'unavailable' } : { kind: 'refused', error }
}
