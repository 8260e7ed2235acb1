import { STATUS_CODES } from 'node:http'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ERROR_BODY } from '#contracts/errors.ts'
import { BRAND } from '#markets/brand.ts'
import { SESSION_COOKIE } from './access/session-cookie.ts'
import { OPERATOR_ROLES } from './operators/operator.ts'
import { DESK_API } from './routing/desk-route.ts'

const DESK_OPENAPI_PATH = `${DESK_API}/openapi.json`

/** Either is enough. */
const SECURITY_SCHEMES = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of an operator, made by `npm run operators -- token <name>`. It holds for a year at most.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description:
      'Of a browser in which an operator has signed in. Changes also need the `Origin` of the desk.',
  },
} as const

/** The parts of the document that are completed here. */
interface Operation {
  readonly responses: Record<string, { description?: string } | { $ref: string }>
}

interface ApiDocument {
  readonly components: object
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One handler makes every error answer, so all calls share their description. */
function errorParts() {
  const { $schema, ...ErrorBody } = z.toJSONSchema(ERROR_BODY)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } }
  return {
    schemas: { ErrorBody },
    responses: {
      Unauthenticated: { description: 'The token or session is missing or over.', content },
      Forbidden: {
        description: 'The operator has none of the roles (FORBIDDEN), or the origin is wrong.',
        content,
      },
      Refused: { description: 'The request was refused; `id` says why, `errors` names the fields.', content },
      Failed: { description: 'The request could not be answered.', content },
    },
  }
}

const transform: SwaggerTransform = (document) =>
  document.url.startsWith(`${DESK_API}/`)
    ? jsonSchemaTransform(document)
    : { schema: { hide: true }, url: document.url }

function completeOperation({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if ('description' in response && response.description === 'Default Response')
      response.description = STATUS_CODES[status] ?? response.description
  const error = (name: keyof ReturnType<typeof errorParts>['responses']) => ({
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
  return JSON.stringify({ ...document, components: { ...document.components, ...errorParts() } })
}

/** Describes the API by the schemas with which its routes check; routes that are registered later are in it. */
export async function registerDeskOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND.name} desk API`, version: '1' },
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
    schema: { summary: 'Describes this API.', description: `Open to: ${OPERATOR_ROLES.join(', ')}.` },
    config: { access: { roles: OPERATOR_ROLES, action: 'READ_API_DESCRIPTION' } },
    handler: async (_, reply) => {
      written ??= writeDocument(app)
      return reply.type('application/json; charset=utf-8').send(written)
    },
  })
}
