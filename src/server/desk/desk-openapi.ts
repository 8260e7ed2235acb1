import { STATUS_CODES } from 'node:http'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ERROR_BODY } from '#contracts/errors.ts'
import { getBrand } from '#server/config/operator.ts'
import { DESK_API, isApiPath } from './access/desk-api.ts'
import { SESSION_COOKIE } from './access/session-cookie.ts'
import { OPERATOR_ROLES } from './operators/operator.ts'

const DESK_OPENAPI_PATH = `${DESK_API}/openapi.json`

/** Either one is sufficient. */
const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An operator’s token, created with `npm run operators -- token <name> --scopes …`. It’s valid for up to a year and only for the roles and actions in its scopes.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'The session of a signed-in browser. Changes also need the desk’s own `Origin` header.',
  },
} as const

/** The parts of the document that this file completes. */
interface Operation {
  readonly responses: Record<string, { description?: string } | { $ref: string }>
}

interface ApiDocument {
  readonly components: object
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One handler sends all errors, so all operations share their descriptions. */
function buildErrorParts() {
  const { $schema, ...ErrorBody } = z.toJSONSchema(ERROR_BODY)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } }
  return {
    schemas: { ErrorBody },
    responses: {
      Unauthenticated: { description: 'The token or session is missing or has expired.', content },
      Forbidden: {
        description:
          'The operator has none of the required roles (FORBIDDEN), the token’s scopes don’t include the action (SCOPE_MISSING), a second factor is needed, or the origin is wrong.',
        content,
      },
      Refused: {
        description: 'The request was refused. `id` says why, and `errors` lists the fields to correct.',
        content,
      },
      Failed: { description: 'Something went wrong on the server. Try again later.', content },
    },
  }
}

const transform: SwaggerTransform = (document) =>
  isApiPath(document.url) ? jsonSchemaTransform(document) : { schema: { hide: true }, url: document.url }

function completeOperation({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if ('description' in response && response.description === 'Default Response')
      response.description = STATUS_CODES[status] ?? response.description
  const error = (name: keyof ReturnType<typeof buildErrorParts>['responses']) => ({
    $ref: `#/components/responses/${name}`,
  })
  responses['401'] = error('Unauthenticated')
  responses['403'] = error('Forbidden')
  responses['4XX'] = error('Refused')
  responses['5XX'] = error('Failed')
}

function writeDocument(app: FastifyInstance): string {
  // The package types every version of the format at once.
  const document = app.swagger() as unknown as ApiDocument
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations)) completeOperation(operation)
  return JSON.stringify({ ...document, components: { ...document.components, ...buildErrorParts() } })
}

/** Describes the API by the schemas of its routes, including routes registered later. */
export async function registerDeskOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${getBrand().name} desk API`, version: '1' },
      servers: [{ url: '/' }],
      security: [{ token: [] }, { session: [] }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    convertConstToEnum: false,
    transform,
  })
  let written: string | null = null
  app.route({
    method: 'GET',
    url: DESK_OPENAPI_PATH,
    schema: {
      summary: 'Returns this API description.',
      description: `The operator needs one of these roles: ${OPERATOR_ROLES.join(', ')}.`,
    },
    config: { access: { roles: OPERATOR_ROLES, action: 'READ_API_DESCRIPTION' } },
    handler: async (_, reply) => {
      written ??= writeDocument(app)
      return reply.type('application/json; charset=utf-8').send(written)
    },
  })
}
