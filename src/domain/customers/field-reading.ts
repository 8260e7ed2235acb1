import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { hasForbiddenCharacters, tidyText } from './tidy-text.ts'

export type Problem = Omit<FieldProblem, 'field'>

/** A field as it will be stored, or what is wrong with it. Its value means nothing next to a problem. */
export interface Reading<T> {
  readonly value: T
  readonly problem?: Problem
}

/** What was typed into a field; nothing if it was left empty or not sent at all. */
export type Typed = string | null | undefined

export const REQUIRED: Problem = { key: 'FIELD_REQUIRED' }

/** An optional text, up to a length in characters. */
export function readOptionalText(typed: Typed, max: number): Reading<string> {
  const value = tidyText(typed ?? '')
  if (hasForbiddenCharacters(value)) return { value, problem: { key: 'FIELD_CHARACTERS' } }
  if ([...value].length > max) return { value, problem: { key: 'FIELD_TOO_LONG', params: { max } } }
  return { value }
}

/** An optional text that is stored as null when it is empty. */
export const emptyToNull = ({ value, ...rest }: Reading<string>): Reading<string | null> => ({
  value: value === '' ? null : value,
  ...rest,
})

/** The problems of several fields, in their order. */
export const listProblems = (readings: Readonly<Record<string, Reading<unknown>>>): FieldProblem[] =>
  Object.entries(readings).flatMap(([field, { problem }]) => (problem ? [{ field, ...problem }] : []))
