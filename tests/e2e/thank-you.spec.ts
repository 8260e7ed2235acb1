import type { Page, Route } from '@playwright/test'
import { checkout } from '#messages/de/checkout.ts'
import { safety } from '#messages/de/safety.ts'
import { thanks } from '#messages/de/thanks.ts'
import { BEST_PHONE_ANSWERS } from '../support/sales.ts'
import { buildPerson, locateSale, readMailLink, resetPassword, signIn } from './account-steps.ts'
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
import { measureShift } from './clarification-steps.ts'
import { createVisit } from './sale-steps.ts'
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

/** A page that listens shows the label at once, however it was answered first. This one asks from time to time. */
const stopListening = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'EventSource')
  })

test('a URL without a sale shows none', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/thankYou'))
  await expect(locateTitle(page, thanks.THANKS_NONE)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: thanks.THANKS_HOME })).toHaveAttribute('href', '/')
  await main.getByRole('link', { name: thanks.THANKS_FIND }).click()
  await expect(page).toHaveURL(urlOf('de', '/mein-verkauf'))
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
  await stopListening(page)
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

test('the sale opens at the top with its headline focused, after the checkout and from a mail', async ({
  page,
  urlOf,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await expect(locateThanksTitle(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const address = page.url()
  await page.goto(urlOf('de', '/checkout'))
  await page.goto(address)
  await expect(locateThanksTitle(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a visitor who has moved on already keeps the focus when the sale appears', async ({
  page,
  urlOf,
  email,
}) => {
  const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  const held = Promise.withResolvers<void>()
  await page.route(TRADE, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByText(thanks.THANKS_LOADING)).toBeVisible()
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.focus()
  held.resolve()
  await expect(locateThanksTitle(page)).toBeVisible()
  await expect(locateThanksTitle(page)).not.toBeFocused()
})

test('a page opened from the sale begins at its top, and Back shows the sale again', async ({
  page,
  urlOf,
  email,
}) => {
  const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(address)
  await page.getByRole('link', { name: thanks.PACK_MORE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/verpack/i)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(locateThanksTitle(page)).toBeVisible()
})

test('the skip link leaves the sale on the page, and its key in the address', async ({
  page,
  urlOf,
  email,
}) => {
  const { address, tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.goto(address)
  await expect(locateThanksTitle(page)).toBeFocused()
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(address)
  expect(await readTradeNumberOnPage(page)).toBe(tradeNumber)
})

for (const [name, viewport] of [
  ['phone', { width: 390, height: 664 }],
  ['wide screen', { width: 1280, height: 900 }],
] as const)
  test(`nothing moves on a ${name} while the sale and then its label appear`, async ({
    page,
    urlOf,
    email,
  }) => {
    const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
    await page.setViewportSize(viewport)
    await stopListening(page)
    await page.route(TRADE, answerWithoutLabel, { times: 1 })
    await page.goto(address)
    await expect(page.getByText(thanks.PARCEL_WAIT)).toBeVisible()
    await expect(locateLabel(page)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('img', { name: thanks.PARCEL_QR_ALT })).toBeVisible()
    expect(await measureShift(page)).toBe(0)
  })

test('the code is the first thing to do, large enough to be scanned from a phone', async ({
  page,
  urlOf,
  email,
}) => {
  const { address, tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(address)
  const parcel = page.getByRole('region', { name: thanks.PARCEL_TITLE })
  const code = parcel.getByRole('img', { name: thanks.PARCEL_QR_ALT })
  await expect(code).toBeVisible()
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240)
  await expect(parcel).toContainText(`${thanks.PARCEL_NUMBER} ${tradeNumber}`)
  const steps = page.getByRole('list', { name: thanks.SALE_TIMELINE_ALL })
  const current = steps.getByRole('listitem').filter({ hasText: thanks.NEXT_YOU })
  await expect(current).toHaveAttribute('aria-current', 'step')
  const isAbove = await steps.evaluate(
    (list, section) =>
      Boolean(section && list.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING),
    await parcel.elementHandle(),
  )
  expect(isAbove).toBe(true)
})

test('a promise to sign out is a checklist that stays ticked', async ({ page, urlOf, email }) => {
  const answers = { ...BEST_PHONE_ANSWERS, PH_LOCK: ['LATER'] }
  const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email, answers })
  await page.goto(address)
  const tasks = page.getByRole('region', { name: thanks.LOCKS_TITLE })
  const task = tasks.getByRole('checkbox', { name: /iPhone 13/ })
  await expect(task).not.toBeChecked()
  await expect(tasks).toContainText('Wo ist?')
  await task.press('Space')
  await expect(task).toBeChecked()
  await page.reload()
  await expect(task).toBeChecked()
})

test('one tap opens an account, whose password is chosen in the mail', async ({
  page,
  browser,
  urlOf,
  email,
}) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const { address, tradeNumber } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.goto(address)
  const account = page.getByRole('region', { name: thanks.SALE_ACCOUNT_TITLE })
  await account.getByRole('button', { name: thanks.SALE_ACCOUNT_OPEN }).click()
  await expect(account.getByRole('status')).toHaveText(thanks.SALE_ACCOUNT_SENT)
  const mail = { email, subject: 'MAIL_SALE_ACCOUNT_SUBJECT', button: 'MAIL_SALE_ACCOUNT_BUTTON' } as const
  const person = buildPerson(email)
  await resetPassword(visit, await readMailLink(browser, visit, mail), person.password)
  await expect(page.getByRole('heading', { name: visit.t('RESET_DONE') })).toBeFocused()
  await signIn(visit, person)
  await expect(locateSale(visit, tradeNumber)).toBeVisible()
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
