import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ERROR_BODY } from '#contracts/errors.ts'
import { registerErrorHandler } from '#server/http/error-handler.ts'

const BODY = z.strictObject({
  name: z.string().min(2).max(5),
  kind: z.enum(['A', 'B']),
  amount: z.number().min(1).max(10),
  seller: z.strictObject({ zip: z.string().regex(/^\d{5}$/), city: z.string().optional() }),
  lines: z.array(z.strictObject({ quantity: z.number().int() })).min(1),
  answers: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
})

const VALID = {
  name: 'Anna',
  kind: 'A',
  amount: 5,
  seller: { zip: '10115' },
  lines: [{ quantity: 1 }],
}

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(app)
  app.post('/form', { schema: { body: BODY } }, async () => 'taken')
  app.get('/list', { schema: { querystring: z.strictObject({ ids: z.string() }) } }, async () => 'taken')
  const EVENT = z.discriminatedUnion('event', [z.strictObject({ event: z.literal('sale') })])
  app.post('/event', { schema: { body: EVENT } }, async () => 'taken')
  await app.ready()
})

afterAll(() => app.close())

const post = (payload: unknown, url = '/form') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })

const errorsOf = (text: string) => ERROR_BODY.parse(JSON.parse(text)).errors

const without = (field: keyof typeof VALID) => ({ ...VALID, [field]: undefined })

describe('a request that fails its schema', () => {
  it.each<[string, object, object[]]>([
    ['text is missing', without('name'), [{ field: 'name', key: 'FIELD_REQUIRED' }]],
    ['choice is missing', without('kind'), [{ field: 'kind', key: 'FIELD_REQUIRED' }]],
    ['part is missing', without('seller'), [{ field: 'seller', key: 'FIELD_REQUIRED' }]],
    [
      'field of a part is missing',
      { ...VALID, seller: {} },
      [{ field: 'seller.zip', key: 'FIELD_REQUIRED' }],
    ],
    ['field is null', { ...VALID, name: null }, [{ field: 'name', key: 'FIELD_TYPE' }]],
    ['number is text', { ...VALID, amount: '5' }, [{ field: 'amount', key: 'FIELD_TYPE' }]],
    [
      'number is too big',
      { ...VALID, amount: 11 },
      [{ field: 'amount', key: 'FIELD_TOO_BIG', params: { max: 10 } }],
    ],
    [
      'number is too small',
      { ...VALID, amount: 0 },
      [{ field: 'amount', key: 'FIELD_TOO_SMALL', params: { min: 1 } }],
    ],
    [
      'text is too long',
      { ...VALID, name: 'Annabel' },
      [{ field: 'name', key: 'FIELD_TOO_BIG', params: { max: 5 } }],
    ],
    [
      'list is empty',
      { ...VALID, lines: [] },
      [{ field: 'lines', key: 'FIELD_TOO_SMALL', params: { min: 1 } }],
    ],
    ['choice is none of these', { ...VALID, kind: 'C' }, [{ field: 'kind', key: 'FIELD_FORMAT' }]],
    [
      'text has another form',
      { ...VALID, seller: { zip: '1011' } },
      [{ field: 'seller.zip', key: 'FIELD_FORMAT' }],
    ],
    [
      'second line is wrong',
      { ...VALID, lines: [{ quantity: 1 }, { quantity: 'x' }] },
      [{ field: 'lines.1.quantity', key: 'FIELD_TYPE' }],
    ],
    [
      'code has another form',
      { ...VALID, answers: { 'a/b': 'x' } },
      [{ field: 'answers.a.b', key: 'FIELD_FORMAT' }],
    ],
  ])('is refused at the field whose %s', async (_, body, errors) => {
    const { statusCode, body: text } = await post(body)
    expect(statusCode).toBe(400)
    expect(JSON.parse(text)).toEqual({
      statusCode: 400,
      id: 'INVALID_REQUEST',
      message: expect.any(String),
      errors,
    })
  })

  it('reports every unknown field by its name', async () => {
    const { body } = await post({ ...VALID, price: 1, admin: true, seller: { zip: '10115', role: 'x' } })
    expect(errorsOf(body)).toEqual([
      { field: 'seller.role', key: 'UNKNOWN_FIELD' },
      { field: 'price', key: 'UNKNOWN_FIELD' },
      { field: 'admin', key: 'UNKNOWN_FIELD' },
    ])
  })

  it('reports all its fields at once', async () => {
    const { body } = await post({})
    expect(errorsOf(body)?.map(({ field, key }) => `${field} ${key}`)).toEqual([
      'name FIELD_REQUIRED',
      'kind FIELD_REQUIRED',
      'amount FIELD_REQUIRED',
      'seller FIELD_REQUIRED',
      'lines FIELD_REQUIRED',
    ])
  })

  it.each([[[]], ['text'], [null], [3]])(
    'is reported as "body" if it is not an object: %j',
    async (payload) => {
      expect(errorsOf((await post(payload)).body)).toEqual([{ field: 'body', key: 'FIELD_TYPE' }])
    },
  )

  it('is reported as "body" if it is missing', async () => {
    const { body } = await app.inject({ method: 'POST', url: '/form' })
    expect(errorsOf(body)).toEqual([{ field: 'body', key: 'FIELD_REQUIRED' }])
  })

  it('names the query as the failing part', async () => {
    const { body } = await app.inject({ method: 'GET', url: '/list?x=1' })
    expect(errorsOf(body)).toEqual([
      { field: 'ids', key: 'FIELD_REQUIRED' },
      { field: 'x', key: 'UNKNOWN_FIELD' },
    ])
  })

  it.each([
    [{}, 'FIELD_REQUIRED'],
    [{ event: 'theft' }, 'FIELD_FORMAT'],
  ])('with a wrong discriminator names that field: %j', async (payload, key) => {
    expect(errorsOf((await post(payload, '/event')).body)).toEqual([{ field: 'event', key }])
  })

  it('reports at most twenty errors, with names of at most a hundred characters', async () => {
    const strange = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`${index}`.padEnd(500, 'x'), 1]),
    )
    const errors = errorsOf((await post({ ...VALID, ...strange })).body) ?? []
    expect(errors.length).toBe(20)
    expect(Math.max(...errors.map(({ field }) => field.length))).toBe(100)
  })

  it('never echoes the values it sent', async () => {
    const secret = 'hunter2-4c81'
    const body = {
      ...VALID,
      name: secret,
      kind: secret,
      amount: secret,
      seller: { zip: secret },
      lines: secret,
    }
    const answer = await post({ ...body, extra: secret })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain(secret)
  })

  it('is different from a valid one, which is accepted', async () => {
    expect((await post(VALID)).body).toBe('taken')
  })
})
