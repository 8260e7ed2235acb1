import { expect, vi } from 'vitest'
import { createSharedStorage, newTokens, type StorageChange } from './account-browser.ts'
import { sendJson, type TestServer } from './http-server.ts'

const SIGN_IN = { email: 'maria@example.org', password: 'ein langer Satz', isRemembered: false }

/** A browser with tabs, and a server that takes every refresh token once, as the shop's does. */
export function createTabs(server: TestServer) {
  const browser = createSharedStorage()
  /** The refresh token that the server takes next. */
  let valid = ''
  const rotate: TestServer['respond'] = ({ path, headers }, response) => {
    if (path === '/api/account/logout') return void response.writeHead(204).end()
    if (headers['x-refresh-token'] !== valid)
      return sendJson(response, 401, { statusCode: 401, id: 'UNAUTHENTICATED', message: '' })
    const tokens = newTokens()
    valid = tokens.refresh_token
    return sendJson(response, 200, tokens)
  }
  server.requests.length = 0
  server.respond = rotate
  vi.stubGlobal('localStorage', browser.storage)
  const { fetch } = globalThis
  // What a browser does with a relative address.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
  return {
    browser,
    rotate,
    valid: () => valid,
    sent: (path: string) => server.requests.filter((request) => request.path === `/api/account/${path}`),
    keep: (account: unknown) => browser.stored.set('account', JSON.stringify(account)),
    kept: () => JSON.parse(browser.stored.get('account') ?? 'null'),
    /** A browser tells a change to all tabs but the one that made it. */
    tell(tab: Tab) {
      for (const change of browser.unheard.splice(0)) tab.hear(change)
    },
    async signIn(tab: Tab, claims: Readonly<Record<string, unknown>> = {}) {
      const tokens = newTokens(claims)
      valid = tokens.refresh_token
      expect(await tab.login(tokens, SIGN_IN)).toBe(true)
      return tokens
    },
  }
}

export type Tabs = ReturnType<typeof createTabs>

/** A page of its own, with a store of its own. */
export async function openTab() {
  vi.resetModules()
  const store = await import('#web/platform/account/account-store.ts')
  const session = await import('#web/platform/account/account-session.ts')
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  store.startAccount()
  return {
    ...store,
    ...session,
    account: store.getAccount,
    /** What the browser tells a tab about the others. */
    hear: (change: StorageChange) => void page.dispatchEvent(Object.assign(new Event('storage'), change)),
    comeBack: () => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
