import { problemsOf, REQUIRED, type Reading, type Typed } from '#domain/customers/field-reading.ts'
import { readPassword } from '#domain/customers/password.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'

/** A new password by the rule that the server has; only the list of common ones is too long for the browser. */
export const checkNewPassword = (typed: string, personal: readonly Typed[]): Reading<string> =>
  readPassword(typed, { personal, isCommon: () => false })

/** A password that exists already is what it is: old rules may have been others. */
export const checkKnownPassword = (typed: string): Reading<string> =>
  typed === '' ? { value: typed, problem: REQUIRED } : { value: typed }

/** Whether somebody has typed the very address of the account. */
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
}): readonly FieldProblem[] => problemsOf({ email: readEmail(email), password: checkKnownPassword(password) })
