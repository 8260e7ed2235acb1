import { TEXTS } from '../../messages/texts.ts'
import { DeskError } from './desk-error.ts'

/** What an operator can do about a failed call. The server words refusals itself; ids are for whoever helps. */
export function describeError(error: unknown): string {
  if (!(error instanceof DeskError)) return TEXTS.errors.failed
  if (error.id === 'NO_ANSWER') return TEXTS.errors.noAnswer
  return TEXTS.errors.withId(error.status >= 500 ? TEXTS.errors.failed : error.message, error.id)
}
