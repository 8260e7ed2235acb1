import type { Locator, Page } from '@playwright/test'
import { EXAMPLE_OPERATOR } from '../support/example-operator.ts'
import { expect, isMarked, markDocument, test, waitForHydration } from './shop-test.ts'

test('following a link inside the application updates title and focus, and back works', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  await markDocument(page)
  await page.getByRole('link', { name: 'Verpackungstipps' }).click()
  await expect(page).toHaveURL(urlOf('de', '/content/verpackungstipps'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/verpack/i)
  await expect(page).toHaveTitle(new RegExp(`– ${EXAMPLE_OPERATOR.brand.name}$`))
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Was möchtest du verkaufen?' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('the page types of a visit are reported in order', async ({ page, urlOf }) => {
  await page.goto(urlOf('fr'))
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Presse' }).click()
  await page.waitForFunction(() => window.dataLayer?.length === 2)
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'page_view', pageType: 'home', path: '/' },
    { event: 'page_view', pageType: 'content', path: '/content/presse' },
  ])
})

test('the browser loads the page itself if its payload fails to load', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/payload failed/, /ERR_FAILED/)
  await page.goto(urlOf('it'))
  await waitForHydration(page)
  await markDocument(page)
  await page.route('**/_payload.json', (route) => route.abort())
  await page.getByRole('link', { name: 'Stampa' }).click()
  await expect(page).toHaveURL(urlOf('it', '/content/stampa'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stampa')
  expect(await isMarked(page)).toBe(false)
})

test('the link to the buy shop is followed through the server', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  // The buy shop does not exist here, so the test only checks that the browser navigates to it.
  const left = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/shop'),
  )
  await page.route('**/shop', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: 'left' }),
  )
  await page.getByRole('link', { name: 'Generalüberholt kaufen' }).click()
  expect((await left).resourceType()).toBe('document')
})

test('keyboard users can skip the header', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/content/agb'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the example shows the effect of an answer before and after it is chosen, by keyboard', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  const total = page.getByText('Angebot', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(total).toHaveText('237,00 €')
  const worst = page.getByRole('radio', { name: /^Unter 80/ })
  // The example is below the fold, so its script loads when someone comes near.
  await worst.scrollIntoViewIfNeeded()
  await expect(worst).toBeEnabled()
  await worst.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^80 bis 89/ })).toBeChecked()
  await expect(total).toHaveText('256,00 €')
})

test('amounts are in the market’s currency and format', async ({ page, urlOf }) => {
  await page.goto(urlOf('pl'))
  await expect(page.getByText('1029,00 zł').first()).toBeVisible()
  await page.goto(urlOf('en'))
  await expect(page.getByText('€237.00').first()).toBeVisible()
})

test('a visit with tracking parameters is one page view, and its URL stays unchanged', async ({
  page,
  urlOf,
}) => {
  const query = '?utm_campaign=spring%20sale&a=1&a=2&flag&utm_id=1.50'
  await page.goto(urlOf('de', `/content/presse${query}`))
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  const paths = await page.evaluate(() =>
    window.dataLayer?.flatMap((entry) => (entry.event === 'page_view' ? entry.path : [])),
  )
  expect(paths).toEqual(['/content/presse', '/content/impressum'])
  await page.goBack()
  await expect(page).toHaveURL(urlOf('de', `/content/presse${query}`))
})

/** Opens the categories on a phone and returns one of their links. */
async function openPhoneMenu(page: Page, home: string): Promise<Locator> {
  await page.goto(home)
  await waitForHydration(page)
  await page.getByText('Menü', { exact: true }).click({ force: true })
  const menu = page.getByRole('navigation', { name: 'Kategorien' })
  return menu.getByRole('link', { name: 'Objektive' })
}

test('the phone menu closes when a page is chosen', async ({ page, urlOf }) => {
  const entry = await openPhoneMenu(page, urlOf('de'))
  await entry.first().click()
  await expect(page).toHaveURL(urlOf('de', '/verkaufen/objektive'))
  await expect(entry).toHaveCount(0)
})

test('the example and its total still agree after visiting another page', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  const likeNew = page.getByRole('radio', { name: /^Wie neu/ })
  await likeNew.scrollIntoViewIfNeeded()
  await likeNew.check()
  await expect(page.getByText('270,00 €')).toBeVisible()
  await page.goto(urlOf('de', '/content/agb'))
  await page.goBack()
  await waitForHydration(page)
  const isLikeNew = await likeNew.isChecked()
  await expect(page.getByText(isLikeNew ? '270,00 €' : '237,00 €')).toBeVisible()
})

test('a link to the current page adds no second history entry', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/content/presse'))
  await waitForHydration(page)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Presse' }).click()
  await page.getByRole('link', { name: 'Presse' }).click()
  expect(await page.evaluate(() => [history.length, window.dataLayer?.length])).toEqual([before, 1])
})

test('a slow page shows that it is loading', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/content/presse/_payload.json', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
})

test('Escape closes the phone menu and returns the focus', async ({ page, urlOf }) => {
  const entry = await openPhoneMenu(page, urlOf('de'))
  await expect(entry).toBeVisible()
  await entry.focus()
  await page.keyboard.press('Escape')
  await expect(entry).toHaveCount(0)
})
