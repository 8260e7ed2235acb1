import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { listProblems, type Reading, readOptionalText } from './field-reading.ts'
import { readPhone } from './person-fields.ts'
import { readEmail } from './read-email.ts'
import { readCompany, readName } from './read-name.ts'

/** Whom to answer about a cart above the cap, as typed. */
export interface IndividualOfferInput {
  readonly companyName: string
  readonly contactPerson: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

export interface IndividualOfferContact extends Omit<IndividualOfferInput, 'phone'> {
  readonly phone: string | null
}

export type IndividualOfferCheck =
  | { readonly kind: 'contact'; readonly contact: IndividualOfferContact }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

const COMPANY_MAX = 100
const NAME_MAX = 100
const MESSAGE_MAX = 2_000

/** The only multi-line field. */
function readMessage(typed: string): Reading<string> {
  const lines = typed.split(/\r\n|\r|\n/).map((line) => readOptionalText(line, MESSAGE_MAX))
  const value = lines
    .map((line) => line.value)
    .join('\n')
    .trim()
  const problem = lines.find((line) => line.problem)?.problem
  if (problem) return { value, problem }
  return [...value].length > MESSAGE_MAX
    ? { value, problem: { key: 'FIELD_TOO_LONG', params: { max: MESSAGE_MAX } } }
    : { value }
}

/** Checks a request for an individual offer. The form and the server share this check. */
export function checkIndividualOffer(
  input: IndividualOfferInput,
  market: { readonly callingCode: string | null },
): IndividualOfferCheck {
  const readings = {
    companyName: readCompany(input.companyName, COMPANY_MAX),
    contactPerson: readName(input.contactPerson, NAME_MAX),
    email: readEmail(input.email),
    phone: readPhone(input.phone, market),
    message: readMessage(input.message),
  }
  const problems = listProblems(readings)
  if (problems.length > 0) return { kind: 'problems', problems }
  const { companyName, contactPerson, email, phone, message } = readings
  return {
    kind: 'contact',
    contact: {
      companyName: companyName.value,
      contactPerson: contactPerson.value,
      email: email.value,
      phone: phone.value,
      message: message.value,
    },
  }
}
