import { buildClarificationUrl } from '#contracts/api-paths.ts'

/** What the address of a clarification names: the visit and the trade number. */
export interface ClarificationLink {
  readonly id: string
  readonly trade: string
}

export const buildAnswersUrl = ({ id, trade }: ClarificationLink): string =>
  buildClarificationUrl(id, trade, '/answers')

export const buildPhotoUrl = ({ id, trade }: ClarificationLink, photoId: string): string =>
  buildClarificationUrl(id, trade, `/photos/${encodeURIComponent(photoId)}`)
