import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { hasContactDetails, hasContactDetailsInCompany, hasLink } from '#domain/text/contact-details.ts'
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

/** A required text, up to a length in characters. */
function readText(typed: Typed, max: number): Reading<string> {
  const reading = readOptionalText(typed, max)
  return reading.value === '' ? { ...reading, problem: REQUIRED } : reading
}

/** Refuses a name that carries a link, a mail address or a phone number. */
function refuseContactDetails(
  reading: Reading<string>,
  has: (text: string) => boolean = hasContactDetails,
): Reading<string> {
  const isRefused = !reading.problem && has(reading.value)
  return isRefused ? { ...reading, problem: { key: 'FIELD_CONTACT_DETAILS' } } : reading
}

/** A required line of an address: a street or a town. */
export const readLine = (typed: Typed, max: number): Reading<string> =>
  refuseContactDetails(readText(typed, max))

/** An optional line of an address. It may have many digits: parcel lockers are addressed by a customer number. */
export const readOptionalLine = (typed: Typed, max: number): Reading<string> =>
  refuseContactDetails(readOptionalText(typed, max), hasLink)

/** The name of a company, or of an account that may belong to one. */
export const readCompany = (typed: Typed, max: number): Reading<string> =>
  refuseContactDetails(readText(typed, max), hasContactDetailsInCompany)

/** Pictures and signs of money: no register of people and no bank has them in a name. */
const SYMBOLS = /[\p{So}\p{Sc}]/u

/** A person's name: a text with at least one letter. */
export function readName(typed: Typed, max: number): Reading<string> {
  const reading = refuseContactDetails(readText(typed, max))
  const isNameless = !reading.problem && (!/\p{L}/u.test(reading.value) || SYMBOLS.test(reading.value))
  return isNameless ? { ...reading, problem: { key: 'FIELD_CHARACTERS' } } : reading
}

/** An optional text that is stored as null when it is empty. */
export const emptyToNull = ({ value, ...rest }: Reading<string>): Reading<string | null> => ({
  value: value === '' ? null : value,
  ...rest,
})

/** The problems of several fields, in their order. */
export const listProblems = (readings: Readonly<Record<string, Reading<unknown>>>): FieldProblem[] =>
  Object.entries(readings).flatMap(([field, { problem }]) => (problem ? [{ field, ...problem }] : []))
