import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ConsentBrowser,
  storeConsent,
  stubConsentBrowser,
} from '../../../../tests/support/consent-browser.ts'

const HASH = '0123456789abcdef0123456789abcdef'

let browser: ConsentBrowser
let asked: string[]
let answer: () => Response
let clientId: typeof import('#web/platform/tracking/client-id.ts')

beforeEach(async () => {
  browser = stubConsentBrowser('granted')
  asked = []
  answer = () => Response.json({ hash: HASH })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  vi.resetModules()
  clientId = await import('#web/platform/tracking/client-id.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the id of a browser', () => {
  it('comes from the shop and is kept in a cookie for a year', async () => {
    expect(await clientId.createClientId()).toBe(HASH)
    expect(asked).toEqual(['/affiliate/api/client-id'])
    expect(browser.cookieTexts).toEqual([`clientId=${HASH}; path=/; max-age=31536000; samesite=lax; secure`])
  })

  it('is kept without encryption, too, where the page has none', async () => {
    vi.stubGlobal('location', { protocol: 'http:' })
    await clientId.createClientId()
    expect(browser.cookieTexts).toEqual([`clientId=${HASH}; path=/; max-age=31536000; samesite=lax`])
  })

  it('is asked for once, however many events wait for it', async () => {
    const ids = await Promise.all([clientId.createClientId(), clientId.createClientId()])
    expect({ ids, askedCount: asked.length }).toEqual({ ids: [HASH, HASH], askedCount: 1 })
  })

  it('is the same for as long as the page is open where a frame of another site keeps no cookies', async () => {
    await clientId.createClientId()
    browser.cookies.clear()
    await clientId.createClientId()
    expect(asked).toHaveLength(1)
  })

  it('is that of the other tab, if it was faster', async () => {
    const waiting = clientId.createClientId()
    browser.cookies.set('clientId', 'theirs')
    expect({ waiting: await waiting, cookies: browser.cookies.get('clientId') }).toEqual({
      waiting: 'theirs',
      cookies: 'theirs',
    })
  })

  it('is not stored when the visitor declines meanwhile', async () => {
    const waiting = clientId.createClientId()
    storeConsent(browser.stored, 'denied')
    expect({ waiting: await waiting, size: browser.cookies.size }).toEqual({ waiting: '', size: 0 })
  })

  it('is another one after consent was withdrawn and given again', async () => {
    await clientId.createClientId()
    browser.cookies.clear()
    const decidedAtMs = Date.now() + 1
    browser.stored.set('analyticsConsent', JSON.stringify({ isGranted: true, decidedAtMs }))
    const other = HASH.replaceAll('0', 'f')
    answer = () => Response.json({ hash: other })
    expect(await clientId.createClientId()).toBe(other)
  })

  it.each<[string, () => Response]>([
    ['the shop fails', () => new Response('{}', { status: 503 })],
    ['the shop wants to be asked later', () => Response.json({ hash: HASH }, { status: 429 })],
    ['the answer is no id', () => Response.json({ hash: 'a; domain=evil.example' })],
    ['the answer is a page', () => new Response('<html>')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ])(
    'is missing when %s: the caller is told, nothing is kept, and the next may try again',
    async (_, failing) => {
      answer = failing
      await expect(clientId.createClientId()).rejects.toThrow(/^error creating client id$/)
      expect(browser.cookieTexts).toEqual([])
      answer = () => Response.json({ hash: HASH })
      expect(await clientId.createClientId()).toBe(HASH)
    },
  )
})
