import type { Locator, Page } from '@playwright/test'
import { expect, isMarked, markDocument, test, waitForHydration } from './shop-test.ts'

/** Device cards in a list, each with the highest price paid for it. */
const locateCards = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: /bis zu [\d.]+\s€$/ })

const readNames = (page: Page) => locateCards(page).allTextContents()

async function readPrices(page: Page): Promise<number[]> {
  const prices = (await readNames(page)).map((text) => /bis zu ([\d.]+)/.exec(text)?.[1] ?? '')
  return prices.map((price) => Number(price.replaceAll('.', '')))
}

const sortDescending = (numbers: readonly number[]) => numbers.toSorted((left, right) => right - left)

const locateResetLink = (page: Page) => page.getByRole('link', { name: 'Filter entfernen' })

const locateFilters = (page: Page) => page.getByRole('navigation', { name: 'Liste eingrenzen' })

/** A chip of the filters; several rows may have one called "Alle". */
const locateChip = (page: Page, row: string, name: string) =>
  locateFilters(page).getByRole('list', { name: row }).getByRole('link', { name, exact: true })

/** Follows a chip, which is marked at once, and waits for its list. */
async function chooseFilter(page: Page, row: string, name: string): Promise<void> {
  await locateChip(page, row, name).click()
  await expect(locateChip(page, row, name)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
}

const readEvents = (page: Page, name: string) =>
  page.evaluate((event) => window.dataLayer?.filter((entry) => entry.event === event), name)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    const open = async (page: Page, url: string) => {
      await page.goto(url)
      if (javaScriptEnabled) await waitForHydration(page)
    }

    test('a list is grouped by series, and its filters narrow it down', async ({ page, urlOf }) => {
      await open(page, urlOf('de', '/produkte/uebersicht-apple'))
      const group = page.getByRole('region', { name: 'iPhone 17', exact: true })
      await expect(group.getByRole('link', { name: /^Apple iPhone 17 / }).first()).toBeVisible()
      await chooseFilter(page, 'Kategorie', 'Tablets')
      await expect(group).toHaveCount(0)
      for (const name of await readNames(page)) expect(name).toMatch(/^Apple iPad/)
      await chooseFilter(page, 'Jahr', '2021')
      for (const name of await readNames(page)) expect(name).toMatch(/^Apple iPad.*2021bis zu/)
      await locateResetLink(page).click()
      await expect(group).toBeVisible()
    })

    test('a series is one tap away, on the page or on its own', async ({ page, urlOf }) => {
      await open(page, urlOf('de', '/produkte/uebersicht-apple'))
      const jumps = page.getByRole('navigation', { name: 'Zu einer Serie springen' })
      await jumps.getByRole('link', { name: 'iPhone 12', exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'iPhone 12', exact: true })).toBeInViewport()
      await jumps.getByRole('link', { name: 'iPad mini', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: /iPad mini/ })).toBeVisible()
    })

    test('a manufacturer’s devices can be sorted by highest price across pages', async ({ page, urlOf }) => {
      await open(page, urlOf('de', '/produkte/uebersicht-handys'))
      await chooseFilter(page, 'Hersteller', 'Samsung')
      await expect(locateResetLink(page)).toBeVisible()
      await chooseFilter(page, 'Sortierung', 'Höchster Preis zuerst')
      const first = await readPrices(page)
      await page.getByRole('link', { name: 'Nächste Seite' }).click()
      await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
      await expect(locateChip(page, 'Hersteller', 'Samsung')).toHaveAttribute('aria-current', 'true')
      const prices = [...first, ...(await readPrices(page))]
      expect(prices.length).toBeGreaterThan(60)
      expect(prices).toEqual(sortDescending(prices))
      for (const name of await readNames(page)) expect(name).toMatch(/^Samsung/)
    })

    test('a search leads to its pages of results, and from there to a device', async ({ page, urlOf }) => {
      await open(page, urlOf('de'))
      await page.getByLabel('Welches Gerät möchtest du verkaufen?').fill('ihpone 13 por')
      await page.getByRole('button', { name: 'Gerät finden' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „ihpone 13 por“')
      await expect(locateCards(page).first()).toContainText('Apple iPhone 13 Pro')
      await open(page, urlOf('de', '/produkte/uebersicht-suche?q=samsung'))
      await page.getByRole('link', { name: 'Seite 2', exact: true }).click()
      await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
      const name = (await locateCards(page).first().textContent())?.replace(/\d{4}bis zu.*/, '') ?? ''
      await locateCards(page).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} verkaufen`)
    })
  })
}

test('a filtered list has its own URL: it can be shared and is part of the history', async ({
  page,
  urlOf,
}) => {
  const plain = urlOf('de', '/produkte/uebersicht-handys')
  await page.goto(plain)
  await waitForHydration(page)
  await markDocument(page)
  const start = await readNames(page)
  await chooseFilter(page, 'Hersteller', 'Samsung')
  await expect(page).toHaveURL(`${plain}?manufacturer=samsung`)
  await chooseFilter(page, 'Sortierung', 'Höchster Preis zuerst')
  await expect(page).toHaveURL(`${plain}?manufacturer=samsung&sort=price`)
  await expect(locateResetLink(page)).toBeVisible()
  const first = await readNames(page)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(`${plain}?manufacturer=samsung&sort=price&page=2`)
  await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
  expect(await isMarked(page)).toBe(true)
  const second = await readNames(page)
  expect(second).not.toEqual(first)
  await page.reload()
  await expect(locateCards(page)).toHaveText(second)
  await waitForHydration(page)
  await page.goBack()
  await expect(locateCards(page)).toHaveText(first)
  await page.goBack()
  await page.goBack()
  await expect(locateCards(page)).toHaveText(start)
  await expect(locateChip(page, 'Hersteller', 'Alle')).toHaveAttribute('aria-current', 'true')
  await expect(locateChip(page, 'Sortierung', 'Nach Serie')).toHaveAttribute('aria-current', 'true')
})

test('a filter chosen while another one is loading is added to it', async ({ page, urlOf }) => {
  const plain = urlOf('de', '/produkte/uebersicht-handys')
  await page.goto(plain)
  await waitForHydration(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/_payload\.json\?manufacturer=samsung$/, async (route) => {
    await released
    await route.continue()
  })
  await locateChip(page, 'Hersteller', 'Samsung').click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await chooseFilter(page, 'Jahr', '2023')
  release()
  await expect(page).toHaveURL(`${plain}?manufacturer=samsung&year=2023`)
  for (const name of await readNames(page)) expect(name).toMatch(/^Samsung.*2023bis zu/)
})

test('a filter keeps the focus, and the list says how long it has become', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/produkte/uebersicht-apple'))
  await waitForHydration(page)
  const chip = locateChip(page, 'Kategorie', 'Tablets')
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(chip).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^41 Geräte$/ })).toBeVisible()
})

test('a chosen filter is in sight after a full load, and the page stays where it is', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', '/produkte/uebersicht-apple'))
  await waitForHydration(page)
  const oldest = locateFilters(page).getByRole('list', { name: 'Jahr' }).getByRole('link').last()
  const address = await oldest.getAttribute('href')
  await page.goto(urlOf('de', address ?? ''))
  await waitForHydration(page)
  await expect(oldest).toHaveAttribute('aria-current', 'true')
  await expect(oldest).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Half of what it was when every device was a large card. */
const MAX_LIST_HEIGHT = 10_495 / 2

test('a phone’s list of a large manufacturer is short, and what most people sell is on top', async ({
  page,
  urlOf,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(urlOf('de', '/produkte/uebersicht-apple'))
  await waitForHydration(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    MAX_LIST_HEIGHT,
  )
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('iPhone 13')
  await expect(locateCards(page)).toHaveCount(36)
})

test('unknown filters in a URL are ignored', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/produkte/uebersicht-apple'))
  const names = await readNames(page)
  await page.goto(
    urlOf('de', '/produkte/uebersicht-apple?series=nokia-3310&category=autos&year=1951&sort=billig&page=0'),
  )
  await expect(locateCards(page)).toHaveText(names)
  await expect(locateResetLink(page)).toHaveCount(0)
  for (const path of [
    '/produkte/uebersicht-apple?page=400',
    '/produkte/uebersicht-suche?q=samsung&page=400',
  ]) {
    await page.goto(urlOf('de', path))
    await expect(page.getByText(/^Seite (\d+) von \1$/)).toBeAttached()
    await expect(locateCards(page).first()).toBeVisible()
  }
})

test('a category leads through its manufacturer to a device with picture, facts and related devices', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', '/verkaufen/handys'))
  await waitForHydration(page)
  await markDocument(page)
  await page.getByRole('main').getByRole('link', { name: 'Apple', exact: true }).click()
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-apple?category=handys'))
  await locateCards(page)
    .filter({ hasText: /^Apple iPhone 13 Pro2021/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apple iPhone 13 Pro verkaufen' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Zeichnung: Apple iPhone 13 Pro' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const facts = page.getByRole('region', { name: 'Ist das dein Gerät?' })
  for (const fact of ['Apple', 'iPhone 13', 'September 2021', /128\sGB, 256\sGB, 512\sGB, 1\sTB/, 'A2638'])
    await expect(facts).toContainText(fact)
  const way = page.getByRole('navigation', { name: 'Du bist hier' }).getByRole('link')
  await expect(way).toHaveText(['Start', 'Handys', 'Apple', 'iPhone 13'])
  await page
    .getByRole('link', { name: /^Apple iPhone 13 mini/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apple iPhone 13 mini verkaufen' })).toBeVisible()
  const seen = await readEvents(page, 'view_item')
  const common = {
    event: 'view_item',
    deviceId: expect.any(Number),
    currency: 'EUR',
    value: expect.any(Number),
  }
  const named = (item_name: string) => ({
    ...common,
    productName: item_name,
    ecommerce: expect.objectContaining({ items: [expect.objectContaining({ item_name, quantity: 1 })] }),
  })
  expect(seen).toEqual([named('Apple iPhone 13 Pro'), named('Apple iPhone 13 mini')])
  await way.last().click()
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-apple-iphone-13'))
  await expect(locateCards(page)).toHaveCount(4)
  expect(await isMarked(page)).toBe(true)
})

/** Once its page view is reported, the device is remembered as seen. */
const waitUntilSeen = (page: Page) =>
  page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'view_item'))

const MACBOOK = '/produkte/apple-macbook-pro-13-zoll-m1-2020'

test('switching the language shows the same device, even if its URL differs', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', MACBOOK))
  for (const [language, path, name] of [
    ['Français', '/produits/apple-macbook-pro-13-pouces-m1-2020', '13 pouces'],
    ['Italiano', '/prodotti/apple-macbook-pro-13-pollici-m1-2020', '13 pollici'],
    ['English', '/products/apple-macbook-pro-13-inch-m1-2020', '13-inch'],
    ['Español', '/productos/apple-macbook-pro-13-pulgadas-m1-2020', '13 pulgadas'],
    ['Polski', '/produkty/apple-macbook-pro-13-cali-m1-2020', '13 cali'],
    ['Deutsch (Österreich)', MACBOOK, '13 Zoll'],
    ['Deutsch', MACBOOK, '13 Zoll'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click()
    await expect(page.getByRole('button', { name: language, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page).toHaveURL(urlOf('de', path))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Apple MacBook Pro ${name} M1 (2020)`)
  }
})

test('recently viewed devices are shown in the current language until the list is cleared', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', MACBOOK))
  await waitUntilSeen(page)
  await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toHaveCount(0)
  await page.goto(urlOf('de', '/produkte/apple-iphone-13'))
  const recent = page.getByRole('region', { name: /Zuletzt angesehen|Vus récemment/ })
  await expect(recent.getByRole('link')).toHaveText([/^Apple MacBook Pro 13 Zoll M1/])
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(recent.getByRole('link')).toHaveText([/^Apple MacBook Pro 13 pouces M1.*jusqu’à/])
  await page.goto(urlOf('de'))
  await expect(recent.getByRole('link')).toHaveText([/^Apple iPhone 13/, /^Apple MacBook Pro 13 pouces M1/])
  await recent.getByRole('button', { name: 'Vider la liste' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recentDevices'))).toBeNull()
})

test('corrupt stored data does no harm', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', MACBOOK))
  await waitUntilSeen(page)
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('recentDevices') ?? '[]')[0] as number)
  const heading = page.getByRole('heading', { name: 'Zuletzt angesehen' })
  for (const [stored, isShown] of [
    ['{"broken', false],
    ['"text"', false],
    ['{"0":1}', false],
    ['[null,"1",-1,1.5,[2]]', false],
    [`[99999999999,999999999,"x",${id}]`, true],
  ] as const) {
    await page.evaluate((text) => {
      for (const key of ['recentDevices', 'recentSearches']) localStorage.setItem(key, text)
    }, stored)
    await page.goto(urlOf('de'))
    await waitForHydration(page)
    await page.getByRole('searchbox').focus()
    await expect(page.getByRole('search').getByRole('combobox')).toBeFocused()
    await expect(heading).toHaveCount(isShown ? 1 : 0)
  }
})
