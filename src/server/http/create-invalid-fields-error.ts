import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { HttpError } from './error-handler.ts'

/** Reports fields that break a rule of the shop. Forms show each problem at its field. */
export const createInvalidFieldsError = (problems: readonly FieldProblem[]): HttpError =>
  new HttpError(
    422,
    'INVALID_FIELDS',
    'Some fields are missing or invalid. Correct them and try again.',
    problems.map(({ field, key, params }) => ({ field, key, ...(params ? { params: { ...params } } : {}) })),
  )
