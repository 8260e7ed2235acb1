import type { FastifyError } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import type { FieldError } from '#contracts/errors.ts'

/** More would help nobody who fills in a form. */
const MAX_ERRORS = 20
const MAX_FIELD_LENGTH = 100

/** "Wrong type", "not one of these": what the validator also says of a field that is not there at all. */
const SAID_OF_MISSING: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union'])

/** What stands at a path of the request; undefined where nothing does. */
function valueAt(sent: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? // It has the key.
          (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    sent,
  )
}

/** Key and limits only: the value itself is not repeated, it may be a password. */
function keyOf({ keyword, params }: ZodFastifySchemaValidationError): Pick<FieldError, 'key' | 'params'> {
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

function errorsOf(issue: ZodFastifySchemaValidationError, { part, value }: Sent): FieldError[] {
  const path = issue.instancePath.split('/').filter((key) => key !== '')
  const nameOf = (keys: readonly string[]) => (keys.join('.') || part).slice(0, MAX_FIELD_LENGTH)
  if (issue.keyword === 'unrecognized_keys' && Array.isArray(issue.params.keys))
    return issue.params.keys.map((key) => ({ field: nameOf([...path, String(key)]), key: 'UNKNOWN_FIELD' }))
  const isMissing = SAID_OF_MISSING.has(issue.keyword) && valueAt(value, path) === undefined
  return [{ field: nameOf(path), ...(isMissing ? { key: 'FIELD_REQUIRED' } : keyOf(issue)) }]
}

/** What is wrong with each field of a request that its schema refuses; nothing for any other error. */
export function toFieldErrors(error: FastifyError, value: unknown): FieldError[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return []
  const sent = { part: error.validationContext ?? 'body', value }
  return error.validation.flatMap((issue) => errorsOf(issue, sent)).slice(0, MAX_ERRORS)
}
