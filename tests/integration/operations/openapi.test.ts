import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OPENAPI_PATH } from '#server/http/openapi.ts'
import { callWith, createCustomer, type TestCustomer } from '../../support/customers.ts'
import { listPublicCalls } from '../../support/list-calls.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content; readonly $ref?: string }>>
}

interface ApiDocument extends Record<string, unknown> {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: { readonly ErrorBody: JsonSchema }
    readonly responses: Readonly<Record<string, { readonly content: Content }>>
  }
}

const HOST = MARKET_HOSTS.de

let store: SaleShop
let customer: TestCustomer
let document: ApiDocument

beforeAll(async () => {
  store = await startSaleShop()
  customer = await createCustomer(store)
  document = JSON.parse((await store.shop.get(HOST, OPENAPI_PATH)).text)
})

afterAll(() => store.close())

/** Every operation in the document, by its name in the router. */
const listOperations = (): Map<string, Operation> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  )

const filterCalls = (isMeant: (operation: Operation, call: string) => boolean): string[] =>
  [...listOperations()].filter(([call, operation]) => isMeant(operation, call)).map(([call]) => call)

function callWithoutProof(call: string): Promise<Answer> {
  const [method = '', path = ''] = call.replace(':tradeNumber', 'A1').split(' ')
  return callWith(store, { host: HOST, method, path, token: null })
}

describe('the API document', () => {
  it('lists every public call of the router, and nothing else', () => {
    const calls = listPublicCalls(store.shop.app.fastify)
    expect(calls.length).toBeGreaterThan(30)
    expect([...listOperations().keys()].toSorted()).toEqual(calls.toSorted())
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect({ version: validator.version, openapi: document.openapi }).toEqual({
      version: '3.1',
      openapi: '3.1.0',
    })
  })

  it('summarises every call in one sentence, under one heading', () => {
    const tags = document.tags.map(({ name }) => name)
    expect(filterCalls(({ summary }) => !/^[A-Z][^.]+\.$/.test(summary ?? ''))).toEqual([])
    expect(filterCalls((operation) => operation.tags?.length !== 1)).toEqual([])
    expect(
      [...new Set([...listOperations().values()].flatMap((operation) => operation.tags ?? []))].toSorted(),
    ).toEqual(tags.toSorted())
    const summaries = [...listOperations().values()].map(({ summary }) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
  })

  it('describes every response: a body with a schema, or 202 and 204 without one', () => {
    const isDescribed = ({ responses }: Operation) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      return (
        successes.length > 0 &&
        successes.every(([status, { content }]) =>
          content === undefined
            ? ['202', '204'].includes(status)
            : status !== '204' && Object.values(content).some(({ schema }) => Object.keys(schema).length > 0),
        )
      )
    }
    expect(filterCalls((operation) => !isDescribed(operation))).toEqual([])
  })

  it('describes how every call refuses and fails', () => {
    const { responses, schemas } = document.components
    const refersTo = (status: string, name: string) => (operation: Operation) =>
      operation.responses[status]?.$ref === `#/components/responses/${name}`
    const hasOwnRefusals = ({ responses: own }: Operation) =>
      own['4XX']?.content?.['application/json']?.schema.$ref === '#/components/schemas/ErrorBody'
    expect(
      filterCalls((operation) => !refersTo('4XX', 'Refused')(operation) && !hasOwnRefusals(operation)),
    ).toEqual([])
    expect(filterCalls((operation) => !refersTo('5XX', 'Failed')(operation))).toEqual([])
    for (const { content } of Object.values(responses))
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } })
    expect(schemas.ErrorBody).toMatchObject({ required: ['statusCode', 'id', 'message'] })
  })

  it('describes what every call takes', () => {
    const isChange = (call: string) => !call.startsWith('GET ')
    // These take nothing but a proof.
    expect(filterCalls(({ requestBody }, call) => isChange(call) && !requestBody)).toEqual([
      'POST /api/account/loginRefresh',
      'POST /api/account/logout',
      'POST /api/trades/:tradeNumber/account',
      'POST /api/account/signOutEverywhere',
      'POST /api/account/notMe',
      'POST /api/trades/:tradeNumber/cancel',
      'POST /api/trades/:tradeNumber/codes',
      'POST /api/trades/:tradeNumber/identity/decline',
      'DELETE /api/trades/:tradeNumber/review',
      'POST /api/trades/:tradeNumber/review/objection',
      'POST /api/clarification/:id/:trade/proofs/:proofId/removal',
      'POST /api/clarification/:id/:trade/part-label',
      'POST /api/price-watches/ends/:watchKey',
      'POST /api/photo-passports/:id/pairings',
      'POST /api/photo-passports/:id/sides/:side/removal',
      'POST /api/newsletter/unsubscriptions/:emailHash',
    ])
    const listNames = (place: string, { parameters = [] }: Operation) =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
    expect(
      [...listOperations()].flatMap(([call, operation]) =>
        listNames('header', operation).map((name) => `${call}: ${name}`),
      ),
    ).toEqual([
      'POST /api/trades: idempotency-key',
      'POST /api/individual-offers: idempotency-key',
      'GET /api/trades/:tradeNumber/changes: accept',
      'POST /api/contact: idempotency-key',
    ])
    const params = filterCalls((operation) => listNames('path', operation).includes('tradeNumber'))
    expect(params).toEqual(filterCalls((_, call) => call.includes('/:tradeNumber')))
  })
})

describe('a call that takes a file', () => {
  const listBody = (call: string) => listOperations().get(call)?.requestBody?.content ?? {}

  it('names the types of the file', () => {
    const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
    expect(Object.keys(listBody('POST /api/trades/:tradeNumber/identity/files/:side'))).toEqual(types)
    expect(Object.keys(listBody('POST /api/clarification/:id/:trade/proofs'))).toEqual([
      ...types,
      'multipart/form-data',
    ])
  })

  it('describes the field of its form', () => {
    const { schema } = listBody('POST /api/clarification/:id/:trade/proofs')['multipart/form-data'] ?? {}
    expect(schema?.anyOf).toContainEqual(
      expect.objectContaining({
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      }),
    )
  })
})

describe('the proof that a call needs', () => {
  it('is documented for every call that answers 401 without one, and for no other', async () => {
    const session = /accessToken|refreshToken/
    const described = filterCalls(
      ({ security = [] }) =>
        security.length > 0 && security.every((way) => session.test(Object.keys(way).join(' '))),
    )
    const answers = await Promise.all(
      [...listOperations().keys()].map(async (call) => ({
        call,
        status: (await callWithoutProof(call)).status,
      })),
    )
    const refused = answers.filter(({ status }) => status === 401).map(({ call }) => call)
    expect(refused.length).toBeGreaterThan(15)
    expect(described).toEqual(refused)
    // Where a token is optional, a wrong one is refused as well.
    const isSessionOneWay = ({ security = [] }: Operation) =>
      security.some((way) => session.test(Object.keys(way).join(' ')))
    expect(filterCalls(({ responses }) => '401' in responses)).toEqual(filterCalls(isSessionOneWay))
    expect(filterCalls(isSessionOneWay)).toEqual(expect.arrayContaining(refused))
  })

  it('is a token from a mail, its identifier or the key of a trade, where no sign-in is needed', () => {
    const listSecurity = (call: string) => listOperations().get(call)?.security
    expect(listSecurity('POST /api/account/activateRegistration')).toEqual([{ oneUseToken: [] }])
    expect(listSecurity('POST /api/account/resetPassword')).toEqual([{ oneUseToken: [] }])
    expect(listSecurity('GET /api/activateCustomerByIdentifier')).toEqual([{ identifier: [] }])
    expect(listSecurity('GET /api/trades/:tradeNumber')).toEqual([
      { tradeKey: [] },
      { tradeReadKey: [] },
      { accessToken: [] },
    ])
    expect(listSecurity('POST /api/trades')).toEqual([{}, { accessToken: [] }])
    const EITHER = [{ tradeKey: [] }, { accessToken: [] }]
    expect(listSecurity('POST /api/trades/:tradeNumber/cancel')).toEqual(EITHER)
    expect(listSecurity('PATCH /api/trades/:tradeNumber/payout')).toEqual(EITHER)
  })
})

/** The documented schema of a response body. */
function readSchema(call: string, status: number): z.ZodType {
  const schema = listOperations().get(call)?.responses[status]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${call} has no answer ${status}`)
  return z.fromJSONSchema(schema)
}

describe('a response of the shop', () => {
  it('matches the document: a trade, its history, a customer', async () => {
    const sold = await customer.sell()
    const { tradeNumber, key } = JSON.parse(sold.text)
    const calls: [string, Answer][] = [
      ['POST /api/trades', sold],
      [
        'GET /api/trades/:tradeNumber',
        await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { 'x-sale-key': key }),
      ],
      ['GET /api/customers/trade_history', await customer.call('GET', '/api/customers/trade_history')],
      ['GET /api/customers/customers', await customer.call('GET', '/api/customers/customers')],
    ]
    for (const [call, { status, text }] of calls) {
      const schema = readSchema(call, status)
      expect({ call, error: schema.safeParse(JSON.parse(text)).error }).toEqual({ call, error: undefined })
      expect({ call, success: schema.safeParse({}).success }).toEqual({ call, success: false })
    }
  })

  it('matches the document when it refuses', async () => {
    const errorBody = z.fromJSONSchema(document.components.schemas.ErrorBody)
    for (const call of ['GET /api/customers/customers', 'POST /api/offers', 'GET /api/trades/:tradeNumber']) {
      const { status, text } = await callWithoutProof(call)
      expect({ call, status: status >= 400, error: errorBody.safeParse(JSON.parse(text)).error }).toEqual({
        call,
        status: true,
        error: undefined,
      })
    }
  })
})

describe('the published document', () => {
  it('is the same on every host of the shop', async () => {
    const hosts = [...Object.values(MARKET_HOSTS), WIDGET_HOST, PARTNER_HOST]
    const answers = await Promise.all(hosts.map((host) => store.shop.get(host, OPENAPI_PATH)))
    expect(answers.map(({ status }) => status)).toEqual(hosts.map(() => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('is cacheable, compressed and not sent again to clients that have it', async () => {
    const { headers } = await store.shop.get(HOST, OPENAPI_PATH, { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    })
    const again = await store.shop.get(HOST, OPENAPI_PATH, { 'if-none-match': headers.etag ?? '' })
    expect({ status: again.status, bytesCount: again.bytes.length }).toEqual({ status: 304, bytesCount: 0 })
  })
})
