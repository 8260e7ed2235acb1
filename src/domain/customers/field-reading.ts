import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { hasForbiddenCharacters, tidyText } from './tidy-text.ts'

export type Problem = Omit<FieldProblem, 'field'>

/** A field as it will be kept, and what is wrong with it. With a problem the value is of no use. */
export interface Reading<T> {
  readonly value: T
  readonly problem?: Problem
}

/** A field that was not filled in, or not sent at all. */
export type Typed = string | null | undefined

export const REQUIRED: Problem = { key: 'FIELD_REQUIRED' }

/** A text that may be empty, up to a length in characters. */
export function readOptionalText(typed: Typed, max: number): Reading<string> {
  const value = tidyText(typed ?? '')
  if (hasForbiddenCharacters(value)) return { value, problem: { key: 'FIELD_CHARACTERS' } }
  if ([...value].length > max) return { value, problem: { key: 'FIELD_TOO_LONG', params: { max } } }
  return { value }
}

/** A text that must be there, up to a length in characters. */
export function readText(typed: Typed, max: number): Reading<string> {
  const reading = readOptionalText(typed, max)
  return reading.value === '' ? { ...reading, problem: REQUIRED } : reading
}

/** A person's name: a text with at least one letter. */
export function readName(typed: Typed, max: number): Reading<string> {
  const reading = readText(typed, max)
  const isNameless = !reading.problem && !/\p{L}/u.test(reading.value)
  return isNameless ? { ...reading, problem: { key: 'FIELD_CHARACTERS' } } : reading
}

/** The problems of some fields, in the order of the fields. */
export const problemsOf = (readings: Readonly<Record<string, Reading<unknown>>>): FieldProblem[] =>
  Object.entries(readings).flatMap(([field, { problem }]) => (problem ? [{ field, ...problem }] : []))
