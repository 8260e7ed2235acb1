import type { ActionReason } from './clarification-kind.ts'

/** How many files a seller may add to one clarification: both sides of a bill, the box, a screenshot. */
export const MAX_PROOFS = 5

/** Whether a seller who has done what we asked for must show it, or may. */
export type ProofRule = 'required' | 'optional'

const RULES: Readonly<Record<ActionReason, ProofRule | null>> = {
  LOCK_APPLE: 'optional',
  LOCK_GOOGLE: 'optional',
  LOCK_SAMSUNG: 'optional',
  LOCK_MDM: 'optional',
  LOCK_FIRMWARE: 'optional',
  LOCK_CONSOLE: 'optional',
  OWNERSHIP_PROOF: 'required',
  // The account itself shows whether its name has changed, and a part is sent, not photographed.
  PAYOUT_NAME_MISMATCH: null,
  MISSING_PART: null,
}

/** Whether a clarification takes files, and whether it needs one to be answered; null for one that takes none. */
export const findProofRule = (reason: ActionReason | null): ProofRule | null => reason && RULES[reason]
