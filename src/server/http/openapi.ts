import { STATUS_CODES } from 'node:http'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ERROR_BODY } from '#contracts/errors.ts'
import { BRAND } from '#markets/brand.ts'
import { finishAnswer } from './finish-answer.ts'
import { sendCachedPage } from './hot-path.ts'
import type { CachedPage } from './html-cache.ts'
import { describeRoutes, SECURITY_SCHEMES, TAG_LIST } from './openapi-parts.ts'

const API_PREFIX = '/api/'

export const OPENAPI_PATH = '/api/openapi.json'

/** The parts of the document that this module completes. */
interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: { required?: boolean; content: Record<string, { schema?: { anyOf?: unknown[] } }> }
  readonly responses: Record<string, { description?: string } | { $ref: string }>
}

interface ApiDocument {
  readonly components: object
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const DOCUMENT = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) })

/** One handler creates every error response, so all operations share their description. */
function describeErrors() {
  const { $schema, ...ErrorBody } = z.toJSONSchema(ERROR_BODY)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } }
  const retryAfter = { description: 'With 429: seconds to wait.', schema: { type: 'integer' } }
  return {
    schemas: { ErrorBody },
    responses: {
      Unauthenticated: { description: 'The token is missing, invalid or expired.', content },
      Refused: {
        description: 'The request was refused. `id` says why, and `errors` lists the fields to correct.',
        headers: { 'Retry-After': retryAfter },
        content,
      },
      Failed: { description: 'Something went wrong on the server. Try again later.', content },
    },
  }
}

const transform: SwaggerTransform = (document) =>
  document.url.startsWith(API_PREFIX)
    ? jsonSchemaTransform(document)
    : { schema: { hide: true }, url: document.url }

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

/** Adds what all operations share, so that no route has to repeat it. */
function completeOperation(operation: Operation): void {
  const { requestBody, responses } = operation
  if (requestBody && isBodyOptional(operation)) requestBody.required = false
  for (const [status, response] of Object.entries(responses))
    if ('description' in response && response.description === NO_DESCRIPTION)
      response.description = STATUS_CODES[status] ?? response.description
  const error = (name: keyof ReturnType<typeof describeErrors>['responses']) => ({
    $ref: `#/components/responses/${name}`,
  })
  if (needsSession(operation)) responses['401'] = error('Unauthenticated')
  responses['4XX'] = error('Refused')
  responses['5XX'] = error('Failed')
}

function writeDocument(app: FastifyInstance): string {
  // The package's type covers every version of the format.
  const document = app.swagger() as unknown as ApiDocument
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations)) completeOperation(operation)
  return JSON.stringify({ ...document, components: { ...document.components, ...describeErrors() } })
}

export interface OpenapiOptions {
  /** Of the build that serves it. */
  readonly version: string
}

/**
 * Generates the API description from the schemas that validate its routes, so the two cannot drift apart. It includes
 * routes that are registered later, because it is written on the first request.
 */
export async function registerOpenapi(app: FastifyInstance, { version }: OpenapiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND.name} API`, version },
      servers: [{ url: '/' }],
      tags: TAG_LIST,
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    convertConstToEnum: false,
    transform,
  })
  await app.register(openapiRoutes)
}

async function openapiRoutes(app: FastifyInstance): Promise<void> {
  describeRoutes(app, { tag: 'Description' })
  let kept: CachedPage | null = null
  const finish = () =>
    finishAnswer({
      status: 200,
      body: writeDocument(app),
      contentType: 'application/json; charset=utf-8',
      isShared: true,
      headers: { 'cache-control': 'public, max-age=300', vary: 'accept-encoding' },
      scopes: [],
      expiresAtMs: Number.POSITIVE_INFINITY,
    })
  app.route({
    method: 'GET',
    url: OPENAPI_PATH,
    schema: { summary: 'Returns this API description.', response: { 200: DOCUMENT } },
    handler: async (request, reply) => {
      kept ??= await finish()
      reply.hijack()
      reply.raw.setHeader('x-request-id', request.id)
      sendCachedPage(request.raw, reply.raw, kept)
    },
  })
}
