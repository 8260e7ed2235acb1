import type { ErrorBody } from '#contracts/errors.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'

/** Fields whose name in the API differs from that in forms. */
const NAMES: Readonly<Record<string, string>> = {
  'credentials.0.value': 'password',
  'paypalAccount.email': 'paypalAccount',
}

/** The form's name of a field in the API: `seller.payment.iban` is its `iban`. */
export const toFieldName = (path: string): string => NAMES[path] ?? path.slice(path.lastIndexOf('.') + 1)

/** Problems under the form's own field names. */
export const toFormProblems = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.map((problem) => ({ ...problem, field: toFieldName(problem.field) }))

/** Errors whose fields have texts for visitors: those of the shop's rules. */
const FIELD_ERRORS: ReadonlySet<ErrorBody['id']> = new Set(['INVALID_FIELDS', 'MAIL_BUDGET_USED'])

/** What else is wrong with a request has no text, except for control characters, which are pasted unseen. */
const hasText = (id: ErrorBody['id'], key: string): boolean =>
  FIELD_ERRORS.has(id) || (id === 'INVALID_REQUEST' && key === 'FIELD_CHARACTERS')

/** The server's problems with fields. */
export function readServerProblems({ id, errors = [] }: ErrorBody): readonly FieldProblem[] {
  const shown = errors.filter(({ key }) => hasText(id, key))
  return toFormProblems(shown.map(({ field, key, params = {} }) => ({ field, key, params })))
}

/** The first element of the page that has a problem; the rules may list them in another order. */
export function findFirstField<Element extends { readonly name: string }>(
  elements: Iterable<Element>,
  problems: readonly FieldProblem[],
): Element | undefined {
  const names = new Set(problems.map(({ field }) => field))
  return Array.from(elements).find(({ name }) => names.has(name))
}
