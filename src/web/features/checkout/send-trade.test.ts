import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuestAccount } from '#contracts/customers.ts'
import { TRADE_REQUEST } from '#contracts/trades.ts'
import { type Cart, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { login } from '#web/platform/account/account-session.ts'
import { endSession, setCustomerData } from '#web/platform/account/account-store.ts'
import { buildCustomer, createTokens } from '../../../../tests/support/account-browser.ts'
import {
  type ReceivedRequest,
  sendJson,
  startServer,
  type TestServer,
} from '../../../../tests/support/http-server.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { sendTrade } from './send-trade.ts'

const OFFER_ID = '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11'
const IDEMPOTENCY_KEY = '5d1a0a53-93a4-4a5e-8a44-b8d6a5a4f2a7'

const OLD_CUSTOMER: GuestAccount = { customerNumber: 20_000_001, key: 'oldoldoldoldoldoldoldo' }
const NEW_CUSTOMER: GuestAccount = { customerNumber: 20_000_002, key: 'newnewnewnewnewnewnewn' }

const TRADE = { transactionId: 1_000_001, tradeNumber: '4F7K-22QM', key: 'l4_Zk-9aTqW0xYbC1dEfGh' }

const CART: Cart = replaceDevices({ ...EMPTY_CART, voucher: { code: 'HERBST', value: 10 } }, [
  {
    offerId: OFFER_ID,
    deviceId: 7,
    categoryId: 'phones',
    storageGb: 128,
    conditionId: 4,
    name: 'Apple iPhone 13',
    url: 'apple-iphone-13',
    image: '/pictures/x.svg',
    price: 280,
    currency: 'EUR',
    quantity: 2,
    expiresAtMs: 1_000,
  },
])

const refusal = (field: string, key: string) => ({
  statusCode: 422,
  id: 'INVALID_FIELDS',
  message: 'Some fields are missing or invalid. Correct them and try again.',
  errors: [{ field, key }],
})

const CUSTOMER_UNKNOWN = refusal('customer.customerNumber', 'CUSTOMER_UNKNOWN')

let server: TestServer
let sentAs: (number | 'account')[]

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

/** What the server says to a trade, by the customer number in it. */
const answerTrades = (answer: (customerNumber: number) => { status: number; body: unknown }) => {
  server.respond = ({ path, body }, response) => {
    if (path === '/api/customers/guest_account_number') return sendJson(response, 201, NEW_CUSTOMER)
    const { status, body: answered } = answer(JSON.parse(body).customer?.customerNumber ?? 0)
    return sendJson(response, status, answered)
  }
}

beforeEach(() => {
  server.requests.length = 0
  sentAs = []
  answerTrades(() => ({ status: 201, body: TRADE }))
  const { fetch } = globalThis
  // What a browser does with a relative address.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const send = (draft: Partial<Draft> = {}, { cart = CART, isSignedIn = false } = {}) =>
  sendTrade({
    draft: { ...EMPTY_DRAFT, ...draft },
    cart,
    idempotencyKey: IDEMPOTENCY_KEY,
    isSignedIn,
    onSend: (customer) => void sentAs.push(customer?.customerNumber ?? 'account'),
  })

const trades = () => server.requests.filter(({ path }) => path === '/api/trades')
const guests = () => server.requests.filter(({ path }) => path !== '/api/trades')
const readKey = ({ headers }: ReceivedRequest) => headers['idempotency-key']

describe('a sale', () => {
  it('of a new guest requests a customer number first', async () => {
    expect(await send()).toEqual({ kind: 'ok', data: TRADE })
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect({ guestsCount: guests().length, sentAs }).toEqual({ guestsCount: 1, sentAs: [20_000_002] })
  })

  it('of a guest with a number is sent at once', async () => {
    expect(await send({ customer: OLD_CUSTOMER })).toEqual({ kind: 'ok', data: TRADE })
    expect({ guestsCount: guests().length, sentAs }).toEqual({ guestsCount: 0, sentAs: [20_000_001] })
  })

  it('says what the server needs: offers and quantities, never a price', async () => {
    await send({ customer: OLD_CUSTOMER, email: 'maria@example.org' })
    const [request] = trades() as [ReceivedRequest]
    const sent = TRADE_REQUEST.parse(JSON.parse(request.body))
    expect(readKey(request)).toBe(IDEMPOTENCY_KEY)
    expect(sent.customer).toEqual(OLD_CUSTOMER)
    expect(sent.lines).toEqual([{ offerId: OFFER_ID, quantity: 2 }])
    expect({ voucherCode: sent.voucherCode, email: sent.seller.email }).toEqual({
      voucherCode: 'HERBST',
      email: 'maria@example.org',
    })
    expect({ ownsDevices: sent.seller.ownsDevices, acceptsTerms: sent.seller.acceptsTerms }).toEqual({
      ownsDevices: true,
      acceptsTerms: true,
    })
    expect(request.body).not.toContain('280')
  })

  it('without a voucher names none', async () => {
    await send({ customer: OLD_CUSTOMER }, { cart: { ...CART, voucher: null } })
    expect(JSON.parse(trades()[0]?.body ?? '').voucherCode).toBeNull()
  })

  it('names the seller’s own rule for a counter-offer, or none', async () => {
    const acceptRule = { minShareBp: 9_000, otherwise: 'RETURN' as const }
    await send({ customer: OLD_CUSTOMER, acceptRule })
    await send({ customer: OLD_CUSTOMER })
    const rules = trades().map(({ body }) => TRADE_REQUEST.parse(JSON.parse(body)).acceptRule)
    expect(rules).toEqual([acceptRule, null])
  })
})

describe('a customer number that the server has forgotten', () => {
  it('is replaced once, and the sale is still the same one', async () => {
    answerTrades((customerNumber) =>
      customerNumber === OLD_CUSTOMER.customerNumber
        ? { status: 422, body: CUSTOMER_UNKNOWN }
        : { status: 201, body: TRADE },
    )
    expect(await send({ customer: OLD_CUSTOMER })).toEqual({ kind: 'ok', data: TRADE })
    expect({ guestsCount: guests().length, sentAs }).toEqual({
      guestsCount: 1,
      sentAs: [20_000_001, 20_000_002],
    })
    expect(trades().map(readKey)).toEqual([IDEMPOTENCY_KEY, IDEMPOTENCY_KEY])
  })

  it('is replaced only once: then the server’s refusal counts', async () => {
    answerTrades(() => ({ status: 422, body: CUSTOMER_UNKNOWN }))
    expect(await send({ customer: OLD_CUSTOMER })).toEqual({ kind: 'refused', error: CUSTOMER_UNKNOWN })
    expect({ guestsCount: guests().length, sentAs }).toEqual({
      guestsCount: 1,
      sentAs: [20_000_001, 20_000_002],
    })
  })

  it('is not replaced when something else is wrong', async () => {
    const error = refusal('seller.zip', 'ZIP_FORMAT')
    answerTrades(() => ({ status: 422, body: error }))
    expect(await send({ customer: OLD_CUSTOMER })).toEqual({ kind: 'refused', error })
    expect(guests()).toEqual([])
  })
})

describe('a sale that cannot be sent', () => {
  it('is not sent without a customer number, and says why there is none', async () => {
    const error = { statusCode: 429, id: 'TOO_MANY_REQUESTS', message: 'Too many requests.' }
    server.respond = (_, response) => sendJson(response, 429, error)
    expect(await send()).toEqual({ kind: 'refused', error })
    expect({ trades: trades(), sentAs }).toEqual({ trades: [], sentAs: [] })
  })

  it('has been stored before the answer was lost', async () => {
    server.respond = (_, response) => void response.destroy()
    expect(await send({ customer: OLD_CUSTOMER })).toEqual({ kind: 'noAnswer' })
    expect({ tradesCount: trades().length, guestsCount: guests().length, sentAs }).toEqual({
      tradesCount: 1,
      guestsCount: 0,
      sentAs: [20_000_001],
    })
  })
})

describe('a sale of a signed-in customer', () => {
  const signIn = async () => {
    const tokens = createTokens()
    await login(tokens, { email: 'maria@example.org', password: 'x', isRemembered: false })
    return { accessToken: tokens.access_token }
  }

  it('goes into the account: by the token, without a customer number', async () => {
    const { accessToken } = await signIn()
    expect(await send({ customer: OLD_CUSTOMER }, { isSignedIn: true })).toEqual({ kind: 'ok', data: TRADE })
    const [request] = trades() as [ReceivedRequest]
    expect(TRADE_REQUEST.parse(JSON.parse(request.body)).customer).toBeNull()
    expect({ authorization: request.headers.authorization, key: readKey(request) }).toEqual({
      authorization: `Bearer ${accessToken}`,
      key: IDEMPOTENCY_KEY,
    })
    expect({ guestsCount: guests().length, sentAs }).toEqual({ guestsCount: 0, sentAs: ['account'] })
  })

  const bankAccount = {
    '@id': '/1',
    paymentId: 'bank-1',
    paymentType: 'INVOICE' as const,
    isPrimary: false,
    accountHolder: 'Maria Schmidt',
    maskedIban: 'DE89 •••• •••• 3000',
  }

  const sentPayment = () => TRADE_REQUEST.parse(JSON.parse(trades()[0]?.body ?? '')).seller.payment

  it('names the saved account and sends no number, not even a masked one', async () => {
    await signIn()
    setCustomerData(buildCustomer({ bankAccount }))
    await send({ iban: 'DE02120300000000202051' }, { isSignedIn: true })
    expect(sentPayment()).toEqual({
      paymentTypeId: 13,
      paymentId: 'bank-1',
      iban: '',
      paypalAccount: '',
      accountHolder: '',
    })
    expect(trades()[0]?.body).not.toContain('DE89')
  })

  it('sends what was typed when another account was chosen', async () => {
    await signIn()
    setCustomerData(buildCustomer({ bankAccount }))
    await send({ iban: 'DE02120300000000202051', isAccountTyped: true }, { isSignedIn: true })
    expect(sentPayment()).toMatchObject({ iban: 'DE02120300000000202051' })
    expect(sentPayment()).not.toHaveProperty('paymentId')
  })

  it('names no saved account once the session has ended', async () => {
    await signIn()
    setCustomerData(buildCustomer({ bankAccount }))
    endSession()
    await send({ customer: OLD_CUSTOMER, iban: 'DE02120300000000202051' })
    expect(sentPayment()).toMatchObject({ iban: 'DE02120300000000202051' })
    expect(sentPayment()).not.toHaveProperty('paymentId')
  })

  it('is not silently created as a guest’s when the session has ended', async () => {
    await signIn()
    const error = { statusCode: 401, id: 'UNAUTHENTICATED', message: 'Sign in to go on.' }
    server.respond = (_, response) => sendJson(response, 401, error)
    expect(await send({ customer: OLD_CUSTOMER }, { isSignedIn: true })).toEqual({ kind: 'signedOut' })
    expect(trades().length).toBe(1)
  })
})
