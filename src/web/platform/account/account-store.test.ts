import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildCustomer,
  buildToken,
  CUSTOMER_ID,
  CUSTOMER_NUMBER,
  createTokens,
  OVER,
} from '../../../../tests/support/account-browser.ts'
import { createTabs, openTab, type Tabs } from '../../../../tests/support/account-tabs.ts'
import { sendJson, startServer, type TestServer } from '../../../../tests/support/http-server.ts'

const SIGN_IN = { email: 'maria@example.org', password: 'ein langer Satz', isRemembered: false }

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

describe('signing in', () => {
  it('keeps exactly what the account consists of, with id, number and end from the token', async () => {
    const tab = await openTab()
    const tokens = await tabs.signIn(tab, { exp: 2_000_000_000 })
    expect(tabs.kept()).toEqual({
      isLoggedIn: true,
      email: 'maria@example.org',
      password: '',
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      customerId: CUSTOMER_ID,
      customerNumber: CUSTOMER_NUMBER,
      customerData: null,
      tokenExpiry: 2_000_000_000_000,
    })
  })

  it('survives a reload, with the customer data', async () => {
    const tab = await openTab()
    await tabs.signIn(tab)
    tab.setCustomerData(buildCustomer())
    expect((await openTab()).account()).toEqual(tab.account())
    expect(tab.account().customerData?.firstName).toBe('Maria')
  })

  it('drops the data of the previous customer', async () => {
    const tab = await openTab()
    await tabs.signIn(tab)
    tab.setCustomerData(buildCustomer({ customerId: 'somebody-else' }))
    expect(tab.account().customerData).toBeNull()
    tab.setCustomerData(buildCustomer())
    await tabs.signIn(tab, { sub: 'somebody-else' })
    expect(tab.account()).toMatchObject({ customerId: 'somebody-else', customerData: null })
  })

  it.each([
    ['nothing', null],
    ['no tokens', {}],
    ['no access token', { refresh_token: 'r' }],
    ['no refresh token', { access_token: createTokens().access_token }],
    ['a token that cannot be read', { access_token: 'abc', refresh_token: 'r' }],
    ['a token of nobody', { access_token: buildToken({ exp: 2_000_000_000 }), refresh_token: 'r' }],
    ['a token without a customer number', createTokens({ customerNumber: null })],
  ])('with %s is none: false, and nobody is logged in', async (_, tokens) => {
    const tab = await openTab()
    await tabs.signIn(tab)
    expect(await tab.login(tokens, SIGN_IN)).toBe(false)
    expect({
      isLoggedIn: tab.account().isLoggedIn,
      accessToken: tab.account().accessToken,
      email: tab.account().email,
    }).toEqual({ isLoggedIn: false, accessToken: '', email: '' })
  })

  it('never writes the password down as it was typed', async () => {
    const tab = await openTab()
    await tab.login(createTokens(), { ...SIGN_IN, isRemembered: true })
    expect([...tabs.browser.stored.values()].join()).not.toContain('langer')
  })
})

describe('an account that the browser has kept', () => {
  it.each([
    '{"isLoggedIn":tr',
    'null',
    '[]',
    '"account"',
    '{}',
    '{"isLoggedIn":true}',
    '{"isLoggedIn":true,"email":"a@b.de","accessToken":7,"refreshToken":"r","customerNumber":1}',
    '{"isLoggedIn":"yes","email":"a@b.de"}',
  ])('is repaired when broken: %s means logged out', async (text) => {
    tabs.browser.stored.set('account', text)
    const tab = await openTab()
    expect({ isLoggedIn: tab.account().isLoggedIn, accessToken: tab.account().accessToken }).toEqual({
      isLoggedIn: false,
      accessToken: '',
    })
    expect(tabs.browser.stored.has('account')).toBe(false)
    await tabs.signIn(tab)
    expect(tab.account().isLoggedIn).toBe(true)
  })

  it('without a customer number is logged out at the start, on the server as well', async () => {
    const tab = await openTab()
    const { refresh_token } = await tabs.signIn(tab)
    tabs.keep({ ...tabs.kept(), customerNumber: null })
    const next = await openTab()
    await vi.waitFor(() => expect(tabs.sent('logout')).toHaveLength(1))
    expect({ isLoggedIn: next.account().isLoggedIn, hasAccount: tabs.browser.stored.has('account') }).toEqual(
      { isLoggedIn: false, hasAccount: false },
    )
    expect(tabs.sent('logout')[0]?.headers['x-refresh-token']).toBe(refresh_token)
  })

  it('loses data of a customer that are not as they should be, and nothing else', async () => {
    const tab = await openTab()
    await tabs.signIn(tab)
    tabs.keep({ ...tabs.kept(), customerData: { ...buildCustomer(), address: { street: 7 } } })
    expect((await openTab()).account()).toMatchObject({ isLoggedIn: true, customerData: null })
  })
})

describe('signing out', () => {
  it('leaves nothing behind, and revokes the session', async () => {
    const tab = await openTab()
    const tokens = await tabs.signIn(tab)
    await tab.logout()
    expect([...tabs.browser.stored.keys()]).toEqual([])
    expect(tab.account()).toMatchObject({ isLoggedIn: false, email: '', customerNumber: null, password: '' })
    const [request] = tabs.sent('logout')
    expect({
      authorization: request?.headers.authorization,
      xRefreshToken: request?.headers['x-refresh-token'],
    }).toEqual({ authorization: `Bearer ${tokens.access_token}`, xRefreshToken: tokens.refresh_token })
  })

  it('works without a network', async () => {
    const tab = await openTab()
    await tabs.signIn(tab)
    server.respond = (_, response) => void response.destroy()
    await tab.logout()
    expect({ isLoggedIn: tab.account().isLoggedIn, size: tabs.browser.stored.size }).toEqual({
      isLoggedIn: false,
      size: 0,
    })
  })

  it('reaches the other tabs, also one that was away in the history', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()]
    await tabs.signIn(first)
    tabs.tell(second)
    third.comeBack()
    expect({ account: second.account(), thirdAccount: third.account() }).toEqual({
      account: first.account(),
      thirdAccount: first.account(),
    })
    await first.logout()
    tabs.tell(second)
    third.comeBack()
    expect({
      isLoggedIn: second.account().isLoggedIn,
      accountIsLoggedIn: third.account().isLoggedIn,
    }).toEqual({ isLoggedIn: false, accountIsLoggedIn: false })
  })
})

describe('a sign-in that was remembered', () => {
  it('outlives a session that has ended, but not a sign-out', async () => {
    const tab = await openTab()
    await tabs.signIn(tab)
    const password = `${Date.now() + 60_000}.c2VhbGVk`
    tabs.keep({ ...tabs.kept(), password })
    tab.endSession()
    expect((await openTab()).account()).toMatchObject({ isLoggedIn: false, email: '', password })
    await (await openTab()).logout()
    expect(tabs.browser.stored.size).toBe(0)
  })

  it('is removed from the storage once its time is over', async () => {
    const tab = await openTab()
    await tabs.signIn(tab)
    tabs.keep({ ...tabs.kept(), password: `${Date.now() - 1}.c2VhbGVk` })
    expect((await openTab()).account()).toMatchObject({ isLoggedIn: true, password: '' })
    tab.endSession()
    await openTab()
    expect(tabs.browser.stored.size).toBe(0)
  })

  it('does not outlive a sign-out from another device', async () => {
    const tab = await openTab()
    const { access_token } = await tabs.signIn(tab, { exp: OVER })
    tabs.keep({ ...tabs.kept(), password: `${Date.now() + 60_000}.c2VhbGVk` })
    server.respond = (_, response) =>
      sendJson(response, 401, { statusCode: 401, id: 'SIGNED_OUT', message: '' })
    expect(await tab.refreshAccount(access_token)).toBe('ended')
    expect(tab.account()).toMatchObject({ isLoggedIn: false, password: '' })
  })
})

it('a browser that keeps nothing has its customer signed in as long as the page', async () => {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const tab = await openTab()
  const { access_token } = await tabs.signIn(tab, { exp: OVER })
  expect(await tab.refreshAccount(access_token)).toBe('ok')
  expect(tab.account().isLoggedIn).toBe(true)
  await tab.logout()
  expect(tab.account().isLoggedIn).toBe(false)
})
