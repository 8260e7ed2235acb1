import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { listProblems, type Reading } from './field-reading.ts'

type Readings = Readonly<Record<string, Reading<unknown>>>

type Values<R extends Readings> = { readonly [Field in keyof R]: R[Field]['value'] }

export type FieldCheck<Values> =
  | { readonly kind: 'values'; readonly values: Values }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

/** The values of all fields, or everything that is wrong with them. `parent` prefixes their paths. */
export function checkFields<R extends Readings>(readings: R, parent = ''): FieldCheck<Values<R>> {
  const problems = listProblems(readings)
  if (problems.length > 0)
    return {
      kind: 'problems',
      problems: problems.map((problem) => ({ ...problem, field: `${parent}${problem.field}` })),
    }
  const values = Object.fromEntries(Object.entries(readings).map(([field, { value }]) => [field, value]))
  // The keys stay the same, each with the value of its reading.
  return { kind: 'values', values: values as Values<R> }
}
