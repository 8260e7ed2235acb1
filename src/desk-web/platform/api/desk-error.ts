import type { ErrorBody, ErrorId, FieldError } from '#contracts/errors.ts'

/** The server's stable ids, and one for a request that got no answer. */
export type DeskErrorId = ErrorId | 'NO_ANSWER'

/** Every failed call of the API. */
export class DeskError extends Error {
  override name = 'DeskError'
  readonly id: DeskErrorId
  readonly status: number
  readonly errors: readonly FieldError[]

  constructor(id: DeskErrorId, facts: { status: number; message: string; errors?: readonly FieldError[] }) {
    super(facts.message)
    this.id = id
    this.status = facts.status
    this.errors = facts.errors ?? []
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'id' in value && 'message' in value

/** What a refused response says. A proxy in between may say it in a page of its own. */
export async function readDeskError(response: Response): Promise<DeskError> {
  const body: unknown = await response.json().catch(() => null)
  const { status } = response
  if (!isErrorBody(body)) return new DeskError('INTERNAL', { status, message: `${status}` })
  return new DeskError(body.id, { status, message: body.message, errors: body.errors ?? [] })
}

/** Whether the same call may succeed a moment later. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof DeskError && (error.id === 'NO_ANSWER' || error.status >= 500)
