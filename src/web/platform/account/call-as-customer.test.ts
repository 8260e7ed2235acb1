import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { login, logout } from '#web/platform/account/account-session.ts'
import { getAccount } from '#web/platform/account/account-store.ts'
import { callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { createTokens, OVER } from '../../../../tests/support/account-browser.ts'
import {
  type Respond,
  sendJson,
  startServer,
  type TestServer,
} from '../../../../tests/support/http-server.ts'

const PATH = '/api/customers/customers'
const UNAUTHENTICATED = { statusCode: 401, id: 'UNAUTHENTICATED', message: 'Sign in to go on.' }

let server: TestServer
/** Access tokens the server accepts. */
let accepted: Set<string>

/** Accepts known tokens only and issues a new one for every refresh. */
const shop: Respond = ({ path, headers }, response) => {
  if (path === '/api/account/loginRefresh') {
    const tokens = createTokens()
    accepted.add(tokens.access_token)
    return sendJson(response, 200, tokens)
  }
  const isKnown = accepted.has((headers.authorization ?? '').replace('Bearer ', ''))
  return isKnown
    ? sendJson(response, 200, { email: 'maria@example.org' })
    : sendJson(response, 401, UNAUTHENTICATED)
}

const paths = () => server.requests.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(async () => {
  accepted = new Set()
  server.respond = shop
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
  await logout()
  server.requests.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function signIn({ exp, isAccepted = true }: { exp?: number; isAccepted?: boolean } = {}) {
  const tokens = createTokens(exp === undefined ? {} : { exp })
  if (isAccepted) accepted.add(tokens.access_token)
  await login(tokens, { email: 'maria@example.org', password: 'x', isRemembered: false })
}

const GOOD = { kind: 'ok', data: { email: 'maria@example.org' } }

describe('a call of a customer', () => {
  it('goes out with the token', async () => {
    await signIn()
    expect(await callAsCustomer(PATH)).toEqual(GOOD)
    expect(paths()).toEqual(['customers'])
  })

  it('says nothing about its token but to the shop’s own server, and nothing at all without one', async () => {
    expect(await callAsCustomer(PATH)).toEqual({ kind: 'signedOut' })
    expect(server.requests).toEqual([])
  })

  it('gets a new token first when the time of the old one has come', async () => {
    await signIn({ exp: OVER })
    expect(await callAsCustomer(PATH)).toEqual(GOOD)
    expect(paths()).toEqual(['loginRefresh', 'customers'])
  })

  it('counts the very moment of the end as over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const exp = Math.floor(Date.now() / 1_000) + 600
    await signIn({ exp })
    vi.setSystemTime(exp * 1_000 - 1)
    await callAsCustomer(PATH)
    vi.setSystemTime(exp * 1_000)
    await callAsCustomer(PATH)
    vi.useRealTimers()
    expect(paths()).toEqual(['customers', 'loginRefresh', 'customers'])
  })

  it('is one refresh for many calls at once', async () => {
    await signIn({ exp: OVER })
    const results = await Promise.all([1, 2, 3].map(() => callAsCustomer(PATH)))
    expect(results).toEqual([GOOD, GOOD, GOOD])
    expect(paths().filter((path) => path === 'loginRefresh')).toHaveLength(1)
  })

  it('is made again with a new token where the clock of the device is wrong', async () => {
    await signIn({ isAccepted: false })
    expect(await callAsCustomer(PATH, { method: 'PATCH', body: { address: {} } })).toEqual(GOOD)
    expect(server.requests.map(({ method }) => method)).toEqual(['PATCH', 'POST', 'PATCH'])
    expect(server.requests[2]?.body).toBe('{"address":{}}')
  })

  it('is not made for ever: who is refused with a new token is logged out', async () => {
    await signIn()
    server.respond = (request, response) =>
      request.path === PATH ? sendJson(response, 401, UNAUTHENTICATED) : shop(request, response)
    expect(await callAsCustomer(PATH)).toEqual({ kind: 'signedOut' })
    expect({ paths: paths(), isLoggedIn: getAccount().isLoggedIn }).toEqual({
      paths: ['customers', 'loginRefresh', 'customers'],
      isLoggedIn: false,
    })
  })

  it('without a refresh is none, and the session is over', async () => {
    await signIn({ exp: OVER })
    server.respond = (_, response) => sendJson(response, 401, UNAUTHENTICATED)
    expect(await callAsCustomer(PATH)).toEqual({ kind: 'signedOut' })
    expect({ paths: paths(), isLoggedIn: getAccount().isLoggedIn }).toEqual({
      paths: ['loginRefresh'],
      isLoggedIn: false,
    })
  })

  it('waits for better times where the refresh got lost, and the session goes on', async () => {
    await signIn({ exp: OVER })
    server.respond = (_, response) => void response.destroy()
    expect(await callAsCustomer(PATH)).toEqual({ kind: 'noAnswer' })
    expect(getAccount().isLoggedIn).toBe(true)
  })

  it('hands every other refusal on', async () => {
    await signIn()
    const error = {
      statusCode: 404,
      id: 'NOT_FOUND',
      message: 'There’s nothing here that belongs to your account.',
    }
    server.respond = (_, response) => sendJson(response, 404, error)
    expect(await callAsCustomer(PATH)).toEqual({ kind: 'refused', error })
    expect(getAccount().isLoggedIn).toBe(true)
  })
})
