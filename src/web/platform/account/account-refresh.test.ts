import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCustomer, OVER } from '../../../../tests/support/account-browser.ts'
import { createTabs, openTab, type Tabs } from '../../../../tests/support/account-tabs.ts'
import { sendJson, startServer, type TestServer } from '../../../../tests/support/http-server.ts'

let server: TestServer
let tabs: Tabs

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(() => {
  tabs = createTabs(server)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  ['with locks of its own', undefined],
  ['without locks', {}],
])('a refresh in a browser %s', (_, navigator) => {
  beforeEach(() => {
    if (navigator) vi.stubGlobal('navigator', navigator)
  })

  it('brings new tokens and keeps who it is', async () => {
    const tab = await openTab()
    const { access_token } = await tabs.signIn(tab, { exp: OVER })
    tab.setCustomerData(buildCustomer())
    expect(await tab.refreshAccount(access_token)).toBe('ok')
    expect(tabs.kept()).toMatchObject({
      isLoggedIn: true,
      email: 'maria@example.org',
      refreshToken: tabs.valid(),
    })
    expect({
      accessToken: tabs.kept().accessToken === access_token,
      customerData: tabs.kept().customerData,
    }).toEqual({ accessToken: false, customerData: buildCustomer() })
  })

  it('is one, however many calls ask for it', async () => {
    const tab = await openTab()
    const { access_token } = await tabs.signIn(tab, { exp: OVER })
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => tab.refreshAccount(access_token)))
    expect({ outcomes, sentCount: tabs.sent('loginRefresh').length }).toEqual({
      outcomes: ['ok', 'ok', 'ok', 'ok'],
      sentCount: 1,
    })
  })

  it('is one, however many tabs ask for it', async () => {
    const open = [await openTab(), await openTab(), await openTab()] as const
    const { access_token } = await tabs.signIn(open[0], { exp: OVER })
    for (const tab of open) tab.comeBack()
    const outcomes = await Promise.all(open.map((tab) => tab.refreshAccount(access_token)))
    expect({ outcomes, sentCount: tabs.sent('loginRefresh').length }).toEqual({
      outcomes: ['ok', 'ok', 'ok'],
      sentCount: 1,
    })
    expect(open.map((tab) => tab.account().refreshToken)).toEqual([tabs.valid(), tabs.valid(), tabs.valid()])
  })

  it.each([
    ['refuses', 401, { statusCode: 401, id: 'UNAUTHENTICATED', message: '' }],
    ['has no token for', 200, {}],
    ['gives a token that cannot be read to', 200, { access_token: 'x', refresh_token: 'y' }],
  ])('that the server %s ends the session', async (__, status, body) => {
    const tab = await openTab()
    const { access_token } = await tabs.signIn(tab)
    server.respond = (___, response) => sendJson(response, status, body)
    expect(await tab.refreshAccount(access_token)).toBe('ended')
    expect(tab.account()).toMatchObject({
      isLoggedIn: false,
      email: '',
      customerNumber: null,
      refreshToken: '',
    })
  })

  it.each([429, 500, 503])('that the server cannot answer now (%d) ends nothing', async (status) => {
    const tab = await openTab()
    const { access_token } = await tabs.signIn(tab)
    const error = { statusCode: status, id: 'UNAVAILABLE', message: '' }
    server.respond = (___, response) => sendJson(response, status, error)
    expect(await tab.refreshAccount(access_token)).toBe('noAnswer')
    expect(tab.account().isLoggedIn).toBe(true)
    server.respond = tabs.rotate
    expect(await tab.refreshAccount(access_token)).toBe('ok')
  })
})

it('a sign-out ends a refresh that is under way: its tokens are revoked, and nobody is logged in again', async () => {
  const tab = await openTab()
  const { access_token } = await tabs.signIn(tab)
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  server.respond = async (request, response) => {
    if (request.path === '/api/account/loginRefresh') {
      ask()
      await mayAnswer
    }
    return tabs.rotate(request, response)
  }
  const refreshing = tab.refreshAccount(access_token)
  await isAsked
  await tab.logout()
  answer()
  expect({
    refreshing: await refreshing,
    isLoggedIn: tab.account().isLoggedIn,
    hasAccount: tabs.browser.stored.has('account'),
  }).toEqual({ refreshing: 'ended', isLoggedIn: false, hasAccount: false })
  await vi.waitFor(() => expect(tabs.sent('logout').at(-1)?.headers['x-refresh-token']).toBe(tabs.valid()))
})
