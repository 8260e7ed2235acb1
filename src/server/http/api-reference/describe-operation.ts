import { STATUS_CODES } from 'node:http'
import { ERROR_CATALOGUE } from '#contracts/error-catalogue.ts'
import type { ErrorId } from '#contracts/errors.ts'
import type { CallReference } from './call-reference.ts'

interface Content {
  schema?: { anyOf?: unknown[] }
  example?: unknown
  examples?: Readonly<Record<string, unknown>>
}

interface Response {
  description?: string
  content?: Record<string, Content>
}

/** The parts of an operation that the reference completes. */
export interface Operation {
  description?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: { readonly name: string; example?: unknown }[]
  readonly requestBody?: { required?: boolean; readonly content: Record<string, Content> }
  readonly responses: Record<string, Response | { $ref: string }>
  'x-error-ids'?: readonly ErrorId[]
}

/** What any call can answer with. */
export const COMMON_ERRORS: readonly ErrorId[] = [
  'INVALID_REQUEST',
  'INVALID_LOCALE',
  'UNKNOWN_HOST',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
]

const SESSION_TOKENS: readonly string[] = ['accessToken', 'refreshToken']

const needsSession = ({ security = [] }: Operation): boolean =>
  security.some((entry) => Object.keys(entry).some((name) => SESSION_TOKENS.includes(name)))

/** A nullable body may also be omitted. */
const isBodyOptional = ({ requestBody }: Operation): boolean =>
  Object.values(requestBody?.content ?? {}).some(({ schema }) =>
    schema?.anyOf?.some((kind) => (kind as { type?: unknown }).type === 'null'),
  )

/** The package's placeholder for a response without a description. */
const NO_DESCRIPTION = 'Default Response'

const ERROR_SCHEMA = { $ref: '#/components/schemas/ErrorBody' }

const buildErrorExample = (id: ErrorId) => {
  const { status, meaning } = ERROR_CATALOGUE[id]
  return { summary: meaning, value: { statusCode: status, id, message: meaning } }
}

/** The refusals of one call, each with an example. */
const describeRefusals = (errors: readonly ErrorId[]): Response => ({
  description:
    'The request was refused. `id` says why, and `errors` lists the fields to correct. Besides the errors of every call: ' +
    errors.map((id) => `\`${id}\``).join(', '),
  content: {
    'application/json': {
      schema: ERROR_SCHEMA as object,
      examples: Object.fromEntries(errors.map((id) => [id, buildErrorExample(id)])),
    },
  },
})

function addExamples(operation: Operation, { parameters = {}, request, answers = {} }: CallReference): void {
  for (const parameter of operation.parameters ?? [])
    if (parameters[parameter.name] !== undefined) parameter.example = parameters[parameter.name]
  if (request !== undefined)
    for (const content of Object.values(operation.requestBody?.content ?? {})) content.example = request
  for (const [status, example] of Object.entries(answers)) {
    const response = operation.responses[status]
    const content = response && 'content' in response ? response.content?.['application/json'] : undefined
    if (content) content.example = example
  }
}

function describeStatuses({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if ('description' in response && response.description === NO_DESCRIPTION)
      response.description = STATUS_CODES[status] ?? response.description
}

/** Adds what the reference says about a call, and what all calls share. */
export function describeOperation(operation: Operation, reference: CallReference | undefined): void {
  const { requestBody, responses } = operation
  if (requestBody && isBodyOptional(operation)) requestBody.required = false
  describeStatuses(operation)
  const own = [...(reference?.errors ?? [])].filter((id) => ERROR_CATALOGUE[id].status < 500)
  const session: readonly ErrorId[] = needsSession(operation) ? ['UNAUTHENTICATED'] : []
  if (session.length > 0) responses['401'] = { $ref: '#/components/responses/Unauthenticated' }
  responses['4XX'] = own.length > 0 ? describeRefusals(own) : { $ref: '#/components/responses/Refused' }
  responses['5XX'] = { $ref: '#/components/responses/Failed' }
  operation['x-error-ids'] = [...new Set([...(reference?.errors ?? []), ...session, ...COMMON_ERRORS])]
  if (!reference) return
  operation.description = reference.description
  addExamples(operation, reference)
}
