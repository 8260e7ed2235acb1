import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, isMarked, mark, test } from './shop-test.ts'

/** Cards of devices in a list, each with the most that is paid for it. */
const cards = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /bis zu [\d.]+\s€$/ })

const namesOf = (page: Page) => cards(page).allTextContents()

async function pricesOf(page: Page): Promise<number[]> {
  const prices = (await namesOf(page)).map((text) => /bis zu ([\d.]+)/.exec(text)?.[1] ?? '')
  return prices.map((price) => Number(price.replaceAll('.', '')))
}

const falling = (numbers: readonly number[]) => numbers.toSorted((left, right) => right - left)

const reset = (page: Page) => page.getByRole('link', { name: 'Filter entfernen' })

const eventsOf = (page: Page, name: string) =>
  page.evaluate((event) => window.dataLayer?.filter((entry) => entry.event === event), name)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    const open = async (page: Page, url: string) => {
      await page.goto(url)
      if (javaScriptEnabled) await hydrated(page)
    }

    test('a list is in groups by series, and its filters leave what fits', async ({ page, urlOf }) => {
      await open(page, urlOf('de', '/produkte/uebersicht-apple'))
      const group = page.getByRole('region', { name: 'iPhone 17', exact: true })
      await expect(group.getByRole('link', { name: /^Apple iPhone 17 / }).first()).toBeVisible()
      await page.getByLabel('Serie').selectOption('iPhone 13')
      await page.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(page.getByRole('main')).toContainText('4 Geräte')
      await expect(cards(page)).toHaveText([/iPhone 13/, /iPhone 13/, /iPhone 13/, /iPhone 13/])
      await expect(page.getByLabel('Serie')).toHaveValue('apple-iphone-13')
      await reset(page).click()
      await page.getByLabel('Jahr').selectOption('2021')
      await page.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(page.getByLabel('Jahr')).toHaveValue('2021')
      await expect(reset(page)).toBeVisible()
      for (const name of await namesOf(page)) expect(name).toMatch(/2021bis zu/)
    })

    test('the highest price comes first, and so it goes on over the pages of one manufacturer', async ({
      page,
      urlOf,
    }) => {
      await open(page, urlOf('de', '/produkte/uebersicht-handys'))
      await page.getByLabel('Hersteller').selectOption('Samsung')
      await page.getByLabel('Sortierung').selectOption('Höchster Preis zuerst')
      await page.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(reset(page)).toBeVisible()
      const first = await pricesOf(page)
      await page.getByRole('link', { name: 'Nächste Seite' }).click()
      await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
      await expect(page.getByLabel('Hersteller')).toHaveValue('samsung')
      await expect(page.getByLabel('Sortierung')).toHaveValue('price')
      const prices = [...first, ...(await pricesOf(page))]
      expect(prices.length).toBeGreaterThan(60)
      expect(prices).toEqual(falling(prices))
      for (const name of await namesOf(page)) expect(name).toMatch(/^Samsung/)
    })

    test('the search leads to its results and their pages, and from there to a device', async ({
      page,
      urlOf,
    }) => {
      await open(page, urlOf('de'))
      await page.getByLabel('Welches Gerät möchtest du verkaufen?').fill('ihpone 13 por')
      await page.getByRole('button', { name: 'Gerät finden' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „ihpone 13 por“')
      await expect(cards(page).first()).toContainText('Apple iPhone 13 Pro')
      await open(page, urlOf('de', '/produkte/uebersicht-suche?q=samsung'))
      await page.getByRole('link', { name: 'Seite 2', exact: true }).click()
      await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
      const name = (await cards(page).first().textContent())?.replace(/\d{4}bis zu.*/, '') ?? ''
      await cards(page).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} verkaufen`)
    })
  })
}

test('a filtered list has an address of its own: it can be shared, and the way back leads through it', async ({
  page,
  urlOf,
}) => {
  const plain = urlOf('de', '/produkte/uebersicht-handys')
  await page.goto(plain)
  await hydrated(page)
  await mark(page)
  const start = await namesOf(page)
  await page.getByLabel('Hersteller').selectOption('Samsung')
  await page.getByLabel('Sortierung').selectOption('Höchster Preis zuerst')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page).toHaveURL(`${plain}?manufacturer=samsung&sort=price`)
  await expect(reset(page)).toBeVisible()
  const first = await namesOf(page)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(`${plain}?manufacturer=samsung&sort=price&page=2`)
  await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
  expect(await isMarked(page)).toBe(true)
  const second = await namesOf(page)
  expect(second).not.toEqual(first)
  await page.reload()
  await expect(cards(page)).toHaveText(second)
  await hydrated(page)
  await page.goBack()
  await expect(cards(page)).toHaveText(first)
  await page.goBack()
  await expect(cards(page)).toHaveText(start)
  await expect(page.getByLabel('Hersteller')).toHaveValue('')
  await expect(page.getByLabel('Sortierung')).toHaveValue('series')
})

test('what an address asks for and the list does not have is as if it were not there', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', '/produkte/uebersicht-apple'))
  const names = await namesOf(page)
  await page.goto(
    urlOf('de', '/produkte/uebersicht-apple?series=nokia-3310&category=autos&year=1951&sort=billig&page=0'),
  )
  await expect(cards(page)).toHaveText(names)
  await expect(reset(page)).toHaveCount(0)
  for (const path of [
    '/produkte/uebersicht-apple?page=400',
    '/produkte/uebersicht-suche?q=samsung&page=400',
  ]) {
    await page.goto(urlOf('de', path))
    await expect(page.getByText(/^Seite (\d+) von \1$/)).toBeAttached()
    await expect(cards(page).first()).toBeVisible()
  }
})

test('from a category over its manufacturer to a device, with its picture, its facts and its siblings', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', '/verkaufen/handys'))
  await hydrated(page)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'Apple', exact: true }).click()
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-apple?category=handys'))
  await cards(page)
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
  const seen = await eventsOf(page, 'view_item')
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
  await expect(cards(page)).toHaveCount(4)
  expect(await isMarked(page)).toBe(true)
})

/** The device of the page has been reported, and so it is remembered. */
const seen = (page: Page) =>
  page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'view_item'))

const MACBOOK = '/produkte/apple-macbook-pro-13-zoll-m1-2020'

test('the same device is shown in every language, whatever its address is called there', async ({
  page,
  urlOf,
}) => {
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

test('devices seen before are shown again, in the language of the moment, until the list is cleared', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', MACBOOK))
  await seen(page)
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

test('whatever stands in the browser’s storage does no harm', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', MACBOOK))
  await seen(page)
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
    await hydrated(page)
    await page.getByRole('searchbox').focus()
    await expect(page.getByRole('search').getByRole('combobox')).toBeFocused()
    await expect(heading).toHaveCount(isShown ? 1 : 0)
  }
})
