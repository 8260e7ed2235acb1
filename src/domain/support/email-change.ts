import { HOUR_MS } from '#domain/kernel/durations.ts'

/** How a seller who writes from elsewhere has proven to be the seller. */
export const EMAIL_PROOFS = ['PHONE_CALL', 'IDENTITY_DOCUMENT', 'PAYOUT_ACCOUNT', 'POST'] as const

export type EmailProof = (typeof EMAIL_PROOFS)[number]

/** How long the link to a new address works. */
export const EMAIL_CHANGE_HOURS = 48

export const computeEmailChangeEnd = (nowMs: number): number => nowMs + EMAIL_CHANGE_HOURS * HOUR_MS
