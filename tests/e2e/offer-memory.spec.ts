import type { Page } from '@playwright/test'
import { expect, readStoredCart, test, waitForHydration } from './cart-helpers.ts'
import { choose, goToFacts, locatePrice, locateStep } from './device-page.ts'

const IPHONE = '/produkte/apple-iphone-13'

test('back and forward go through the steps, and then leave the page', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/content/agb'))
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await goToFacts(page)
  for (const step of [/Akku/, /Speicher/, /Zustand/]) {
    await page.goBack()
    await expect(locateStep(page, step)).toBeVisible()
  }
  await page.goForward()
  await expect(locateStep(page, /Speicher/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^128/ })).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(urlOf('de', '/content/agb'))
  await page.goForward()
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: /^Wie neu/ })).toBeChecked()
})

test('steps are no page views', async ({ page, urlOf }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_payload.json')) requested.push(request.url())
  })
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await goToFacts(page)
  await page.goBack()
  await expect(locateStep(page, /Akku/)).toBeVisible()
  const views = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'page_view'),
  )
  expect({ viewCount: views.length, requested }).toEqual({ viewCount: 1, requested: [] })
})

test('a reload in the middle shows the same step with all answers', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await goToFacts(page)
  await page.reload()
  await waitForHydration(page)
  await expect(locateStep(page, /Trifft das alles zu/)).toBeVisible()
  await page.getByRole('button', { name: 'Ja, alles' }).click()
  await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
})

test('a closed tab loses nothing', async ({ page, context, urlOf }) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await choose(page, /^Gut/, /Speicher/)
  await choose(page, /^256/, /Akku/)
  await page.close()
  const later = await context.newPage()
  await later.goto(urlOf('de', IPHONE))
  await waitForHydration(later)
  await expect(locateStep(later, /Akku/)).toBeVisible()
  await later.getByRole('button', { name: 'Zurück' }).click()
  await expect(later.getByRole('radio', { name: /^256/ })).toBeChecked()
})

test('after seven days the answers are gone', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await choose(page, /^Gut/, /Speicher/)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('answers:')) ?? ''
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    const eightDaysMs = 8 * 24 * 60 * 60 * 1000
    localStorage.setItem(key, JSON.stringify({ ...stored, savedAtMs: stored.savedAtMs - eightDaysMs }))
  })
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: /^Gut/ })).not.toBeChecked()
})

test('two tabs share the answers about a device', async ({ page, context, urlOf }) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(urlOf('de', IPHONE))
  await waitForHydration(other)
  await page.bringToFront()
  await choose(page, /^Gut/, /Speicher/)
  await choose(page, /^256/, /Akku/)
  await other.bringToFront()
  await expect(other.getByRole('radio', { name: /^Gut/ })).toBeChecked()
  await other.getByRole('button', { name: 'Weiter' }).click()
  await expect(other.getByRole('radio', { name: /^256/ })).toBeChecked()
})

/** Sells a phone that is like new. */
async function sell(page: Page): Promise<void> {
  await goToFacts(page)
  await page.getByRole('button', { name: 'Ja, alles' }).click()
  await page.getByRole('button', { name: 'Verkaufen', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Takes an offer for another condition than the one that was given before. */
async function changeCondition(page: Page, condition: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Ändern In welchem Zustand/ }).click()
  await page.getByRole('radio', { name: condition }).click()
  await page.getByRole('button', { name: 'Verkaufen', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function readConditions(page: Page) {
  const { devices } = await readStoredCart(page)
  return devices.map(({ conditionId, quantity }) => ({ conditionId, quantity }))
}

const locateChange = (page: Page) => page.getByRole('link', { name: /^Antworten ändern/ })

test('changed answers put the new offer in the place of the old one, as often as they change', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await sell(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Verkauf abschließen' }).click()
  await locateChange(page).click()
  await changeCondition(page, /^Gut/)
  expect(await readConditions(page)).toEqual([{ conditionId: 3, quantity: 1 }])
  await page.keyboard.press('Escape')
  await changeCondition(page, /^Wie neu/)
  expect(await readConditions(page)).toEqual([{ conditionId: 4, quantity: 1 }])
})

test('a change goes on after back and forward, and while the cart is open in another tab', async ({
  page,
  context,
  urlOf,
}) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await sell(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Verkauf abschließen' }).click()
  await locateChange(page).click()
  await page.goBack()
  await expect(locateChange(page)).toBeVisible()
  await page.goForward()
  const cart = await context.newPage()
  await cart.goto(urlOf('de', '/checkout'))
  await expect(locateChange(cart)).toBeVisible()
  await page.bringToFront()
  await changeCondition(page, /^Gut/)
  expect(await readConditions(page)).toEqual([{ conditionId: 3, quantity: 1 }])
})

test('a change can be opened in a new tab', async ({ page, context, urlOf }) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await sell(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Verkauf abschließen' }).click()
  const address = await locateChange(page).getAttribute('href')
  const tab = await context.newPage()
  await tab.goto(urlOf('de', address ?? ''))
  await waitForHydration(tab)
  await changeCondition(tab, /^Gut/)
  expect(await readConditions(tab)).toEqual([{ conditionId: 3, quantity: 1 }])
})

test('a fresh visit to a device that is in the cart adds another one', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await sell(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Verkauf abschließen' }).click()
  await locateChange(page).click()
  await expect(page).toHaveURL(/change=/)
  await page.goto(urlOf('de', IPHONE))
  await waitForHydration(page)
  await changeCondition(page, /^Gut/)
  expect(await readConditions(page)).toEqual([
    { conditionId: 4, quantity: 1 },
    { conditionId: 3, quantity: 1 },
  ])
})
