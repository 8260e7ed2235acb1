import type { Page } from '@playwright/test'
import { expect, isMarked, markDocument, test, waitForHydration } from './shop-test.ts'

const comeBackToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a newer build is loaded with the next navigation, not before', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  )
  const checked = page.waitForResponse('**/builds/latest.json?*')
  await markDocument(page)
  await comeBackToTab(page)
  await checked
  expect(await isMarked(page)).toBe(true)
  await page.getByRole('link', { name: 'Presse' }).click()
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-test-mark'))
  await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
})

test('the same build changes nothing', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  await markDocument(page)
  const checked = page.waitForResponse('**/builds/latest.json?*')
  await comeBackToTab(page)
  await checked
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('a missing chunk of the application reloads the page once', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/)
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/assets\/content-article-.*\.js|assets\/content-screen-.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect.poll(() => loads).toBe(1)
  // The reloaded page is readable, and a second failure within ten seconds causes no further reload.
  await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('chunk-reload:')))
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
})

test('what a page asks for early and does not get changes nothing', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|dynamically imported module/)
  await page.route(/assets\/screens-.*\.js/, (route) => route.abort())
  await page.goto(urlOf('de', '/kontakt'))
  await waitForHydration(page)
  await markDocument(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/screens-'))
  const message = page.getByRole('textbox', { name: 'Nachricht' })
  await message.fill('Wo ist mein Paket?')
  await failed
  await expect(message).toHaveValue('Wo ist mein Paket?')
  expect(await isMarked(page)).toBe(true)
})

test('a script that did not come is asked for again', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  let asked = 0
  await page.route(/assets\/entry-client-.*\.js/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  expect(asked).toBe(2)
})

test('a style sheet that did not come is asked for again', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  let asked = 0
  await page.route(/assets\/.*\.css/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto(urlOf('de'))
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith('.css'))))
    .toBe(true)
})
