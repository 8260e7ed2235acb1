import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OPENAPI_PATH } from '#server/http/openapi.ts'
import { callWith, createCustomer, type TestCustomer } from '../../support/customers.ts'
import { listCalls } from '../../support/list-calls.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
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

/** Every call of the document, by its name in the router. */
const operations = (): Map<string, Operation> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  )

const callsWhere = (isMeant: (operation: Operation, call: string) => boolean): string[] =>
  [...operations()].filter(([call, operation]) => isMeant(operation, call)).map(([call]) => call)

function askWithoutProof(call: string): Promise<Answer> {
  const [method = '', path = ''] = call.replace(':tradeNumber', 'A1').split(' ')
  return callWith(store, { host: HOST, method, path, token: null })
}

describe('the description of the API', () => {
  it('has every call of the router below /api, and nothing else', () => {
    const calls = listCalls(store.shop.app.fastify).filter((call) => /^(?!HEAD )\w+ \/api\//.test(call))
    expect(calls.length).toBeGreaterThan(30)
    expect([...operations().keys()].toSorted()).toEqual(calls.toSorted())
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect([validator.version, document.openapi]).toEqual(['3.1', '3.1.0'])
  })

  it('says of every call in one sentence what it is for, under one heading', () => {
    const tags = document.tags.map(({ name }) => name)
    expect(callsWhere(({ summary }) => !/^[A-Z][^.]+\.$/.test(summary ?? ''))).toEqual([])
    expect(callsWhere((operation) => operation.tags?.length !== 1)).toEqual([])
    expect(
      [...new Set([...operations().values()].flatMap((operation) => operation.tags ?? []))].toSorted(),
    ).toEqual(tags.toSorted())
    const summaries = [...operations().values()].map(({ summary }) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
  })

  it('says what every call answers: a body with a schema, or nothing with 204', () => {
    const isDescribed = ({ responses }: Operation) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      return (
        successes.length > 0 &&
        successes.every(([status, { content }]) =>
          status === '204'
            ? content === undefined
            : Object.values(content ?? {}).some(({ schema }) => Object.keys(schema).length > 0),
        )
      )
    }
    expect(callsWhere((operation) => !isDescribed(operation))).toEqual([])
  })

  it('says how every call refuses and fails', () => {
    const { responses, schemas } = document.components
    expect(
      callsWhere((operation) => operation.responses['4XX']?.$ref !== '#/components/responses/Refused'),
    ).toEqual([])
    expect(
      callsWhere((operation) => operation.responses['5XX']?.$ref !== '#/components/responses/Failed'),
    ).toEqual([])
    for (const { content } of Object.values(responses))
      expect(content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } })
    expect(schemas.ErrorBody).toMatchObject({ required: ['statusCode', 'id', 'message'] })
  })

  it('says what every call takes', () => {
    const isChange = (call: string) => !call.startsWith('GET ')
    // These take nothing but a proof.
    expect(callsWhere(({ requestBody }, call) => isChange(call) && !requestBody)).toEqual([
      'POST /api/account/loginRefresh',
      'POST /api/account/logout',
      'POST /api/trades/:tradeNumber/cancel',
      'POST /api/newsletter/unsubscriptions/:emailHash',
    ])
    const namesOf = (place: string, { parameters = [] }: Operation) =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
    expect(
      [...operations()].flatMap(([call, operation]) =>
        namesOf('header', operation).map((name) => `${call}: ${name}`),
      ),
    ).toEqual([
      'POST /api/trades: idempotency-key',
      'POST /api/individual-offers: idempotency-key',
      'POST /api/contact: idempotency-key',
    ])
    const params = callsWhere((operation) => namesOf('path', operation).includes('tradeNumber'))
    expect(params).toEqual(callsWhere((_, call) => call.includes('/:tradeNumber')))
  })
})

describe('the proof that a call needs', () => {
  it('is described for every call that answers 401 without one, and for no other', async () => {
    const session = /accessToken|refreshToken/
    const described = callsWhere(
      ({ security = [] }) =>
        security.length > 0 && security.every((way) => session.test(Object.keys(way).join(' '))),
    )
    const answers = await Promise.all(
      [...operations().keys()].map(async (call) => ({ call, status: (await askWithoutProof(call)).status })),
    )
    const refused = answers.filter(({ status }) => status === 401).map(({ call }) => call)
    expect(refused.length).toBeGreaterThan(15)
    expect(described).toEqual(refused)
    // Where a token is one way of several, a wrong one is refused as well.
    const isSessionOneWay = ({ security = [] }: Operation) =>
      security.some((way) => session.test(Object.keys(way).join(' ')))
    expect(callsWhere(({ responses }) => '401' in responses)).toEqual(callsWhere(isSessionOneWay))
    expect(callsWhere(isSessionOneWay)).toEqual(expect.arrayContaining(refused))
  })

  it('is the token of a mail, its identifier or the key of a trade, where nobody has to be signed in', () => {
    const waysOf = (call: string) => operations().get(call)?.security
    expect(waysOf('POST /api/account/activateRegistration')).toEqual([{ oneUseToken: [] }])
    expect(waysOf('POST /api/account/resetPassword')).toEqual([{ oneUseToken: [] }])
    expect(waysOf('GET /api/activateCustomerByIdentifier')).toEqual([{ identifier: [] }])
    expect(waysOf('GET /api/trades/:tradeNumber')).toEqual([{ tradeKey: [] }])
    expect(waysOf('POST /api/trades')).toEqual([{}, { accessToken: [] }])
    const eitherOf = [{ tradeKey: [] }, { accessToken: [] }]
    expect(waysOf('POST /api/trades/:tradeNumber/cancel')).toEqual(eitherOf)
    expect(waysOf('PATCH /api/trades/:tradeNumber/payout')).toEqual(eitherOf)
  })
})

/** What the document says about the body of an answer. */
function schemaOf(call: string, status: number): z.ZodType {
  const schema = operations().get(call)?.responses[status]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${call} has no answer ${status}`)
  return z.fromJSONSchema(schema)
}

describe('what the shop answers', () => {
  it('is what the description says: a trade, its history, a customer', async () => {
    const sold = await customer.sell()
    const { tradeNumber, key } = JSON.parse(sold.text)
    const calls: [string, Answer][] = [
      ['POST /api/trades', sold],
      ['GET /api/trades/:tradeNumber', await store.shop.get(HOST, `/api/trades/${tradeNumber}?key=${key}`)],
      ['GET /api/customers/trade_history', await customer.call('GET', '/api/customers/trade_history')],
      ['GET /api/customers/customers', await customer.call('GET', '/api/customers/customers')],
    ]
    for (const [call, { status, text }] of calls) {
      const schema = schemaOf(call, status)
      expect([call, schema.safeParse(JSON.parse(text)).error]).toEqual([call, undefined])
      expect([call, schema.safeParse({}).success]).toEqual([call, false])
    }
  })

  it('is what the description says when it refuses', async () => {
    const errorBody = z.fromJSONSchema(document.components.schemas.ErrorBody)
    for (const call of ['GET /api/customers/customers', 'POST /api/offers', 'GET /api/trades/:tradeNumber']) {
      const { status, text } = await askWithoutProof(call)
      expect([call, status >= 400, errorBody.safeParse(JSON.parse(text)).error]).toEqual([
        call,
        true,
        undefined,
      ])
    }
  })
})

describe('the document', () => {
  it('is the same on every host of the shop', async () => {
    const hosts = [...Object.values(MARKET_HOSTS), WIDGET_HOST, PARTNER_HOST]
    const answers = await Promise.all(hosts.map((host) => store.shop.get(host, OPENAPI_PATH)))
    expect(answers.map(({ status }) => status)).toEqual(hosts.map(() => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('may be kept, is compressed and is not sent to whoever has it', async () => {
    const { headers } = await store.shop.get(HOST, OPENAPI_PATH, { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
    })
    const again = await store.shop.get(HOST, OPENAPI_PATH, { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })
})
