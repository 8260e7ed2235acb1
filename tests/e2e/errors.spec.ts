import type { Page } from '@playwright/test'
import { expect, NOT_FOUND_NOTICE, test, waitForHydration } from './shop-test.ts'

test('a missing page has status 404, says so and reports the page type 404', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const response = await page.goto(urlOf('de', '/gibt-es-nicht'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Paket/ })).toBeVisible()
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0)
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'page_view', pageType: '404', path: '/gibt-es-nicht' },
  ])
  await page.getByRole('link', { name: 'Zur Startseite' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Was möchtest du verkaufen?' })).toBeVisible()
})

test('an expired clarification link explains what to do', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const response = await page.goto(urlOf('en', '/browser/clarification/id/short/trade/1'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
})

const BROKEN_PAYLOAD = '**/content/presse/_payload.json'

/** Opens a page with data that its screen cannot render. */
async function breakScreen(page: Page, home: string, expectedErrors: RegExp[]): Promise<void> {
  expectedErrors.push(/blocks|filter|null|undefined/i)
  await page.goto(home)
  await waitForHydration(page)
  const head = { title: 'Broken', description: '' }
  const broken = { screen: 'content', head, error: null, data: { page: { blocks: null } } }
  await page.route(BROKEN_PAYLOAD, (route) => route.fulfill({ json: broken }))
  await page.getByRole('link', { name: 'Presse' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bei uns ist etwas schiefgegangen' }),
  ).toBeVisible()
}

test('a screen that fails shows the error page, and trying again restores it', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  await breakScreen(page, urlOf('de'), expectedErrors)
  await page.unroute(BROKEN_PAYLOAD)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
})

test('an error on one screen disappears when the visitor moves on', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  await breakScreen(page, urlOf('de'), expectedErrors)
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
})
