import { TEXTS } from '../../messages/texts.ts'
import { DeskError } from './desk-error.ts'

/** What a refusal says about each field, in the operator's words; nothing where it is about something else. */
export function findFieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof DeskError) || error.errors.length === 0) return {}
  return Object.fromEntries(
    error.errors.map(({ field, key, params = {} }) => [
      field,
      TEXTS.fieldProblems[key]?.(params) ?? TEXTS.errors.withId(TEXTS.errors.field, key),
    ]),
  )
}
