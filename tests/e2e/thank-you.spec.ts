import type { Page, Route } from '@playwright/test'
import { checkout } from '#messages/de/checkout.ts'
import { thanks } from '#messages/de/thanks.ts'
import {
  createTrade,
  emptyCart,
  eventsOf,
  expect,
  goToReview,
  openCheckout,
  shownTradeNumber,
  submitButton,
  test,
  thanksTitle,
} from './cart-helpers.ts'
import { NOT_FOUND_NOTICE } from './shop-test.ts'

/** What the page asks about a trade; not its papers. */
const TRADE = /\/api\/trades\/[^/]+\?key=/

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const paragraph = (page: Page, hasText: string) => page.getByRole('paragraph').filter({ hasText })

const label = (page: Page) => page.getByRole('link', { name: thanks.PARCEL_LABEL })

/** Answers as long as the carrier has not. */
async function withoutLabel(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), shipment: null } })
}

test('an address without a sale shows none', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/thankYou'))
  await expect(title(page, thanks.THANKS_NONE)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: thanks.THANKS_HOME }).click()
  await expect(page).toHaveURL(urlOf('de'))
})

test('a wrong key, a wrong number and nonsense show no sale either', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const { tradeNumber, key } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  const wrongKey = `${tradeNumber}.${key.slice(1)}${key[0] === 'x' ? 'y' : 'x'}`
  for (const hash of [wrongKey, `AAAA-0000.${key}`, '<script>.alert(1)', `${tradeNumber}.`]) {
    await page.goto(urlOf('de', '/checkout'))
    await page.goto(urlOf('de', `/thankYou#${hash}`))
    await expect(title(page, thanks.THANKS_NONE)).toBeVisible()
  }
})

test('a sale is shown again after a reload, and told to analytics once, whatever tab shows it', async ({
  page,
  context,
  urlOf,
  email,
}) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await submitButton(page).click()
  const number = await shownTradeNumber(page)
  expect(await eventsOf(page, 'trade_created')).toHaveLength(1)
  await page.reload()
  expect(await shownTradeNumber(page)).toBe(number)
  await page.reload()
  expect(await shownTradeNumber(page)).toBe(number)
  expect(await eventsOf(page, 'trade_created')).toEqual([])
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await shownTradeNumber(other)).toBe(number)
  expect(await eventsOf(other, 'trade_created')).toEqual([])
})

test('a label that is not there yet is waited for', async ({ page, urlOf, email }) => {
  const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.clock.install()
  await page.route(TRADE, withoutLabel)
  await page.goto(address)
  await expect(page.getByText(thanks.PARCEL_WAIT)).toBeVisible()
  const asked = page.waitForResponse(TRADE)
  await page.clock.runFor(1_500)
  await asked
  await expect(label(page)).toBeHidden()
  await page.unroute(TRADE)
  await expect(async () => {
    await page.clock.runFor(1_500)
    await expect(label(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText(thanks.PARCEL_WAIT)).toBeHidden()
})

test('a network that fails while the label is waited for does not take the sale away', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { address, tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.clock.install()
  await page.route(TRADE, withoutLabel, { times: 1 })
  await page.goto(address)
  await expect(page.getByText(thanks.PARCEL_WAIT)).toBeVisible()
  await page.route(TRADE, (route) => route.abort(), { times: 2 })
  for (const _ of [1, 2]) {
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor(1_500)
    await failed
    expect(await shownTradeNumber(page)).toBe(tradeNumber)
  }
  await expect(async () => {
    await page.clock.runFor(1_500)
    await expect(label(page)).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a sale that cannot be loaded can be asked for again', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { address, tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.route(TRADE, (route) => route.abort())
  await page.goto(address)
  const retry = page.getByRole('button', { name: thanks.THANKS_RETRY })
  await expect(page.getByRole('alert')).toContainText(thanks.THANKS_FAILED)
  const failed = page.waitForEvent('requestfailed')
  await retry.click()
  await failed
  await expect(page.getByRole('alert')).toContainText(thanks.THANKS_FAILED)
  await page.unroute(TRADE)
  await retry.click()
  expect(await shownTradeNumber(page)).toBe(tradeNumber)
})

test('the link of another sale in the same tab shows the other sale', async ({ page, urlOf, email }) => {
  const shopUrl = urlOf('de', '')
  const [first, second] = [
    await createTrade(page, { shopUrl, email }),
    await createTrade(page, { shopUrl, email }),
  ]
  await page.goto(first.address)
  await expect(thanksTitle(page)).toBeVisible()
  await page.goto(second.address)
  await expect(page.getByRole('definition').first()).toHaveText(second.tradeNumber)
  await page.goBack()
  await expect(page.getByRole('definition').first()).toHaveText(first.tradeNumber)
})

test('the way back from the sale leads to an empty cart and an empty form', async ({
  page,
  urlOf,
  email,
}) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await submitButton(page).click()
  await expect(thanksTitle(page)).toBeVisible()
  await page.goBack()
  await expect(emptyCart(page)).toBeVisible()
  await openCheckout(page, urlOf('de', ''))
  await page.goto(urlOf('de', '/checkout#details'))
  await expect(page.getByLabel('IBAN')).toHaveValue('')
  await expect(page.getByRole('main').getByLabel('E-Mail')).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkout says what it needs and what else to do', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/checkout'))
    await expect(paragraph(page, checkout.CART_NO_SCRIPT)).toBeVisible()
    await expect(paragraph(page, checkout.CART_LOADING)).toBeHidden()
  })

  test('the page of a sale says where its label is', async ({ page, urlOf, email }) => {
    const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
    await page.goto(address)
    await expect(paragraph(page, thanks.THANKS_NO_SCRIPT)).toBeVisible()
    await expect(paragraph(page, thanks.THANKS_LOADING)).toBeHidden()
  })
})
