import { expect, vi } from 'vitest'
import { createSharedStorage, createTokens, type StorageChange } from './account-browser.ts'
import { sendJson, type TestServer } from './http-server.ts'

const SIGN_IN = { email: 'maria@example.org', password: 'ein langer Satz', isRemembered: false }

/** A browser with tabs, and a server that accepts every refresh token once, like the shop's. */
export function createTabs(server: TestServer) {
  const browser = createSharedStorage()
  /** The only refresh token that the server accepts next. */
  let valid = ''
  const rotate: TestServer['respond'] = ({ path, headers }, response) => {
    if (path === '/api/account/logout') return void response.writeHead(204).end()
    if (headers['x-refresh-token'] !== valid)
      return sendJson(response, 401, { statusCode: 401, id: 'UNAUTHENTICATED', message: '' })
    const tokens = createTokens()
    valid = tokens.refresh_token
    return sendJson(response, 200, tokens)
  }
  server.requests.length = 0
  server.respond = rotate
  vi.stubGlobal('localStorage', browser.storage)
  const { fetch } = globalThis
  // Browsers resolve relative URLs against the page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
  return {
    browser,
    rotate,
    valid: () => valid,
    sent: (path: string) => server.requests.filter((request) => request.path === `/api/account/${path}`),
    keep: (account: unknown) => browser.stored.set('account', JSON.stringify(account)),
    kept: () => JSON.parse(browser.stored.get('account') ?? 'null'),
    /** A browser reports a change to every tab except the one that made it. */
    tell(tab: Tab) {
      for (const change of browser.unheard.splice(0)) tab.hear(change)
    },
    async signIn(tab: Tab, claims: Readonly<Record<string, unknown>> = {}) {
      const tokens = createTokens(claims)
      valid = tokens.refresh_token
      expect(await tab.login(tokens, SIGN_IN)).toBe(true)
      return tokens
    },
  }
}

export type Tabs = ReturnType<typeof createTabs>

/** A separate page with a separate store. */
export async function openTab() {
  vi.resetModules()
  const store = await import('#web/platform/account/account-store.ts')
  const { startAccount } = await import('#web/platform/account/start-account.ts')
  const session = await import('#web/platform/account/account-session.ts')
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  startAccount()
  return {
    ...store,
    ...session,
    account: store.getAccount,
    /** Delivers a storage event from another tab. */
    hear: (change: StorageChange) => void page.dispatchEvent(Object.assign(new Event('storage'), change)),
    comeBack: () => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
