import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopShell } from '#contracts/page-payload.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type ConsentBrowser,
  storeConsent,
  stubConsentBrowser,
} from '../../../../tests/support/consent-browser.ts'
import { TestStorage } from '../../../../tests/support/test-storage.ts'

let browser: ConsentBrowser
let page: EventTarget & { dataLayer?: unknown[] }
let consent: typeof import('#web/platform/tracking/consent.ts')
let decisions: typeof import('#web/platform/consent/decide-consent.ts')
let dataLayer: typeof import('#web/platform/tracking/data-layer.ts')

beforeEach(async () => {
  browser = stubConsentBrowser('undecided')
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  // Pending actions belong to one page; every test opens a new one.
  vi.resetModules()
  consent = await import('#web/platform/tracking/consent.ts')
  decisions = await import('#web/platform/consent/decide-consent.ts')
  dataLayer = await import('#web/platform/tracking/data-layer.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const home = { event: 'page_view', pageType: 'home', path: '/' } as const
const terms = { event: 'page_view', pageType: 'content', path: '/content/agb' } as const

describe('a decision', () => {
  it('is undecided at first', () => {
    expect({ readConsent: consent.readConsent(), readDecision: consent.readDecision() }).toEqual({
      readConsent: 'undecided',
      readDecision: null,
    })
  })

  it.each([
    [true, 'granted'],
    [false, 'denied'],
  ])('%s is kept as %s, with its time', (isGranted, expected) => {
    vi.useFakeTimers({ now: 1_763_200_000_000 })
    decisions.decideConsent(isGranted)
    expect(consent.readConsent()).toBe(expected)
    expect(JSON.parse(browser.stored.get('analyticsConsent') ?? '')).toEqual({
      isGranted,
      decidedAtMs: 1_763_200_000_000,
    })
  })

  it('holds for a year; then the visitor is asked again', () => {
    vi.useFakeTimers({ now: 1_763_200_000_000 })
    decisions.decideConsent(true)
    vi.advanceTimersByTime(365 * DAY_MS - 1)
    expect(consent.readConsent()).toBe('granted')
    vi.advanceTimersByTime(1)
    expect(consent.readConsent()).toBe('undecided')
  })

  it.each(['', 'true', 'null', '{"isGranted":"yes","decidedAtMs":1}', '{"isGranted":true}', '[', '[]'])(
    'that nobody can read is none: %s',
    (text) => {
      browser.stored.set('analyticsConsent', text)
      expect(consent.readConsent()).toBe('undecided')
    },
  )

  it('is no, without a question, where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('The operation is insecure.')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(consent.readConsent()).toBe('denied')
    decisions.decideConsent(true)
    dataLayer.pushEvent(home)
    expect({ readConsent: consent.readConsent(), dataLayer: page.dataLayer }).toEqual({
      readConsent: 'denied',
      dataLayer: undefined,
    })
  })
})

describe('events before a decision', () => {
  it('are told in their order when it is yes, before those that follow', () => {
    dataLayer.pushEvent(home)
    expect(page.dataLayer).toBeUndefined()
    // In another tab that this one has not heard from yet.
    storeConsent(browser.stored, 'granted')
    dataLayer.pushEvent(terms)
    expect(page.dataLayer).toEqual([home, terms])
  })

  it('are told at once when it is made here', () => {
    dataLayer.pushEvent(home)
    decisions.decideConsent(true)
    expect(page.dataLayer).toEqual([home])
  })

  it('are forgotten when it is no, also when that changes later', () => {
    dataLayer.pushEvent(home)
    decisions.decideConsent(false)
    decisions.decideConsent(true)
    dataLayer.pushEvent(terms)
    expect(page.dataLayer).toEqual([terms])
  })

  it('go on waiting when another tab has only forgotten its own', () => {
    dataLayer.pushEvent(home)
    decisions.followDecision()
    expect(page.dataLayer).toBeUndefined()
    decisions.decideConsent(true)
    expect(page.dataLayer).toEqual([home])
  })

  it('do not grow without end: the newest hundred are kept', () => {
    for (let count = 0; count < 150; count += 1) dataLayer.pushEvent({ ...home, path: `/${count}` })
    decisions.decideConsent(true)
    expect({ dataLayerCount: page.dataLayer?.length, dataLayer: page.dataLayer?.[0] }).toEqual({
      dataLayerCount: 100,
      dataLayer: { ...home, path: '/50' },
    })
  })
})

it('taking consent back removes cookies, what was remembered and the shop’s events, and nobody else’s', () => {
  page.dataLayer = ['theirs']
  decisions.decideConsent(true)
  dataLayer.pushEvent(home)
  browser.cookies.set('clientId', 'a1').set('personalisationId', 'b2').set('locale', 'fr')
  browser.stored.set('tradeReported', '1000001').set('cart', '{}')
  decisions.decideConsent(false)
  dataLayer.pushEvent(terms)
  expect(page.dataLayer).toEqual(['theirs'])
  expect([...browser.cookies.keys()]).toEqual(['locale'])
  expect([...browser.stored.keys()].sort()).toEqual(['analyticsConsent', 'cart'])
})

describe('the check after the start, where something in front of the shop asks', () => {
  const shell = { hasConsentBanner: false, market: toPublicMarket(MARKETS.de) } as ShopShell

  beforeEach(() => vi.stubGlobal('addEventListener', () => undefined))

  it('takes the missing banner for a yes, and tells the visit so far', async () => {
    dataLayer.pushEvent(home)
    const { startConsent } = await import('#web/platform/consent/start-consent.tsx')
    await startConsent(shell)
    expect({ readConsent: consent.readConsent(), dataLayer: page.dataLayer }).toEqual({
      readConsent: 'granted',
      dataLayer: [home],
    })
  })

  it('removes what this browser has kept for longer than promised', async () => {
    const storage = new TestStorage()
    vi.stubGlobal('localStorage', storage)
    vi.useFakeTimers({ now: 1_763_200_000_000 })
    const { storeAnswers } = await import('#web/platform/browser/stored-answers.ts')
    const { storeDoneTasks } = await import('#web/platform/browser/done-tasks.ts')
    storeAnswers(7, { storageGb: 128, conditionId: 4, answers: {} })
    storeDoneTasks('1000-0001', ['APPLE'])
    vi.advanceTimersByTime(30 * DAY_MS)
    const { startConsent } = await import('#web/platform/consent/start-consent.tsx')
    await startConsent(shell)
    expect(Object.keys(storage)).toEqual(['analyticsConsent'])
  })

  it('leaves a no as it is', async () => {
    storeConsent(browser.stored, 'denied')
    const { startConsent } = await import('#web/platform/consent/start-consent.tsx')
    await startConsent(shell)
    expect(consent.readConsent()).toBe('denied')
  })
})
