import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { OPENAPI_PATH, registerOpenapi } from './openapi.ts'
import {
  ANY_SESSION_TOKEN,
  describeFile,
  describeRoutes,
  GUEST_OR_SIGNED_IN,
  NO_CONTENT,
  SIGNED_IN,
  TRADE_KEY,
  TRADE_READER,
} from './openapi-parts.ts'

let app: FastifyInstance

beforeEach(async () => {
  app = Fastify({ exposeHeadRoutes: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await registerOpenapi(app, { version: 'build 7' })
})

afterEach(() => app.close())

const handler = async () => ({})

async function readDocument() {
  const answer = await app.inject(OPENAPI_PATH)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

it('describes API routes that are registered later, without HEAD, and no other routes', async () => {
  app.get('/api/devices/:id', handler)
  app.get('/metrics', handler)
  app.get('/mailbox/:id', handler)
  app.get('/*', handler)
  const { paths, info } = await readDocument()
  expect(Object.keys(paths)).toEqual([OPENAPI_PATH, '/api/devices/{id}'])
  expect(Object.keys(paths['/api/devices/{id}'])).toEqual(['get'])
  expect(info.version).toBe('build 7')
})

it('describes requests and responses by the schemas of the route', async () => {
  const body = z.strictObject({ code: z.string().max(5), count: z.coerce.number().default(1) })
  app.post('/api/checks', { schema: { body, response: { 201: z.object({ id: z.literal(3) }) } } }, handler)
  const { post } = (await readDocument()).paths['/api/checks']
  expect(post.requestBody).toMatchObject({
    required: true,
    content: {
      'application/json': {
        schema: {
          properties: { code: { type: 'string', maxLength: 5 }, count: { type: 'number', default: 1 } },
          required: ['code'],
          additionalProperties: false,
        },
      },
    },
  })
  expect(post.responses[201]).toMatchObject({
    description: 'Created',
    content: { 'application/json': { schema: { properties: { id: { const: 3 } } } } },
  })
})

it('makes a nullable body optional', async () => {
  app.post('/api/guests', { schema: { body: z.strictObject({}).nullish() } }, handler)
  expect((await readDocument()).paths['/api/guests'].post.requestBody.required).toBe(false)
})

it('has no body for 204, and a media type for files', async () => {
  app.delete('/api/carts', { schema: { response: { 204: NO_CONTENT } } }, handler)
  app.get('/api/label', { schema: { response: { 200: describeFile('application/pdf') } } }, handler)
  const { paths } = await readDocument()
  expect(paths['/api/carts'].delete.responses[204]).toEqual({ description: 'Done.' })
  expect(paths['/api/label'].get.responses[200].content).toEqual({
    'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
  })
})

it('adds error responses to every operation, and 401 where a customer may be signed in', async () => {
  const ways = { SIGNED_IN, GUEST_OR_SIGNED_IN, ANY_SESSION_TOKEN, TRADE_KEY, none: undefined }
  for (const [name, security] of Object.entries(ways))
    app.get(
      `/api/${name}`,
      { schema: { response: { 200: z.string() }, ...(security && { security }) } },
      handler,
    )
  const { paths } = await readDocument()
  const statuses = Object.keys(ways).map((name) => Object.keys(paths[`/api/${name}`].get.responses).join(' '))
  expect(statuses).toEqual([
    '200 401 4XX 5XX',
    '200 401 4XX 5XX',
    '200 401 4XX 5XX',
    '200 4XX 5XX',
    '200 4XX 5XX',
  ])
})

it('lists a token as a security scheme, and not as a parameter', async () => {
  const querystring = z.object({ key: z.string(), page: z.string() })
  app.get('/api/trade', { schema: { querystring, security: TRADE_READER } }, handler)
  const { parameters } = (await readDocument()).paths['/api/trade'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['page'])
})

it('describes all routes of a scope alike, unless a route overrides it', async () => {
  app.register(async (scope) => {
    describeRoutes(scope, { tag: 'Customers', security: SIGNED_IN })
    scope.get('/api/inside', { schema: { summary: 'Inside.' } }, handler)
    scope.get('/api/otherwise', { schema: { security: TRADE_KEY } }, handler)
  })
  app.get('/api/outside', handler)
  const { paths } = await readDocument()
  expect(paths['/api/inside'].get).toMatchObject({
    summary: 'Inside.',
    tags: ['Customers'],
    security: SIGNED_IN,
  })
  expect(paths['/api/otherwise'].get).toMatchObject({ tags: ['Customers'], security: TRADE_KEY })
  expect(paths['/api/outside'].get).not.toHaveProperty('tags')
})
