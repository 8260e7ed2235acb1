import swagger, { type SwaggerTransform } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ERROR_BODY } from '#contracts/errors.ts'
import { BUILD_META_PATH, LATEST_BUILD_PATH } from '#contracts/paths/builds.ts'
import { SEARCHES_PATH } from '#contracts/paths/catalogue.ts'
import { CONTENT_PREVIEW_PATH, PARTNER_PREVIEW_PATH } from '#contracts/paths/content-preview.ts'
import { CLIENT_ID_PATH } from '#contracts/paths/tracking.ts'
import { SIGNED_OFFER_KEYS_PATH } from '#contracts/paths/trades.ts'
import { LOG_KEYS_PATH } from '#contracts/paths/transparency-log.ts'
import { getBrand } from '#server/config/operator.ts'
import { CALL_REFERENCES } from './api-reference/call-references.ts'
import { describeOperation, type Operation } from './api-reference/describe-operation.ts'
import { finishAnswer } from './finish-answer.ts'
import { sendCachedPage } from './hot-path.ts'
import type { CachedPage } from './html-cache.ts'
import { describeRoutes, SECURITY_SCHEMES, TAG_LIST } from './openapi-parts.ts'

const API_PREFIX = '/api/'

export const OPENAPI_PATH = '/api/openapi.json'

/** Public calls whose path the specification or a standard has fixed elsewhere. */
const OTHER_PUBLIC_PATHS: readonly string[] = [
  SEARCHES_PATH,
  CLIENT_ID_PATH,
  SIGNED_OFFER_KEYS_PATH,
  LOG_KEYS_PATH,
  LATEST_BUILD_PATH,
  BUILD_META_PATH,
]

/** Previews are pages, which only the desk can open. */
const PREVIEW_PATHS: readonly string[] = [CONTENT_PREVIEW_PATH, PARTNER_PREVIEW_PATH]

/** Whether a path of the router is part of the public API. */
export const isPublicApiPath = (url: string): boolean =>
  (url.startsWith(API_PREFIX) && !PREVIEW_PATHS.includes(url)) || OTHER_PUBLIC_PATHS.includes(url)

export interface ApiDocument {
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
  isPublicApiPath(document.url)
    ? jsonSchemaTransform(document)
    : { schema: { hide: true }, url: document.url }

/** The name of a call in the router, where the document has `{parameter}`. */
const nameCall = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`

/** The whole description: what the schemas say, and what the reference adds. */
export function buildApiDocument(app: FastifyInstance): ApiDocument {
  // The package's type covers every version of the format.
  const document = app.swagger() as unknown as ApiDocument
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations))
      describeOperation(operation, CALL_REFERENCES[nameCall(method, path)])
  return { ...document, components: { ...document.components, ...describeErrors() } }
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
      info: { title: `${getBrand().name} API`, version },
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
      body: JSON.stringify(buildApiDocument(app)),
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
