import type { Locator, Page } from '@playwright/test'
import { expect, isMarked, markDocument, test, waitForHydration } from './shop-test.ts'

/** The page's search field; its role changes on first use. */
const locateSearchField = (page: Page): Locator => {
  const search = page.getByRole('search')
  return search.getByRole('searchbox').or(search.getByRole('combobox'))
}

const locateOptions = (page: Page): Locator => page.getByRole('option')

const SUGGESTIONS = '**/api/search/suggestions?*'

async function openHome(page: Page, url: string): Promise<Locator> {
  await page.goto(url)
  await waitForHydration(page)
  return locateSearchField(page)
}

const readEvents = (page: Page, name: string) =>
  page.evaluate((event) => window.dataLayer?.filter((entry) => entry.event === event), name)

test('suggestions only load once the field is used, which then announces them', async ({ page, urlOf }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const field = await openHome(page, urlOf('de'))
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  expect(asked.filter((path) => path.includes('suggestion'))).toEqual([])
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(asked.find((path) => path.includes('suggestion'))).toMatch(/\.js$/)
  await field.fill('iphone')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const list = page.getByRole('listbox', { name: 'Vorschläge' })
  await expect(list).toHaveId((await field.getAttribute('aria-controls')) ?? 'none')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ Vorschläge$/)
})

test('a mistyped name finds its device, which can be chosen by keyboard', async ({ page, urlOf }) => {
  const field = await openHome(page, urlOf('de'))
  await markDocument(page)
  await field.pressSequentially('ihpone 13 por')
  await expect(field).toHaveValue('ihpone 13 por')
  const first = locateOptions(page).first()
  await expect(first).toContainText(/^Apple iPhone 13 Probis zu 397\s€$/)
  expect(await first.locator('mark').allTextContents()).toEqual(['iPhone', '13', 'Pro'])
  const ids = await locateOptions(page).evaluateAll((lines) => lines.map(({ id }) => id))
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await field.press(key)
    await expect(field).toHaveAttribute('aria-activedescendant', ids[index] ?? '')
    await expect(page.getByRole('option', { selected: true })).toHaveId(ids[index] ?? '')
  }
  await field.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(locateOptions(page)).toHaveCount(0)
  await expect(field).toHaveValue('ihpone 13 por')
  await field.press('ArrowDown')
  await expect(locateOptions(page).first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(urlOf('de', '/produkte/apple-iphone-13-pro'))
  await expect(page.getByRole('heading', { level: 1, name: 'Apple iPhone 13 Pro verkaufen' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('Enter without a choice shows the results, and the search is reported once', async ({ page, urlOf }) => {
  const field = await openHome(page, urlOf('de'))
  await field.fill('ihpone 13 por')
  await expect(locateOptions(page).first()).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-suche?q=ihpone+13+por'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „ihpone 13 por“')
  await expect(locateOptions(page)).toHaveCount(0)
  const found = page.getByRole('main').getByRole('link', { name: /bis zu/ })
  await expect(found.first()).toContainText('Apple iPhone 13 Pro')
  const event = { event: 'search_submitted', searchTerm: 'ihpone 13 por', resultCount: await found.count() }
  expect(await readEvents(page, 'search_submitted')).toEqual([event])
})

test('the last line leads to all results, and paging through them is not a new search', async ({
  page,
  urlOf,
}) => {
  const field = await openHome(page, urlOf('de'))
  await field.fill('samsung')
  const all = page.getByRole('option', { name: /^Alle \d+ Ergebnisse zeigen$/ })
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? ''
  await all.click()
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-suche?q=samsung'))
  await expect(page.getByRole('main')).toContainText(`${count} Geräte`)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-suche?q=samsung&page=2'))
  await expect(page.getByText(/^Seite 2 von/)).toBeAttached()
  expect(await readEvents(page, 'search_submitted')).toHaveLength(1)
})

test('a text without results gets advice, in the list and on the page', async ({ page, urlOf }) => {
  const field = await openHome(page, urlOf('de'))
  await field.fill('xyzzyqq')
  await expect(
    page.getByText('Nichts gefunden für „xyzzyqq“. Versuch es mit der Modellnummer.'),
  ).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kein passendes Gerät gefunden' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Handys' })).toBeVisible()
})

test('recent searches appear on focus, newest first, until they are cleared', async ({ page, urlOf }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const home = await openHome(page, urlOf('de'))
  await home.fill('galaxy s22')
  await home.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('galaxy s22')
  const field = locateSearchField(page)
  await field.fill('canon eos')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('canon eos')
  await field.clear()
  await expect(locateOptions(page)).toHaveText(['canon eos', 'galaxy s22'])
  await locateOptions(page).last().click()
  await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-suche?q=galaxy+s22'))
  await expect(field).toHaveValue('galaxy s22')
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect(field).toHaveValue('')
  await field.focus()
  await expect(locateOptions(page)).toHaveText(['canon eos', 'galaxy s22'])
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  await field.focus()
  await expect(page.getByText('Deine letzten Suchen')).toBeVisible()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(locateOptions(page)).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(page.getByText('Deine letzten Suchen')).toBeHidden()
})

test('the list closes when the focus leaves the search and comes back with it', async ({ page, urlOf }) => {
  const field = await openHome(page, urlOf('de'))
  await field.fill('iphone')
  await expect(locateOptions(page).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(locateOptions(page)).toHaveCount(0)
  await field.click()
  await expect(locateOptions(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search').locator(':focus')).toHaveCount(0)
  await expect(locateOptions(page)).toHaveCount(0)
})

test('the chosen line is always visible on a low screen', async ({ page, urlOf }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  const field = await openHome(page, urlOf('de'))
  await field.fill('apple')
  await expect(locateOptions(page).last()).toBeAttached()
  await field.press('ArrowUp')
  await expect(locateOptions(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(locateOptions(page).last()).toBeInViewport({ ratio: 0.95 })
})

const SHOPS = [
  { shop: 'fr', text: 'macbook air', path: /\/produits\/apple-macbook-air-.*pouces/ },
  { shop: 'pl', text: 'macbook air', path: /\/produkty\/apple-macbook-air-.*cali/ },
  { shop: 'b2bWidget', text: 'macbook air', path: /\/produkte\/apple-macbook-air-.*zoll/ },
  { shop: 'agan', text: 'macbook air', path: /\/produkte\/apple-macbook-air-.*zoll/ },
]

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const { shop, text, path } of SHOPS) {
    test(`suggestions lead to devices in ${shop}, on the home page and from the header`, async ({
      page,
      urlOf,
    }) => {
      const field = await openHome(page, urlOf(shop))
      await field.tap()
      await field.pressSequentially(text)
      await locateOptions(page)
        .filter({ hasText: /MacBook Air/ })
        .first()
        .tap()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('MacBook Air')
      await field.tap()
      await field.pressSequentially('iphone 13 pro max')
      // The previous list stays until the new one arrives.
      await expect(locateOptions(page).first()).toContainText('iPhone 13 Pro Max')
      await locateOptions(page).first().tap()
      await expect(page).toHaveURL(/apple-iphone-13-pro-max$/)
    })
  }
})

/** Holds back the answer to one text until it is released. */
async function holdBack(page: Page, text: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SUGGESTIONS, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === text) await held
    // The browser may have cancelled the request by now.
    await route.continue().catch(() => undefined)
  })
  return release
}

test('a late answer to an older text never replaces the suggestions of the newer one', async ({
  page,
  urlOf,
}) => {
  const release = await holdBack(page, 'galaxy')
  const field = await openHome(page, urlOf('de'))
  const asked = page.waitForRequest(/suggestions\?q=galaxy/)
  await field.fill('galaxy')
  await asked
  await field.fill('iphone 13 mini')
  await expect(locateOptions(page).first()).toContainText('Apple iPhone 13 mini')
  release()
  // Sends the same request again: once it is answered, the late answer must have arrived, too.
  await page.evaluate(() => fetch('/api/search/suggestions?q=galaxy').then((answer) => answer.text()))
  await expect(locateOptions(page).first()).toContainText('Apple iPhone 13 mini')
  await expect(locateOptions(page).filter({ hasText: 'Galaxy' })).toHaveCount(0)
})

for (const answer of ['no answer', 'an error'] as const) {
  test(`with ${answer} to its requests the field is a plain search field`, async ({
    page,
    urlOf,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /status of 503/)
    const field = await openHome(page, urlOf('de'))
    await field.fill('galaxy')
    await expect(locateOptions(page).first()).toBeVisible()
    await page.route(SUGGESTIONS, (route) =>
      answer === 'no answer' ? route.abort() : route.fulfill({ status: 503, body: '' }),
    )
    await field.fill('iphone 13')
    await expect(locateOptions(page)).toHaveCount(0)
    await field.press('Enter')
    await expect(page).toHaveURL(urlOf('de', '/produkte/uebersicht-suche?q=iphone+13'))
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Apple iPhone 13/ })
        .first(),
    ).toBeVisible()
  })
}

test('text typed before the script starts is kept and gets suggestions', async ({ page, urlOf }) => {
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(urlOf('de'), { waitUntil: 'commit' })
  const field = locateSearchField(page)
  await field.fill('iphone 13 mini')
  await field.blur()
  start()
  await waitForHydration(page)
  await expect(field).toHaveValue('iphone 13 mini')
  await field.focus()
  await expect(locateOptions(page).first()).toContainText('Apple iPhone 13 mini')
})

test('matching letters are marked in forced colours, too', async ({ page, urlOf }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const field = await openHome(page, urlOf('de'))
  await field.fill('iphone 13')
  const matched = locateOptions(page).first().locator('mark').first()
  await expect(matched).toHaveText(/iphone/i)
  await expect(matched).toHaveCSS('text-decoration-line', 'underline')
})
