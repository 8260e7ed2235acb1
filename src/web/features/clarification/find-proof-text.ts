import type { ProofProblem } from '#domain/clarification/proof-problem.ts'
import type { MessageKey } from '#messages/message-key.ts'

/** Says why a file, or an answer that needs one, was refused. */
export const findProofText = (problem: ProofProblem): MessageKey =>
  problem === 'PROOF_REQUIRED' ? 'CLARIFICATION_PROOF_REQUIRED' : `FILE_${problem}`
