import type { Page } from '@playwright/test'
import { expect, NOT_FOUND_NOTICE, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

/** Once its page view is reported, the device is remembered as seen. */
const waitUntilSeen = (page: Page) =>
  page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'view_item'))

const MACBOOK = '/produkte/apple-macbook-pro-13-zoll-m1-2020'

test('a visitor who scrolls before the script starts stays at that position', async ({ page, urlOf }) => {
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(urlOf('de', MACBOOK), { waitUntil: 'commit' })
  const language = page.getByRole('button', { name: 'Polski' })
  await language.scrollIntoViewIfNeeded()
  start()
  await waitUntilSeen(page)
  await expect(language).toBeInViewport()
})

for (const width of [390, 1280]) {
  test(`nothing visible moves when recently viewed devices load at ${width} px`, async ({ page, urlOf }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(urlOf('de', MACBOOK))
    await waitUntilSeen(page)
    for (const path of ['/', '/produkte/apple-iphone-13']) {
      await page.goto(urlOf('de', path))
      await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toBeAttached()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect({ path, shift: shift < 0.01 }).toEqual({ path, shift: true })
    }
  })
}

/** The four screens in various states: a filtered list, a last page, and a search without results. */
const SCREENS = {
  de: [
    '/',
    '/verkaufen/objektive',
    MACBOOK,
    '/produkte/uebersicht-apple?year=2021&sort=price',
    '/produkte/uebersicht-suche?q=samsung&page=99',
    '/produkte/uebersicht-suche?q=xyzzyqq',
  ],
  fr: [
    '/',
    '/catalogue/ordinateurs-portables',
    '/produits/apple-macbook-pro-13-pouces-m1-2020',
    '/produits/apercu-appareils-photo?sort=name&page=3',
    '/produits/apercu-recherche?q=xyzzyqq',
  ],
  pl: [
    '/',
    '/sprzedac/aparaty',
    '/produkty/apple-macbook-pro-13-cali-m1-2020',
    '/produkty/przeglad-obiektywy?sort=popular&page=2',
    '/produkty/przeglad-szukaj?q=xyzzyqq',
  ],
} as const

for (const market of ['de', 'fr', 'pl'] as const) {
  test(`no catalogue screen in ${market} is wider than a 320 px phone`, async ({ page, urlOf }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [SCREENS[market][2], ...SCREENS[market]]) {
      await page.goto(urlOf(market, path))
      await waitForHydration(page)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ path, excess }).toEqual({ path, excess: 0 })
    }
  })
}

// Colours do not depend on the width, and sizes do not depend on the colours.
for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test(`the catalogue is accessible in ${colorScheme} colours at ${width} px`, async ({ page, urlOf }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    for (const path of SCREENS.de) {
      await page.goto(urlOf('de', path))
      await waitForHydration(page)
      expect({ path, violations: await findViolations(page) }).toEqual({ path, violations: [] })
    }
    await page.getByRole('search').getByRole('searchbox').fill('apple')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await findViolations(page, 'search')).toEqual([])
  })
}

test('unknown devices, series, manufacturers and categories are missing pages', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  for (const path of [
    '/produkte/apple-iphone-99',
    '/produkte/uebersicht-acme',
    '/verkaufen/autos',
    '/verkaufen/phones',
  ]) {
    const response = await page.goto(urlOf('de', path))
    expect({ path, status: response?.status() }).toEqual({ path, status: 404 })
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the page of a missing device names the nearest ones', async ({ page, urlOf, expectedErrors }) => {
      expectedErrors.push(NOT_FOUND_NOTICE)
      const response = await page.goto(urlOf('de', '/produkte/apple-iphone-13-prro-maxx'))
      expect(response?.status()).toBe(404)
      const nearest = page.getByRole('region', { name: 'Meintest du eines davon?' })
      await nearest.getByRole('link', { name: /^Apple iPhone 13 Pro Max/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Apple iPhone 13 Pro Max/ })).toBeVisible()
    })
  })
}

test('the page of a missing device is accessible at 320 px and stays so after a navigation', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(urlOf('de', '/produkte/apple-macbook-pro-13-pouces-m1-2020'))
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: /^Apple MacBook Pro 13 Zoll/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findViolations(page)).toEqual([])
})

const SERIES_SHOPS = [
  { market: 'de', path: '/verkaufen/handys', manufacturer: 'Apple' },
  { market: 'pl', path: '/sprzedac/telefony', manufacturer: 'Apple' },
  { market: 'fr', path: '/catalogue/telephones', manufacturer: 'Apple' },
] as const

for (const { market, path, manufacturer } of SERIES_SHOPS)
  test(`the category page of ${market} leads from a manufacturer’s top series to its devices`, async ({
    page,
    urlOf,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(urlOf(market, path))
    await waitForHydration(page)
    const series = page.getByRole('list', { name: manufacturer, exact: true }).getByRole('link')
    await expect(series).toHaveCount(3)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    const name = (await series.first().textContent()) ?? ''
    await series.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })
