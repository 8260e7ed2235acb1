import type { FastifyError } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import type { FieldError } from '#contracts/errors.ts'

/** More would not help anyone filling in a form. */
const MAX_ERRORS = 20
const MAX_FIELD_LENGTH = 100

/** How errors name a field: by its whole path, or by the part of the request that it stands for. */
export const formatFieldPath = (keys: readonly string[], part: string): string =>
  (keys.join('.') || part).slice(0, MAX_FIELD_LENGTH)

/** Issues that the validator also reports for a missing field. */
const ISSUES_OF_MISSING_FIELDS: ReadonlySet<string> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
])

/** The value at a path of the request; undefined if there is none. */
function findValue(sent: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? // The key exists.
          (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    sent,
  )
}

/** Key and limits only. The value is not repeated, because it may be a password. */
function describeIssue({
  keyword,
  params,
}: ZodFastifySchemaValidationError): Pick<FieldError, 'key' | 'params'> {
  if (keyword === 'invalid_type') return { key: 'FIELD_TYPE' }
  if (keyword === 'too_big') return { key: 'FIELD_TOO_BIG', params: { max: Number(params.maximum) } }
  if (keyword === 'too_small') return { key: 'FIELD_TOO_SMALL', params: { min: Number(params.minimum) } }
  return { key: 'FIELD_FORMAT' }
}

interface Sent {
  /** The part of the request: `body`, `querystring`. */
  readonly part: string
  readonly value: unknown
}

function listErrors(issue: ZodFastifySchemaValidationError, { part, value }: Sent): FieldError[] {
  const path = issue.instancePath.split('/').filter((key) => key !== '')
  const formatField = (keys: readonly string[]) => formatFieldPath(keys, part)
  if (issue.keyword === 'unrecognized_keys' && Array.isArray(issue.params.keys))
    return issue.params.keys.map((key) => ({
      field: formatField([...path, String(key)]),
      key: 'UNKNOWN_FIELD',
    }))
  const isMissing = ISSUES_OF_MISSING_FIELDS.has(issue.keyword) && findValue(value, path) === undefined
  return [{ field: formatField(path), ...(isMissing ? { key: 'FIELD_REQUIRED' } : describeIssue(issue)) }]
}

/** What is wrong with each field of a request that fails its schema; empty for any other error. */
export function toFieldErrors(error: FastifyError, value: unknown): FieldError[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return []
  const sent = { part: error.validationContext ?? 'body', value }
  return error.validation.flatMap((issue) => listErrors(issue, sent)).slice(0, MAX_ERRORS)
}
