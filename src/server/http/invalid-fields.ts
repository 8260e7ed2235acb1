import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { HttpError } from './error-handler.ts'

/** The answer to fields that a rule of the shop refuses; a form shows each problem at its field. */
export const invalidFields = (problems: readonly FieldProblem[]): HttpError =>
  new HttpError(
    422,
    'INVALID_FIELDS',
    'Some fields cannot be used like this.',
    problems.map(({ field, key, params }) => ({ field, key, ...(params ? { params: { ...params } } : {}) })),
  )
