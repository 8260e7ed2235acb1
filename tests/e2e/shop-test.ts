import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Consent } from '#web/platform/tracking/consent.ts'

interface ShopFixtures {
  /** URL of a market's shop, or of a shop mode (`b2bWidget`, `agan`). */
  readonly urlOf: (shop: string, path?: string) => string
  /** Console messages that a test expects; any other fails it. */
  readonly expectedErrors: RegExp[]
  /** The visitor's consent before the visit; most tests are not about it. */
  readonly consent: Consent
}

/** Stores a decision as the shop does, unless there is one already. */
const storeDecision = (isGranted: boolean) => {
  try {
    localStorage.analyticsConsent ??= JSON.stringify({ isGranted, decidedAtMs: Date.now() })
  } catch {
    // Pages without an origin have no storage.
  }
}

const watchForProblems = (context: BrowserContext, problems: string[]) => {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`)
  })
  context.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== 'localhost' && hostname !== '') problems.push(`request to ${hostname}`)
  })
}

/** A request that got no answer, as the browser itself logs it. */
const FAILED_REQUEST = /net::ERR_|status of 5\d\d/

/** What the shop says about it: a test that expects the one expects the other. */
const ITS_CONSEQUENCE = /^error: (?:no answer from the server|part failed to load)/

function listUnexpected(problems: readonly string[], expectedErrors: readonly RegExp[]): readonly string[] {
  const isExpected = (text: string) => expectedErrors.some((pattern) => pattern.test(text))
  const hasExpectedFailure = problems.some((text) => FAILED_REQUEST.test(text) && isExpected(text))
  return problems.filter((text) => !isExpected(text) && !(hasExpectedFailure && ITS_CONSEQUENCE.test(text)))
}

/** Every browser test fails on a console error, an uncaught error or a request to another host. */
export const test = base.extend<ShopFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  urlOf: async ({}, use) => {
    const urls = JSON.parse(process.env.SHOP_URLS ?? '{}') as Record<string, string>
    await use((shop, path = '/') => `${urls[shop]}${path}`)
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => {
    await use([])
  },
  consent: ['granted', { option: true }],
  context: async ({ context, expectedErrors, consent }, use) => {
    const problems: string[] = []
    if (consent !== 'undecided') await context.addInitScript(storeDecision, consent === 'granted')
    watchForProblems(context, problems)
    await use(context)
    expect(listUnexpected(problems, expectedErrors)).toEqual([])
  },
})

/** The console error that the browser itself logs for a 404 page. */
export const NOT_FOUND_NOTICE = /status of 404/

/** Waits until the application has hydrated the first page. The touch starts it without waiting for idle time. */
export async function waitForHydration(page: Page): Promise<void> {
  // In one function, which is repeated in the next document if the page is still being replaced, as after going back.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    return performance.getEntriesByName('page-ready').length > 0
  })
}

/** Marks the document, to distinguish a navigation inside the application from a full load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))

export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'))

export { expect }
