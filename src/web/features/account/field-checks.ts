import { listProblems, REQUIRED, type Reading } from '#domain/customers/field-reading.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'

/** An existing password may be anything: it was chosen by the rules of its time. */
export const checkKnownPassword = (typed: string): Reading<string> =>
  typed === '' ? { value: typed, problem: REQUIRED } : { value: typed }

/** Whether the typed address is that of the account. */
export function checkConfirmation(typed: string, email: string): Reading<string> {
  const reading = readEmail(typed)
  return reading.problem || reading.value === email
    ? reading
    : { ...reading, problem: { key: 'EMAIL_DIFFERS' } }
}

export const checkSignIn = ({
  email,
  password,
}: {
  readonly email: string
  readonly password: string
}): readonly FieldProblem[] =>
  listProblems({ email: readEmail(email), password: checkKnownPassword(password) })
