import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IndividualOfferRequest } from '#contracts/trades.ts'
import { EXAMPLE_COMPANY } from '../../support/example-operator.ts'
import { type OfferFacts, type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

async function requestWith(
  overrides: Partial<IndividualOfferRequest> = {},
  facts: Partial<OfferFacts> = {},
): Promise<IndividualOfferRequest> {
  const offers = await store.storeOffers({ shopMode: 'b2bWidget', ...facts })
  return {
    lines: offers.map((offer) => ({ ...offer, quantity: 40 })),
    companyName: 'Muster Technik GmbH',
    contactPerson: 'Zofia Müller-Łuczak',
    email: 'Desk@Muster-Technik.example',
    phone: '030 123456',
    message: 'All from one office.\nPick-up would be best.',
    ...overrides,
  }
}

const send = (request: unknown, key: string = randomUUID(), host = WIDGET_HOST) =>
  store.sale(host, 'de').post('/api/individual-offers', request, key)

interface Call {
  readonly key?: string
  readonly host?: string
}

interface ExpectedErrors {
  readonly status: number
  readonly id: string
  readonly errors?: readonly object[]
}

/** Expects a refusal, and that nothing was stored. */
async function expectErrors(request: unknown, expected: ExpectedErrors, call: Call = {}): Promise<void> {
  const before = await store.countRows()
  const { status, text } = await send(request, call.key, call.host)
  const { id, errors } = JSON.parse(text)
  expect({ status, id, errors }).toEqual(expected)
  expect(await store.countRows()).toEqual(before)
}

const findRequest = async (requestId: number) => {
  const { rows } = await store.db.$client.query('select * from individual_offer_request where id = $1', [
    requestId,
  ])
  return rows[0]
}

describe('a request for an individual offer', () => {
  it('is stored with the cart and its total', async () => {
    const request = await requestWith()
    const { status, headers, text } = await send(request)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 201,
      cacheControl: 'no-store',
    })
    expect(await findRequest(JSON.parse(text).requestId)).toMatchObject({
      market: 'de',
      shop_mode: 'b2bWidget',
      company_name: 'Muster Technik GmbH',
      currency: 'EUR',
      email: 'desk@muster-technik.example',
      phone: '+4930123456',
      lines: request.lines,
      message: 'All from one office.\nPick-up would be best.',
      total_in_cents: String(40 * 28_000),
    })
  })

  it('may be far above the limit of trades, or below it', async () => {
    const lines = (offers: { offerId: string }[], quantity: number) =>
      offers.map(({ offerId }) => ({ offerId, quantity }))
    const many = await store.storeOffers({ shopMode: 'b2bWidget', count: 300 })
    expect((await send(await requestWith({ lines: lines(many, 500) }))).status).toBe(201)
    expect((await send(await requestWith({ lines: lines(many.slice(0, 1), 1) }))).status).toBe(201)
  })

  it('is one request, however often it is sent with the same key', async () => {
    const request = await requestWith()
    const key = randomUUID()
    const before = await store.countRows()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await store.countRows()).toEqual({
      ...before,
      individual_offer_request: before.individual_offer_request + 1,
      outbox: before.outbox + 2,
    })
  })

  it('keeps its key: another cart with the same key is refused, not lost silently', async () => {
    const key = randomUUID()
    const { requestId } = JSON.parse((await send(await requestWith(), key)).text)
    await expectErrors(
      await requestWith({ message: 'Another list.' }),
      {
        status: 409,
        id: 'IDEMPOTENCY_KEY_REUSED',
        errors: [{ field: 'idempotency-key', key: 'REQUEST_EXISTS', params: { requestId } }],
      },
      { key },
    )
  })

  it('is mailed to the desk and confirmed to the sender, once each', async () => {
    const { requestId } = JSON.parse((await send(await requestWith())).text)
    await store.drain()
    await store.drain()
    const desk = await store.mailbox.find(`REQUEST_DESK:${requestId}`)
    const { helpDeskMail: recipient } = EXAMPLE_COMPANY
    expect({ to: desk?.to, replyTo: desk?.replyTo }).toEqual({
      to: recipient,
      replyTo: 'desk@muster-technik.example',
    })
    expect(desk?.subject).toContain(String(requestId))
    const seller = await store.mailbox.find(`REQUEST_SELLER:${requestId}`)
    expect({ to: seller?.to, replyTo: seller?.replyTo }).toEqual({
      to: 'desk@muster-technik.example',
      replyTo: recipient,
    })
    const findPart = (mail: typeof desk, part: string) => ({
      part,
      hasText: mail?.text.includes(part),
      hasHtml: mail?.html.includes(part),
    })
    const typed = ['Muster Technik GmbH', 'Zofia Müller-Łuczak', 'Pick-up']
    for (const part of ['Apple iPhone 13', '11.200,00', ...typed])
      expect(findPart(desk, part)).toEqual({ part, hasText: true, hasHtml: true })
    for (const part of ['Apple iPhone 13', '11.200,00'])
      expect(findPart(seller, part)).toEqual({ part, hasText: true, hasHtml: true })
    // Anyone can type anyone's address: nothing else that was typed is sent there.
    for (const part of typed) expect(findPart(seller, part)).toEqual({ part, hasText: false, hasHtml: false })
    const mails = (await store.mailbox.list()).filter(({ id }) => id.endsWith(`:${requestId}`))
    expect(mails).toHaveLength(2)
  })

  it.each([...Object.values(MARKET_HOSTS), PARTNER_HOST])('does not exist on %s', async (host) => {
    await expectErrors(await requestWith(), { status: 404, id: 'NOT_FOUND' }, { host })
  })
})

describe('a request is refused', () => {
  it.each<[string, Partial<IndividualOfferRequest>, string, object?]>([
    ['companyName', { companyName: ' ' }, 'FIELD_REQUIRED'],
    ['companyName', { companyName: 'x'.repeat(101) }, 'FIELD_TOO_LONG', { max: 100 }],
    ['companyName', { companyName: 'Muster\u2028Bcc: all' }, 'FIELD_CHARACTERS'],
    ['companyName', { companyName: 'Win at evil.com' }, 'FIELD_CONTACT_DETAILS'],
    ['contactPerson', { contactPerson: 'Ruf 0900 1234567' }, 'FIELD_CONTACT_DETAILS'],
    ['contactPerson', { contactPerson: 'anna@evil.com' }, 'FIELD_CONTACT_DETAILS'],
    ['contactPerson', { contactPerson: '' }, 'FIELD_REQUIRED'],
    ['contactPerson', { contactPerson: '42' }, 'FIELD_CHARACTERS'],
    ['email', { email: '' }, 'FIELD_REQUIRED'],
    ['email', { email: 'desk@muster' }, 'EMAIL_FORMAT'],
    ['phone', { phone: '12' }, 'PHONE_FORMAT'],
    ['message', { message: '<a href=x>' }, 'FIELD_CHARACTERS'],
  ])('for its %s: %j', async (field, overrides, key, params) => {
    const error = { field, key, ...(params ? { params } : {}) }
    await expectErrors(await requestWith(overrides), { status: 422, id: 'INVALID_FIELDS', errors: [error] })
  })

  it.each<[string, Partial<OfferFacts>, string]>([
    ['of a private shop', { shopMode: 'default' }, 'OFFER_UNKNOWN'],
    ['that has ended', { expiresAtMs: 0 }, 'OFFER_EXPIRED'],
  ])('for an offer %s', async (_, facts, key) => {
    const error = { field: 'lines.0.offerId', key }
    await expectErrors(await requestWith({}, facts), { status: 422, id: 'INVALID_FIELDS', errors: [error] })
  })

  it('for too many devices of one kind', async () => {
    const { lines, ...request } = await requestWith()
    const tooMany = lines.map((line) => ({ ...line, quantity: 501 }))
    const error = { field: 'lines.0.quantity', key: 'QUANTITY_RANGE', params: { min: 1, max: 500 } }
    await expectErrors({ ...request, lines: tooMany }, { status: 422, id: 'INVALID_FIELDS', errors: [error] })
  })

  it.each<[string, object, object]>([
    ['a price', { totalInCents: 1 }, { field: 'totalInCents', key: 'UNKNOWN_FIELD' }],
    ['no lines', { lines: [] }, { field: 'lines', key: 'FIELD_TOO_SMALL', params: { min: 1 } }],
    [
      'a novel',
      { message: 'x'.repeat(2_001) },
      { field: 'message', key: 'FIELD_TOO_BIG', params: { max: 2_000 } },
    ],
  ])('for %s, which no form sends', async (_, overrides, error) => {
    const request = { ...(await requestWith()), ...overrides }
    await expectErrors(request, { status: 400, id: 'INVALID_REQUEST', errors: [error] })
  })

  it('without a key', async () => {
    const error = { field: 'idempotency-key', key: 'FIELD_REQUIRED' }
    await expectErrors(
      await requestWith(),
      { status: 400, id: 'INVALID_REQUEST', errors: [error] },
      { key: '' },
    )
  })
})
