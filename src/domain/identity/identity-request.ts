/** How far a sale is with the identity of its seller. */
export const IDENTITY_STATES = ['REQUESTED', 'SUBMITTED', 'ACCEPTED', 'REFUSED'] as const

export type IdentityState = (typeof IDENTITY_STATES)[number]

export interface IdentityMoments {
  /** When the seller has sent the latest document. */
  readonly submittedAtMs: number | null
  readonly acceptedAtMs: number | null
  /** When the latest refusal was; a document that was sent later counts again. */
  readonly refusedAtMs: number | null
}

/** The state of a request, from what has happened to it. */
export function computeIdentityState(moments: IdentityMoments): IdentityState {
  const { submittedAtMs, acceptedAtMs, refusedAtMs } = moments
  if (acceptedAtMs !== null) return 'ACCEPTED'
  if (submittedAtMs === null) return 'REQUESTED'
  return refusedAtMs !== null && refusedAtMs >= submittedAtMs ? 'REFUSED' : 'SUBMITTED'
}

/** Why an operator can't accept a document. The seller reads it in a sentence and sends another one. */
export const REFUSAL_REASONS = [
  'UNREADABLE',
  'INCOMPLETE',
  'EXPIRED',
  'NAME_DIFFERS',
  'FIELDS_DIFFER',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Whether the seller can send a document: there is none yet, or the last one was refused. */
export const canSubmitDocument = (state: IdentityState): boolean =>
  state === 'REQUESTED' || state === 'REFUSED'

/** Sellers whose payout waits for a document are reminded this many days after their device was accepted. */
export const IDENTITY_REMINDER_DAYS: readonly number[] = [3, 10]

/**
 * From this day on the desk lists a sale whose seller hasn't answered: the last reminder is some days old, and without a
 * person the device would wait for ever.
 */
export const IDENTITY_SILENCE_DAYS = 14
