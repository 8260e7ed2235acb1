import type { JWTPayload } from 'jose'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { SignedTokens } from '#server/secrets/signed-tokens.ts'

/** What a proof is good for: one sign-in of one account, or one sale. */
export type StepUpSubject =
  | { readonly kind: 'account'; readonly customerId: string; readonly familyId: string }
  | { readonly kind: 'sale'; readonly transactionId: number }

export const STEP_UP_LIFETIME_MS = 10 * MINUTE_MS

/** Proofs that someone has just repeated a password, or typed the code of a mail. */
export interface StepUpProofs {
  issue(subject: StepUpSubject): Promise<string>
  isProof(token: string, subject: StepUpSubject): Promise<boolean>
}

const toClaims = (subject: StepUpSubject): Readonly<Record<string, string>> =>
  subject.kind === 'account'
    ? { kind: 'account', sub: subject.customerId, sid: subject.familyId }
    : { kind: 'sale', sub: String(subject.transactionId) }

const hasClaims = (payload: JWTPayload, claims: Readonly<Record<string, string>>): boolean =>
  Object.entries(claims).every(([name, value]) => payload[name] === value)

/** Proofs are signed, not stored: any process can check them, and none is valid for longer than ten minutes. */
export const createStepUpProofs = (tokens: SignedTokens): StepUpProofs => ({
  issue: (subject) =>
    tokens.sign({ audience: 'step-up', claims: toClaims(subject), lifetimeMs: STEP_UP_LIFETIME_MS }),
  async isProof(token, subject) {
    const payload = await tokens.read(token, { audience: 'step-up' })
    return payload !== null && hasClaims(payload, toClaims(subject))
  },
})
