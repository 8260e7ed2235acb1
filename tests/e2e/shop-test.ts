import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Consent } from '#web/platform/consent/consent.ts'

interface ShopFixtures {
  /** Address of a market's shop, or of a mode (`b2bWidget`, `agan`). */
  readonly urlOf: (shop: string, path?: string) => string
  /** Messages that a test expects in the console; everything else there fails it. */
  readonly expectedErrors: RegExp[]
  /** What the visitor has decided about measuring before he comes: most tests are not about the question. */
  readonly consent: Consent
}

/** Keeps a decision where the shop does, unless there is one. */
const keepDecision = (isGranted: boolean) => {
  try {
    localStorage.analyticsConsent ??= JSON.stringify({ isGranted, decidedAtMs: Date.now() })
  } catch {
    // Pages without an address have no storage.
  }
}

const watch = (context: BrowserContext, problems: string[]) => {
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

/** Every browser test fails on a console error, an uncaught error or a request that leaves the shop. */
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
    if (consent !== 'undecided') await context.addInitScript(keepDecision, consent === 'granted')
    watch(context, problems)
    await use(context)
    expect(problems.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

/** The browser itself reports a page's own 404 as an error. */
export const NOT_FOUND_NOTICE = /status of 404/

/** Ready when the application has taken over the first page. It is touched, so that it does not wait to be idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
}

/** Marks the document, to tell a navigation inside the application from a full load. */
export const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))

export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'))

export { expect }
