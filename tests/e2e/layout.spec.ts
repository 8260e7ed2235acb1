import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MAX_SCRIPT_BYTES, openFirstVisit, sumBytes } from '../../tools/first-visit.mjs'
import { listExamplePaths } from '../support/example-paths.ts'
import { listCutWords } from './cut-words.ts'
import { expect, NOT_FOUND_NOTICE, test, waitForHydration } from './shop-test.ts'

for (const market of MARKET_IDS) {
  test(`no screen in ${market} is wider than a 320 px phone or cuts a word there`, async ({
    page,
    urlOf,
    expectedErrors,
  }) => {
    expectedErrors.push(NOT_FOUND_NOTICE)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [...listExamplePaths(market).map((example) => example.path), '/missing']) {
      await page.goto(urlOf(market, path), { waitUntil: 'domcontentloaded' })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft({ path, excess }).toEqual({ path, excess: 0 })
      expect.soft({ path, cut: await listCutWords(page) }).toEqual({ path, cut: [] })
    }
  })
}

for (const width of [320, 1280]) {
  test(`header and menu hold text of twice the size at ${width} px`, async ({ page, urlOf }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const shop of ['de', 'pl', 'b2bWidget', 'agan']) {
      await page.goto(urlOf(shop, '/'))
      await waitForHydration(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        for (const menu of document.querySelectorAll('header details')) menu.toggleAttribute('open', true)
      })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('header *')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect({ shop, outside }).toEqual({ shop, outside: [] })
    }
  })
}

test('no screen has an empty list', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  for (const path of [...listExamplePaths('de').map((example) => example.path), '/missing']) {
    await page.goto(urlOf('de', path))
    await waitForHydration(page)
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('ul, ol, dl, [role=list]')]
        .filter((list) => list.children.length === 0)
        .map((list) => list.outerHTML),
    )
    expect({ path, empty }).toEqual({ path, empty: [] })
  }
})

test.describe('for a visitor who has not decided about analytics', () => {
  test.use({ consent: 'undecided' })

  test('nothing moves while a page loads on a slow connection', async ({ page, urlOf }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    })
    for (const path of ['/', '/content/agb', '/checkout']) {
      await page.goto(urlOf('de', path), { waitUntil: 'networkidle' })
      await expect(page.getByRole('region', { name: 'Cookies und Statistik erlauben?' })).toBeVisible()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value
            })
            observer.observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect({ path, shift: shift < 0.01 }).toEqual({ path, shift: true })
    }
  })
})

test('no script is requested before the first paint', async ({ page, urlOf }) => {
  for (const path of ['/', '/content/agb', '/checkout']) {
    await page.goto(urlOf('de', path), { waitUntil: 'networkidle' })
    // On a busy machine the paint, and so the scripts, come after a moment without requests.
    await waitForHydration(page)
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return { count: scripts.length, early: scripts.filter(({ startTime }) => startTime < painted).length }
    })
    expect(early.count).toBeGreaterThan(0)
    expect(early.early).toBe(0)
  }
})

const BUDGETS = { js: MAX_SCRIPT_BYTES, css: 15 * 1024 } as const

/** What most visitors open first, and the pages that load the most. */
const MEASURED = [
  'home',
  'checkout',
  'list',
  'verify',
  'thankYou',
  'mySale',
  'recycling',
  'accountManagement',
  'accountRegister',
] as const

test.describe('a first visit', () => {
  test.use({ consent: 'undecided' })

  const paths = MEASURED.map((route) => buildPath(MARKETS.de, route))
  for (const path of [...paths, '/produkte/apple-iphone-13-pro', '/content/agb'])
    test(`to ${path} stays within its script and style budget, all that is fetched counted`, async ({
      page,
      urlOf,
    }) => {
      const files = await openFirstVisit(page, urlOf('de', path))
      for (const kind of ['js', 'css'] as const) {
        const bytes = sumBytes(files, kind)
        expect({ kind, hasFiles: bytes > 0 }).toEqual({ kind, hasFiles: true })
        expect(bytes).toBeLessThanOrEqual(BUDGETS[kind])
      }
    })
})
