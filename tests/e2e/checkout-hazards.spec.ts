import type { Page, Route } from '@playwright/test'
import { checkout as texts } from '#messages/de/checkout.ts'
import {
  expect,
  expectOnlySale,
  expireOffers,
  fillDetails,
  goToReview,
  listTrades,
  locateAmount,
  locateCartLink,
  locateEmptyCart,
  locateNextButton,
  locateSubmitButton,
  locateThanksTitle,
  openCheckout,
  query,
  readStoredCart,
  readTradeNumberOnPage,
  test,
  tickDeclaration,
} from './cart-helpers.ts'

const TRADES = '**/api/trades'

const locateField = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const locateReviewTitle = (page: Page) => page.getByRole('heading', { name: texts.REVIEW_TITLE })

const locateNotice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** The shop creates the sale, but its answer never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** The draft of the form that is stored in the tab. */
const readDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('checkout') ?? 'null'))

test.beforeEach(async ({ page, urlOf }) => {
  await openCheckout(page, urlOf('de', ''))
})

test('clicking the button twice creates one sale', async ({ page, email }) => {
  const answers: number[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/trades'))
      answers.push((await response.json()).transactionId)
  })
  await goToReview(page, email)
  await locateSubmitButton(page).dblclick()
  await expectOnlySale(page, email)
  expect(answers).toHaveLength(1)
})

test('reloading during the sale finds the same sale', async ({ page, email }) => {
  const isMade = Promise.withResolvers<void>()
  await page.route(TRADES, async (route) => {
    await route.fetch()
    isMade.resolve()
  })
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await isMade.promise
  await page.unroute(TRADES)
  await page.reload()
  await expect(locateReviewTitle(page)).toBeVisible()
  await tickDeclaration(page)
  await locateSubmitButton(page).click()
  await expectOnlySale(page, email)
  expect((await readStoredCart(page)).devices).toEqual([])
  await expect(locateCartLink(page, 0)).toBeVisible()
})

test('submitting again after a lost answer leads to the same sale', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route(TRADES, loseAnswer, { times: 1 })
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await expect(locateNotice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
  await locateSubmitButton(page).click()
  await expectOnlySale(page, email)
  // Nothing is left behind for the next seller at this computer.
  expect(await readDraft(page)).toMatchObject({ email: '', iban: '', customer: null, idempotencyKey: null })
})

for (const { way, count } of [
  { way: 'Verkauf ansehen', count: 1 },
  { way: 'Weiteren Verkauf abschließen', count: 2 },
])
  test(`editing a sale after a lost answer finds the existing sale: ${way}`, async ({
    page,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|status of 409/)
    await page.route(TRADES, loseAnswer, { times: 1 })
    await goToReview(page, email)
    await locateSubmitButton(page).click()
    await expect(locateNotice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
    await page.getByRole('button', { name: texts.REVIEW_EDIT_SELLER }).click()
    await locateField(page, 'Ort').fill('Potsdam')
    await locateNextButton(page).click()
    await locateSubmitButton(page).click()
    const [first = ''] = await listTrades(email)
    await expect(locateNotice(page, `Die Verkaufsnummer ist ${first}.`)).toBeVisible()
    await page.getByRole('button', { name: way }).click()
    const number = await readTradeNumberOnPage(page)
    const made = await listTrades(email)
    expect(made).toHaveLength(count)
    expect(made.at(-1)).toBe(number)
    await expect(locateCartLink(page, 0)).toBeVisible()
  })

test('the sale waits until the network is back', async ({ page, context, email, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await goToReview(page, email)
  await context.setOffline(true)
  await locateSubmitButton(page).click()
  await expect(locateNotice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
  await expect(locateSubmitButton(page)).toBeEnabled()
  await context.setOffline(false)
  await locateSubmitButton(page).click()
  await expectOnlySale(page, email)
})

test('a temporarily unavailable shop says so and accepts the sale later', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (?:503|429)/)
  await goToReview(page, email)
  for (const [status, id, text] of [
    [503, 'UNAVAILABLE', texts.REVIEW_UNAVAILABLE],
    [429, 'TOO_MANY_REQUESTS', texts.REVIEW_BUSY],
  ] as const) {
    const refuse = (route: Route) => route.fulfill({ status, json: { statusCode: status, id, message: '' } })
    await page.route(TRADES, refuse, { times: 1 })
    await locateSubmitButton(page).click()
    await expect(locateNotice(page, text)).toBeVisible()
  }
  await locateSubmitButton(page).click()
  await expectOnlySale(page, email)
})

test('an error that only the server finds is shown, and its field gets the focus', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  // The seller's clock is years ahead, so the seller is of age by that clock.
  const year = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(year + 5, 5, 15))
  await page.reload()
  await goToReview(page, email, { Geburtsdatum: `01.01.${year - 16}` })
  await locateSubmitButton(page).click()
  const birthDate = locateField(page, 'Geburtsdatum')
  await expect(birthDate).toBeFocused()
  await expect(birthDate).toHaveAccessibleDescription(/Verkaufen kannst du ab 18 Jahren/)
  await expect(locateNotice(page, 'Bitte prüf noch ein Feld')).toBeVisible()
  expect(await listTrades(email)).toEqual([])
  await birthDate.fill('23.04.1990')
  await locateNextButton(page).click()
  await locateSubmitButton(page).click()
  await expect(locateThanksTitle(page)).toBeVisible()
})

test('offers that expire at the last moment lead back to the cart with the new price', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await goToReview(page, email)
  await expireOffers((await readStoredCart(page)).offerIds)
  await locateSubmitButton(page).click()
  const note = page.getByRole('status').filter({ hasText: texts.REPRICED_TITLE })
  await expect(note.getByRole('listitem')).toHaveText(/Angebot abgelaufen. Der Preis bleibt gleich/)
  await locateNextButton(page).click()
  await locateNextButton(page).click()
  // A new price needs a new confirmation.
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await tickDeclaration(page)
  await locateSubmitButton(page).click()
  await expectOnlySale(page, email)
})

test('a customer number that the shop no longer has is replaced silently', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 422/)
  await page.route(TRADES, (route) => route.abort(), { times: 1 })
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await expect(locateNotice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
  const { customerNumber } = (await readDraft(page)).customer
  await query('delete from customer where customer_number = $1', [customerNumber])
  await locateSubmitButton(page).click()
  await expectOnlySale(page, email)
})

test('typed input survives a reload, going back and visiting other pages', async ({ page, email }) => {
  await locateNextButton(page).click()
  await fillDetails(page, email)
  await page.reload()
  await expect(locateField(page, 'IBAN')).toHaveValue(/^DE89/)
  await locateNextButton(page).click()
  await expect(locateReviewTitle(page)).toBeVisible()
  await page.goBack()
  await expect(locateField(page, 'E-Mail')).toHaveValue(email)
  await page.goBack()
  await expect(page.getByRole('heading', { name: texts.CART_TITLE })).toBeVisible()
  await page.goForward()
  await locateNextButton(page).click()
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await locateCartLink(page, 1).click()
  await locateNextButton(page).click()
  await expect(locateField(page, 'Vorname')).toHaveValue('Zofia')
  await locateNextButton(page).click()
  await expect(locateReviewTitle(page)).toBeVisible()
})

test('typed input belongs to its tab, the cart to the browser', async ({ page, context, urlOf, email }) => {
  await goToReview(page, email)
  const other = await context.newPage()
  await other.goto(urlOf('de', '/checkout#review'))
  // No step can be skipped: the form asks for what is missing.
  await expect(locateField(other, 'E-Mail')).toHaveValue('')
  await expect(locateField(other, 'IBAN')).toHaveValue('')
  const [device] = (await readStoredCart(page)).devices
  await expect(locateAmount(other, device?.price ?? 0)).toBeVisible()
})

test('a cart that was sold in one tab cannot be sold again in another', async ({
  page,
  context,
  urlOf,
  email,
}) => {
  const other = await context.newPage()
  await other.goto(urlOf('de', '/checkout'))
  await goToReview(other, email)
  await page.bringToFront()
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await expect(locateThanksTitle(page)).toBeVisible()
  await expect(locateEmptyCart(other)).toBeVisible()
  await expect(locateSubmitButton(other)).toBeHidden()
  expect(await listTrades(email)).toHaveLength(1)
})
