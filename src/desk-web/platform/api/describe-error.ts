import { TEXTS } from '../../messages/texts.ts'
import { DeskError } from './desk-error.ts'
import { findFieldProblems } from './find-field-problems.ts'

const MAX_PROBLEMS = 3

/** The same words as beside the fields, each once. */
const listProblems = (error: DeskError): readonly string[] =>
  [...new Set(Object.values(findFieldProblems(error)))].slice(0, MAX_PROBLEMS)

/** What an operator can do about a failed call. The server words refusals itself; ids are for whoever helps. */
export function describeError(error: unknown): string {
  if (!(error instanceof DeskError)) return TEXTS.errors.failed
  if (error.id === 'NO_ANSWER') return TEXTS.errors.noAnswer
  // What a schema says is for machines; forms say it beside the field.
  if (error.id === 'INVALID_REQUEST' && error.errors.length > 0)
    return TEXTS.errors.withId(TEXTS.errors.fields(listProblems(error)), error.id)
  return TEXTS.errors.withId(error.status >= 500 ? TEXTS.errors.failed : error.message, error.id)
}
