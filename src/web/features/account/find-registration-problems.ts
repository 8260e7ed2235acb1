import { checkRegistration } from '#domain/customers/registration.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { toFormProblems } from '#web/forms/field-problems.ts'
import { findAddress, findPayment } from './registration-details.ts'
import { type RegistrationContext, type RegistrationValues, readHolder } from './registration-values.ts'

/** What is wrong with the form. Only the server knows the list of common passwords: it is too long for a browser. */
export function findRegistrationProblems(
  values: RegistrationValues,
  { kind, market, brand }: RegistrationContext,
): readonly FieldProblem[] {
  const checked = checkRegistration(
    {
      ...values,
      username: values.email,
      Address: findAddress(values),
      Payment: findPayment(values, readHolder(values, kind)),
    },
    {
      market,
      isBusiness: kind === 'business',
      today: toMarketDay(new Date()),
      password: { brand, isCommon: () => false },
    },
  )
  if (checked.kind === 'registration') return []
  return toFormProblems(checked.problems)
}
