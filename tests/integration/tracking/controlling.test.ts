import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ERROR_BODY } from '#contracts/errors.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { CONTROLLING_LIMIT } from '#server/http/rate-limit.ts'
import { createTestDatabase } from '../../support/database.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop
let db: Database
let visitors = 0
const nowMs = Date.parse('2026-11-15T12:00:00Z')

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  shop = await startTestShop({ db, now: () => nowMs, trustedProxies: ['127.0.0.1'] })
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

beforeEach(async () => {
  visitors += 1
  await db.$client.query('delete from controlling_event')
})

const OFFER = {
  conditionId: 4,
  currency: 'EUR',
  deviceId: 7,
  revenue: 231.5,
  productName: 'Apple iPhone 13',
}

const ANSWERED = {
  ...OFFER,
  questionsAndAnswers: [
    { question: 'INCLUDED', answers: ['CABLE', 'BOX'] },
    { question: 'POWER', answers: ['YES'] },
  ],
}

const TRADE = {
  ...OFFER,
  offerId: '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11',
  tradeId: 1_000_001,
  category: 'phones',
  voucherCode: 'WILLKOMMEN',
  voucherValue: 10,
}

const eventWith = (overrides: object = {}) => ({
  clientId: 'c-5f1d',
  applicationId: 'SELL_DE',
  url: 'https://verkaufen.example/produkte/apple-iphone-13',
  eventName: 'offer_generated',
  data: OFFER,
  ...overrides,
})

const sendText = (host: string, body: string, headers: Record<string, string> = {}) =>
  shop.send(host, '/api/controlling/controlling', {
    method: 'POST',
    // Every test is another visitor, so that the rate limit doesn't interfere.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitors}`, ...headers },
    body,
  })

const send = (host: string, event: unknown) => sendText(host, JSON.stringify(event))

const storedEvents = async () => {
  const { rows } = await db.$client.query('select * from controlling_event order by id')
  return rows
}

describe('an event for controlling', () => {
  it('is stored with all its fields', async () => {
    const { status, text, headers } = await send(MARKET_HOSTS.de, eventWith())
    expect({ status, text, cacheControl: headers['cache-control'] }).toEqual({
      status: 204,
      text: '',
      cacheControl: 'no-store',
    })
    expect(await storedEvents()).toEqual([
      {
        id: expect.any(String),
        received_at: new Date(nowMs),
        client_id: 'c-5f1d',
        application_id: 'SELL_DE',
        market: 'de',
        shop_mode: 'default',
        url: 'https://verkaufen.example/produkte/apple-iphone-13',
        event_name: 'offer_generated',
        data: OFFER,
      },
    ])
  })

  it.each<[string, object]>([
    ['offer_add_to_cart', OFFER],
    ['offer_add_to_cart', ANSWERED],
    ['offer_generated', ANSWERED],
    ['trade_created', { ...TRADE, ...ANSWERED }],
    ['trade_created', { ...TRADE, questionsAndAnswers: [] }],
    ['trade_created', TRADE],
    ['trade_created', { ...TRADE, voucherCode: '', voucherValue: 0 }],
    [
      'marketing_touchpoint',
      { referrer: 'https://search.example/', getParameter: { gclid: 'a1', utm_source: 'b' } },
    ],
    ['marketing_touchpoint', { referrer: '', getParameter: {} }],
  ])('may be %s', async (eventName, data) => {
    const { status } = await send(MARKET_HOSTS.de, eventWith({ eventName, data }))
    expect(status).toBe(204)
    expect(await storedEvents()).toMatchObject([{ event_name: eventName, data }])
  })

  it.each(MARKET_IDS)('is accepted from the application of %s in its own shop', async (id) => {
    const applicationId = MARKETS[id].applicationCode
    const { status } = await send(MARKET_HOSTS[id], eventWith({ applicationId, clientId: '' }))
    expect(status).toBe(204)
    expect(await storedEvents()).toMatchObject([{ application_id: applicationId, market: id, client_id: '' }])
  })

  it.each([
    [WIDGET_HOST, 'b2bWidget'],
    [PARTNER_HOST, 'agan'],
  ])('on %s counts for the mode %s', async (host, shopMode) => {
    expect((await send(host, eventWith())).status).toBe(204)
    expect(await storedEvents()).toMatchObject([{ shop_mode: shopMode }])
  })

  it.each([
    '/',
    '/produkte/apple-iphone-13',
    'https://verkaufen.example',
    'http://localhost:8106/clarification/{id}/{trade}',
    'https://verkaufen.example/newsletter/…',
    'https://verkaufen.example/a@b',
  ])('may come from %s', async (url) => {
    expect((await send(MARKET_HOSTS.de, eventWith({ url }))).status).toBe(204)
    expect(await storedEvents()).toMatchObject([{ url }])
  })

  it('may hold what looks like SQL: it is stored as text', async () => {
    const productName = `'); drop table controlling_event; --`
    expect((await send(MARKET_HOSTS.de, eventWith({ data: { ...OFFER, productName } }))).status).toBe(204)
    expect(await storedEvents()).toMatchObject([{ data: { productName } }])
  })
})

describe('an event of another application', () => {
  it.each(['SELL_FR', 'SELL_', 'sell_de', 'DE', ''])('is refused: %s', async (applicationId) => {
    const { status, text } = await send(MARKET_HOSTS.de, eventWith({ applicationId }))
    const { id, errors } = ERROR_BODY.parse(JSON.parse(text))
    expect({ status, id }).toEqual({ status: 422, id: 'INVALID_FIELDS' })
    expect(errors).toEqual([{ field: 'applicationId', key: 'APPLICATION_UNKNOWN' }])
    expect(await storedEvents()).toEqual([])
  })
})

const inData = (overrides: object) => ({ data: { ...OFFER, ...overrides } })

const inTouchpoint = (overrides: object) => ({
  eventName: 'marketing_touchpoint',
  data: { referrer: '', getParameter: {}, ...overrides },
})

describe('nothing is stored of', () => {
  it.each<[string, object, string]>([
    ['an unknown event', { eventName: 'purchase' }, 'eventName FIELD_FORMAT'],
    ['no event', { eventName: undefined }, 'eventName FIELD_REQUIRED'],
    ['an event without data', { data: undefined }, 'data FIELD_REQUIRED'],
    ['a field that nobody knows', { isAdmin: true }, 'isAdmin UNKNOWN_FIELD'],
    ['data that nobody knows', inData({ email: 'a@b.de' }), 'data.email UNKNOWN_FIELD'],
    ['data of a trade in an offer', { data: TRADE }, 'data.offerId UNKNOWN_FIELD'],
    ['a trade without its offer', { eventName: 'trade_created', data: OFFER }, 'data.offerId FIELD_REQUIRED'],
    ['no client field', { clientId: undefined }, 'clientId FIELD_REQUIRED'],
    ['a long client id', { clientId: 'x'.repeat(65) }, 'clientId FIELD_TOO_BIG'],
    ['a client id that cannot be stored', { clientId: 'a\0b' }, 'clientId FIELD_CHARACTERS'],
    ['half of a character', inData({ productName: '\ud800' }), 'data.productName FIELD_FORMAT'],
    ['a name that cannot be stored', inData({ productName: 'a\0' }), 'data.productName FIELD_CHARACTERS'],
    ['a price below zero', inData({ revenue: -1 }), 'data.revenue FIELD_TOO_SMALL'],
    ['a price beyond everything', inData({ revenue: 1e300 }), 'data.revenue FIELD_TOO_BIG'],
    ['a price as text', inData({ revenue: '231' }), 'data.revenue FIELD_TYPE'],
    ['a sixth condition', inData({ conditionId: 6 }), 'data.conditionId FIELD_TOO_BIG'],
    [
      'an answer in free text',
      inData({ questionsAndAnswers: [{ question: 'POWER', answers: ['call a@b.de'] }] }),
      'data.questionsAndAnswers.0.answers.0 FIELD_FORMAT',
    ],
    [
      'a question in free text',
      inData({ questionsAndAnswers: [{ question: 'a@b.de', answers: ['YES'] }] }),
      'data.questionsAndAnswers.0.question FIELD_FORMAT',
    ],
    [
      'a question without an answer',
      inData({ questionsAndAnswers: [{ question: 'POWER', answers: [] }] }),
      'data.questionsAndAnswers.0.answers FIELD_TOO_SMALL',
    ],
    [
      'a question that is answered twice',
      inData({
        questionsAndAnswers: [
          { question: 'POWER', answers: ['YES'] },
          { question: 'POWER', answers: ['NO'] },
        ],
      }),
      'data.questionsAndAnswers FIELD_FORMAT',
    ],
    [
      'more questions than any device has',
      inData({
        questionsAndAnswers: Array.from({ length: 41 }, (_, index) => ({
          question: `Q${index}`,
          answers: ['YES'],
        })),
      }),
      'data.questionsAndAnswers FIELD_TOO_BIG',
    ],
    [
      'answers where nothing was offered',
      inTouchpoint({ questionsAndAnswers: [] }),
      'data.questionsAndAnswers UNKNOWN_FIELD',
    ],
    ['money of another country', inData({ currency: 'USD' }), 'data.currency FIELD_FORMAT'],
    ['an address with a query', { url: '/kasse?mail=a@b.de' }, 'url FIELD_FORMAT'],
    ['an address with an empty query', { url: 'https://verkaufen.example/?' }, 'url FIELD_FORMAT'],
    ['an address with a fragment', { url: '/kasse#token' }, 'url FIELD_FORMAT'],
    ['an address with a password', { url: 'https://me:secret@verkaufen.example/' }, 'url FIELD_FORMAT'],
    ['an address that is a script', { url: 'javascript:alert(1)' }, 'url FIELD_FORMAT'],
    ['an address without its protocol', { url: '//verkaufen.example/' }, 'url FIELD_FORMAT'],
    ['no address', { url: '' }, 'url FIELD_FORMAT'],
    ['a long address', { url: `/${'x'.repeat(2_048)}` }, 'url FIELD_TOO_BIG'],
    [
      'a parameter that names no campaign',
      inTouchpoint({ getParameter: { email: 'a@b.de' } }),
      'data.getParameter.email UNKNOWN_FIELD',
    ],
    ['a long referrer', inTouchpoint({ referrer: 'x'.repeat(2_049) }), 'data.referrer FIELD_TOO_BIG'],
  ])('%s', async (_, overrides, expected) => {
    const { status, text } = await send(MARKET_HOSTS.de, eventWith(overrides))
    const { id, errors = [] } = ERROR_BODY.parse(JSON.parse(text))
    expect({ status, id }).toEqual({ status: 400, id: 'INVALID_REQUEST' })
    expect(errors.map(({ field, key }) => `${field} ${key}`)).toContain(expected)
    expect(await storedEvents()).toEqual([])
  })

  it.each([
    ['a body that is none', '', 400],
    ['half a body', '{"clientId":', 400],
    ['a list', '[]', 400],
    ['a prototype', `{"__proto__":{"clientId":""},${JSON.stringify(eventWith()).slice(1)}`, 400],
    ['a body beyond its limit', JSON.stringify(eventWith({ clientId: 'x'.repeat(9_000) })), 413],
  ])('%s', async (_, body, expected) => {
    const { status, text } = await sendText(MARKET_HOSTS.de, body)
    expect({ status, id: ERROR_BODY.parse(JSON.parse(text)).id }).toEqual({
      status: expected,
      id: 'INVALID_REQUEST',
    })
    expect(await storedEvents()).toEqual([])
  })

  it('a form on another site, which sends no JSON', async () => {
    const type = { 'content-type': 'text/plain' }
    expect((await sendText(MARKET_HOSTS.de, JSON.stringify(eventWith()), type)).status).toBe(400)
    expect(await storedEvents()).toEqual([])
  })
})

it('a visitor who sends too many events is rate limited, and nobody else is', async () => {
  const answers = await Promise.all(
    Array.from({ length: CONTROLLING_LIMIT.max }, () => send(MARKET_HOSTS.de, eventWith())),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  const refused = await send(MARKET_HOSTS.de, eventWith())
  expect({ status: refused.status, id: JSON.parse(refused.text).id }).toEqual({
    status: 429,
    id: 'TOO_MANY_REQUESTS',
  })
  const other = { 'x-forwarded-for': '198.51.100.1' }
  expect((await sendText(MARKET_HOSTS.de, JSON.stringify(eventWith()), other)).status).toBe(204)
})

describe('when the event cannot be stored', () => {
  const FAILED = {
    statusCode: 503,
    id: 'CONTROLLING_FAILED',
    message: 'error creating controlling order',
  }

  const failures = () => shop.logs.filter(({ msg }) => msg === 'request failed')

  it('the answer says so, and the log says why without quoting the event', async () => {
    await db.$client.query('alter table controlling_event rename to controlling_event_away')
    try {
      const { status, text } = await send(MARKET_HOSTS.de, eventWith())
      expect({ status, parse: JSON.parse(text) }).toEqual({ status: 503, parse: FAILED })
    } finally {
      await db.$client.query('alter table controlling_event_away rename to controlling_event')
    }
    const logged = JSON.stringify(failures())
    expect(logged).toContain('relation \\"controlling_event\\" does not exist')
    expect(logged).not.toMatch(/c-5f1d|iPhone/)
  })

  it('because the database is away, the answer is the same', async () => {
    const url = 'postgres://shop@127.0.0.1:1/none'
    const away = openDatabase({ url, maxConnections: 1, onError: () => undefined })
    const withoutDatabase = await startTestShop({ db: away })
    try {
      const { status, text } = await withoutDatabase.send(MARKET_HOSTS.de, '/api/controlling/controlling', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(eventWith()),
      })
      expect({ status, parse: JSON.parse(text) }).toEqual({ status: 503, parse: FAILED })
    } finally {
      await withoutDatabase.close()
      await away.$client.end()
    }
  })
})
