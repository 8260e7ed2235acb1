import { clarificationUrl } from '#contracts/api-paths.ts'

/** What the address of a question names: its token and the number of the sale. */
export interface ClarificationLink {
  readonly id: string
  readonly trade: string
}

export const answersUrl = ({ id, trade }: ClarificationLink): string =>
  clarificationUrl(id, trade, '/answers')

export const photoUrl = ({ id, trade }: ClarificationLink, photoId: string): string =>
  clarificationUrl(id, trade, `/photos/${encodeURIComponent(photoId)}`)
