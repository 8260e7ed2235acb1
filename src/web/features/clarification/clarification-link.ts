import { buildClarificationUrl } from '#contracts/paths/clarification.ts'

/** What the address of a clarification names: the visit and the trade number. */
export interface ClarificationLink {
  readonly id: string
  readonly trade: string
}

export const buildAnswersUrl = ({ id, trade }: ClarificationLink): string =>
  buildClarificationUrl(id, trade, '/answers')

export const buildPhotoUrl = ({ id, trade }: ClarificationLink, photoId: string): string =>
  buildClarificationUrl(id, trade, `/photos/${encodeURIComponent(photoId)}`)

export const buildProofsUrl = ({ id, trade }: ClarificationLink): string =>
  buildClarificationUrl(id, trade, '/proofs')

export const buildProofRemovalUrl = ({ id, trade }: ClarificationLink, proofId: string): string =>
  buildClarificationUrl(id, trade, `/proofs/${encodeURIComponent(proofId)}/removal`)

/** Asks for the label of a missing part; with `.pdf` behind it, it is the label. */
export const buildPartLabelUrl = ({ id, trade }: ClarificationLink, below: '' | '.pdf' = ''): string =>
  buildClarificationUrl(id, trade, `/part-label${below}`)
