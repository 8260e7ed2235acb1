import { hasContactDetails, hasContactDetailsInCompany, hasLink } from '#domain/text/contact-details.ts'
import { REQUIRED, type Reading, readOptionalText, type Typed } from './field-reading.ts'

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
