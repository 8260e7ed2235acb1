import type { Page, Route } from '@playwright/test'
import { checkout } from '#messages/de/checkout.ts'
import { safety } from '#messages/de/safety.ts'
import { thanks } from '#messages/de/thanks.ts'
import {
  createTrade,
  expect,
  goToReview,
  locateEmptyCart,
  locateSubmitButton,
  locateThanksTitle,
  openCheckout,
  readEvents,
  readTradeNumberOnPage,
  test,
} from './cart-helpers.ts'
import { NOT_FOUND_NOTICE } from './shop-test.ts'

/** The page's request for a trade, but not for its documents. */
const TRADE = /\/api\/trades\/[^/?]+$/

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const locateParagraph = (page: Page, hasText: string) => page.getByRole('paragraph').filter({ hasText })

const locateLabel = (page: Page) => page.getByRole('link', { name: thanks.PARCEL_LABEL })

/** Answers as long as the carrier has not issued a label. */
async function answerWithoutLabel(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), shipment: null } })
}

test('a URL without a sale shows none', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/thankYou'))
  await expect(locateTitle(page, thanks.THANKS_NONE)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: thanks.THANKS_HOME }).click()
  await expect(page).toHaveURL(urlOf('de'))
})

test('a wrong key, a wrong number and nonsense show no sale: the first two offer a new link', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const { tradeNumber, key } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  const wrongKey = `${tradeNumber}.${key.slice(1)}${key[0] === 'x' ? 'y' : 'x'}`
  const titles = {
    [wrongKey]: safety.SALE_LINK_OLD,
    [`AAAA-0000.${key}`]: safety.SALE_LINK_OLD,
    '<script>.alert(1)': thanks.THANKS_NONE,
    [`${tradeNumber}.`]: thanks.THANKS_NONE,
  }
  for (const [hash, title] of Object.entries(titles)) {
    await page.goto(urlOf('de', '/checkout'))
    await page.goto(urlOf('de', `/thankYou#${hash}`))
    await expect(locateTitle(page, title)).toBeVisible()
  }
})

test('a sale is shown again after a reload, and reported to analytics once across all tabs', async ({
  page,
  context,
  urlOf,
  email,
}) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  const number = await readTradeNumberOnPage(page)
  expect(await readEvents(page, 'trade_created')).toHaveLength(1)
  await page.reload()
  expect(await readTradeNumberOnPage(page)).toBe(number)
  await page.reload()
  expect(await readTradeNumberOnPage(page)).toBe(number)
  expect(await readEvents(page, 'trade_created')).toEqual([])
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await readTradeNumberOnPage(other)).toBe(number)
  expect(await readEvents(other, 'trade_created')).toEqual([])
})

test('the page waits for a label that is not ready yet', async ({ page, urlOf, email }) => {
  const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.clock.install()
  await page.route(TRADE, answerWithoutLabel)
  await page.goto(address)
  await expect(page.getByText(thanks.PARCEL_WAIT)).toBeVisible()
  const asked = page.waitForResponse(TRADE)
  await page.clock.runFor(1_500)
  await asked
  await expect(locateLabel(page)).toBeHidden()
  await page.unroute(TRADE)
  await expect(async () => {
    await page.clock.runFor(1_500)
    await expect(locateLabel(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText(thanks.PARCEL_WAIT)).toBeHidden()
})

test('the sale stays visible when the network fails while waiting for the label', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { address, tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.clock.install()
  await page.route(TRADE, answerWithoutLabel, { times: 1 })
  await page.goto(address)
  await expect(page.getByText(thanks.PARCEL_WAIT)).toBeVisible()
  await page.route(TRADE, (route) => route.abort(), { times: 2 })
  for (const _ of [1, 2]) {
    const failed = page.waitForEvent('requestfailed')
    await page.clock.runFor(1_500)
    await failed
    expect(await readTradeNumberOnPage(page)).toBe(tradeNumber)
  }
  await expect(async () => {
    await page.clock.runFor(1_500)
    await expect(locateLabel(page)).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a sale that fails to load can be retried', async ({ page, urlOf, email, expectedErrors }) => {
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
  expect(await readTradeNumberOnPage(page)).toBe(tradeNumber)
})

test('opening the link of another sale in the same tab shows that sale', async ({ page, urlOf, email }) => {
  const shopUrl = urlOf('de', '')
  const [first, second] = [
    await createTrade(page, { shopUrl, email }),
    await createTrade(page, { shopUrl, email }),
  ]
  await page.goto(first.address)
  await expect(locateThanksTitle(page)).toBeVisible()
  await page.goto(second.address)
  await expect(page.getByRole('definition').first()).toHaveText(second.tradeNumber)
  await page.goBack()
  await expect(page.getByRole('definition').first()).toHaveText(first.tradeNumber)
})

test('going back from the sale leads to an empty cart and an empty form', async ({ page, urlOf, email }) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await expect(locateThanksTitle(page)).toBeVisible()
  await page.goBack()
  await expect(locateEmptyCart(page)).toBeVisible()
  await openCheckout(page, urlOf('de', ''))
  await page.goto(urlOf('de', '/checkout#details'))
  await expect(page.getByLabel('IBAN')).toHaveValue('')
  await expect(page.getByRole('main').getByLabel('E-Mail')).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkout says what it needs and offers an alternative', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/checkout'))
    await expect(locateParagraph(page, checkout.CART_NO_SCRIPT)).toBeVisible()
    await expect(locateParagraph(page, checkout.CART_LOADING)).toBeHidden()
  })

  test('the page of a sale says where its label is', async ({ page, urlOf, email }) => {
    const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
    await page.goto(address)
    await expect(locateParagraph(page, thanks.THANKS_NO_SCRIPT)).toBeVisible()
    await expect(locateParagraph(page, thanks.THANKS_LOADING)).toBeHidden()
  })
})
