import { UPLOAD_PROBLEMS } from '#domain/uploads/upload-problem.ts'

/** Why a file, or an answer that needs one, was refused. */
export const PROOF_PROBLEMS = [...UPLOAD_PROBLEMS, 'PROOF_REQUIRED'] as const

export type ProofProblem = (typeof PROOF_PROBLEMS)[number]

export const findProofProblem = (key: string | null | undefined): ProofProblem | null =>
  PROOF_PROBLEMS.find((problem) => problem === key) ?? null

/** The query with which a browser without script comes back to the page after a refused form. */
export const buildProofSearch = (problem: ProofProblem | null): string =>
  problem ? `?problem=${problem}` : ''

export const readProofProblem = (search: string): ProofProblem | null =>
  findProofProblem(new URLSearchParams(search).get('problem'))
