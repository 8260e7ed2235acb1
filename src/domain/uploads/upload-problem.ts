/** Why a file of a seller isn't there: it was refused, or didn't arrive. */
export const UPLOAD_PROBLEMS = [
  'UPLOAD_TOO_LARGE',
  'UPLOAD_FORMAT',
  'UPLOAD_DIMENSIONS',
  'UPLOAD_LOCKED',
  'UPLOAD_ACTIVE',
  'UPLOAD_TOO_MANY',
  /** Too many uploads at this moment, or too many of this sender. */
  'UPLOAD_BUSY',
  'UPLOAD_LOST',
  /** Nobody waits for it any more. */
  'UPLOAD_CLOSED',
] as const

export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number]

export const findUploadProblem = (key: string | null | undefined): UploadProblem | null =>
  UPLOAD_PROBLEMS.find((problem) => problem === key) ?? null

/** The query with which a browser without script comes back to its page after a refused form. */
export const buildUploadSearch = (problem: UploadProblem | null): string =>
  problem ? `?problem=${problem}` : ''

export const readUploadProblemSearch = (search: string): UploadProblem | null =>
  findUploadProblem(new URLSearchParams(search).get('problem'))
