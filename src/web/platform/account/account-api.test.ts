import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ACTIVATE_REQUEST,
  CHANGE_PASSWORD_REQUEST,
  FORGOT_PASSWORD_REQUEST,
  LOGIN_REQUEST,
  REGISTRATION_REQUEST,
  RESET_PASSWORD_REQUEST,
} from '#contracts/account.ts'
import { activate, changePassword, signIn } from '#web/platform/account/account-api.ts'
import { logout } from '#web/platform/account/account-session.ts'
import { getAccount } from '#web/platform/account/account-store.ts'
import { register, requestPasswordMail, resetPassword } from '#web/platform/account/guest-api.ts'
import { buildToken, CUSTOMER_ID, createTokens } from '../../../../tests/support/account-browser.ts'
import { stubConsentBrowser } from '../../../../tests/support/consent-browser.ts'
import { sendJson, startServer, type TestServer } from '../../../../tests/support/http-server.ts'

let server: TestServer
let page: { dataLayer?: unknown[] }
let problems: string[]

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(async () => {
  problems = []
  page = {}
  vi.spyOn(console, 'error').mockImplementation((problem: string) => void problems.push(problem))
  vi.stubGlobal('window', page)
  stubConsentBrowser('granted')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
  // First, because logging out asks the server when another file of this worker has left a customer signed in.
  server.respond = (_, response) => void response.writeHead(204).end()
  await logout()
  server.requests.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const body = () => JSON.parse(server.requests[0]?.body ?? '')
const answer = (status: number, data: unknown) => {
  server.respond = (_, response) => sendJson(response, status, data)
}

const refusal = (statusCode: number, id: string) => ({ statusCode, id, message: '' })

const MARIA = { email: ' Maria@Example.org ', password: 'ein langer Satz', isRemembered: false }

describe('signing in', () => {
  it('takes the address in small letters, and reports nothing about the person', async () => {
    answer(200, createTokens())
    expect((await signIn(MARIA)).kind).toBe('ok')
    expect(LOGIN_REQUEST.parse(body())).toEqual({
      username: 'maria@example.org',
      password: 'ein langer Satz',
    })
    expect({ isLoggedIn: getAccount().isLoggedIn, email: getAccount().email }).toEqual({
      isLoggedIn: true,
      email: 'maria@example.org',
    })
    expect(page.dataLayer).toEqual([{ event: 'login', method: 'password' }])
  })

  it.each([
    [401, 'LOGIN_FAILED'],
    [503, 'UNAVAILABLE'],
  ])('that is refused (%d %s) reports no login', async (status, id) => {
    answer(status, refusal(status, id))
    expect(await signIn(MARIA)).toEqual({ kind: 'refused', error: refusal(status, id) })
    expect({ isLoggedIn: getAccount().isLoggedIn, dataLayer: page.dataLayer }).toEqual({
      isLoggedIn: false,
      dataLayer: undefined,
    })
  })

  it('that comes too often says how long to wait', async () => {
    server.respond = (_, response) => {
      response.writeHead(429, { 'retry-after': '120' }).end(JSON.stringify(refusal(429, 'TOO_MANY_REQUESTS')))
    }
    expect(await signIn(MARIA)).toMatchObject({ kind: 'refused', retryAfterSeconds: 120 })
  })

  it('without a token in the answer is no sign-in', async () => {
    answer(200, {})
    expect(await signIn(MARIA)).toEqual({ kind: 'noAnswer' })
    expect(getAccount().isLoggedIn).toBe(false)
  })
})

describe('registering', () => {
  const person = {
    ...MARIA,
    firstName: 'Maria',
    lastName: 'Schmidt',
    company: null,
    address: null,
    payment: null,
    market: 'de' as const,
  }

  it('sends what the specification asks for', async () => {
    answer(202, { status: 'ok' })
    expect(await register(person)).toEqual({ kind: 'ok', data: null })
    expect(REGISTRATION_REQUEST.parse(body())).toEqual({
      enabled: true,
      firstName: 'Maria',
      lastName: 'Schmidt',
      username: 'maria@example.org',
      email: 'maria@example.org',
      credentials: [{ type: 'password', value: 'ein langer Satz', temporary: false }],
      requiredActions: [],
      groups: [],
      attributes: { locale: ['de'] },
      Address: null,
      Payment: null,
    })
    expect(page.dataLayer).toEqual([{ event: 'registration', customerType: 'private' }])
  })

  it('sends address and payout account along where the customer has filled them in', async () => {
    answer(202, { status: 'ok' })
    const address = {
      street: 'Hauptstraße 1a',
      houseNumber: '',
      addressExtra: '',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
    }
    const payment = { paymentTypeId: 14, paypalAccount: 'maria@example.net' }
    await register({ ...person, address, payment })
    expect(REGISTRATION_REQUEST.parse(body())).toMatchObject({ Address: address, Payment: payment })
  })

  it('names the company of a business', async () => {
    answer(202, { status: 'ok' })
    await register({ ...person, company: { companyName: 'Muster GmbH', vatId: 'DE136695976' } })
    expect(REGISTRATION_REQUEST.parse(body())).toMatchObject({
      companyName: 'Muster GmbH',
      vatId: 'DE136695976',
    })
    expect(page.dataLayer).toEqual([{ event: 'registration', customerType: 'business' }])
  })

  it('that is refused reports no registration', async () => {
    answer(422, refusal(422, 'INVALID_FIELDS'))
    expect((await register(person)).kind).toBe('refused')
    expect(page.dataLayer).toBeUndefined()
  })
})

describe('the link of the first mail', () => {
  const shop = (activateResult: unknown, activated: unknown) => {
    server.respond = ({ path }, response) =>
      path === '/api/account/activateRegistration'
        ? sendJson(response, 200, activateResult)
        : sendJson(response, 200, { activated })
  }
  const token = buildToken({ identifier: 'the-identifier', email: 'maria@example.org' })
  const notActivated = { kind: 'ok', data: { activated: false, email: '' } }
  const follow = () => activate('from-the-mail', 'four-small-boats')

  it('activates by the identifier that the answer holds', async () => {
    shop({ token, activated: false }, true)
    expect(await follow()).toEqual({ kind: 'ok', data: { activated: true, email: 'maria@example.org' } })
    expect(ACTIVATE_REQUEST.parse(body())).toEqual({ password: 'four-small-boats' })
    const [first, second] = server.requests
    expect({ method: first?.method, xToken: first?.headers['x-token'] }).toEqual({
      method: 'POST',
      xToken: 'from-the-mail',
    })
    expect({ method: second?.method, path: second?.path }).toEqual({
      method: 'GET',
      path: '/api/activateCustomerByIdentifier',
    })
    expect(second?.headers['x-identifier']).toBe('the-identifier')
  })

  it.each([
    ['the server does not activate', { token, activated: false }, false],
    ['the token is empty', { token: '', activated: false }, true],
    ['the token cannot be decoded', { token: 'abc', activated: true }, true],
    ['the token has no identifier', { token: buildToken({ sub: 'x' }), activated: true }, true],
  ])('activates nobody when %s', async (_, result, activated) => {
    shop(result, activated)
    expect(await follow()).toEqual(notActivated)
    expect(problems).toEqual([])
  })

  it('without a token in the answer is an error that is reported', async () => {
    shop({ activated: true }, true)
    expect(await follow()).toEqual(notActivated)
    expect(problems).toEqual(['Token is missing from activateResult'])
    expect(server.requests).toHaveLength(1)
  })

  it.each([400, 422, 429, 503])('hands on what the server refuses (%d)', async (status) => {
    answer(status, refusal(status, 'TOKEN_INVALID'))
    expect(await follow()).toMatchObject({ kind: 'refused', error: { statusCode: status } })
  })
})

describe('a forgotten password', () => {
  it('is asked for in the language of the shop', async () => {
    expect(await requestPasswordMail(' Maria@Example.org', 'pl')).toEqual({ kind: 'ok', data: null })
    expect(FORGOT_PASSWORD_REQUEST.parse(body())).toEqual({ email: 'maria@example.org', lang: 'pl' })
  })

  it('is replaced with the token of the mail', async () => {
    expect(await resetPassword('from-the-mail', 'ein neuer Satz')).toEqual({ kind: 'ok', data: null })
    expect(RESET_PASSWORD_REQUEST.parse(body())).toEqual({ password: 'ein neuer Satz' })
    expect(server.requests[0]?.headers['x-token']).toBe('from-the-mail')
  })
})

it('a changed password names the customer and proves the old one', async () => {
  answer(200, createTokens())
  await signIn(MARIA)
  server.requests.length = 0
  server.respond = (_, response) => void response.writeHead(204).end()
  expect((await changePassword({ currentPassword: 'alt', password: 'ein neuer Satz' })).kind).toBe('ok')
  expect(CHANGE_PASSWORD_REQUEST.parse(body())).toEqual({
    currentPassword: 'alt',
    password: 'ein neuer Satz',
    userId: CUSTOMER_ID,
    email: 'maria@example.org',
  })
  expect(server.requests[0]?.headers.authorization).toMatch(/^Bearer /)
})
