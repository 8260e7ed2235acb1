import { clarificationUrl } from '#contracts/clarification-path.ts'

/** What the address of a question names: its token and the number of the sale. */
export interface CaseLink {
  readonly id: string
  readonly trade: string
}

export const answersUrl = ({ id, trade }: CaseLink): string => clarificationUrl(id, trade, '/answers')

export const photoUrl = ({ id, trade }: CaseLink, photoId: string): string =>
  clarificationUrl(id, trade, `/photos/${encodeURIComponent(photoId)}`)
