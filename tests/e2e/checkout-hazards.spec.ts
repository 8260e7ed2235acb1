import type { Page, Route } from '@playwright/test'
import { checkout as texts } from '#messages/de/checkout.ts'
import {
  cartLink,
  emptyCart,
  expect,
  expectOnlySale,
  expireOffers,
  fillDetails,
  goToReview,
  nextButton,
  openCheckout,
  query,
  readStoredCart,
  shownTradeNumber,
  submitButton,
  test,
  thanksTitle,
  tickDeclarations,
  tradesOf,
} from './cart-helpers.ts'

const TRADES = '**/api/trades'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const reviewTitle = (page: Page) => page.getByRole('heading', { name: texts.REVIEW_TITLE })

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** The shop makes the sale, but the seller never hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** What the tab has kept of the form. */
const keptDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('checkout') ?? 'null'))

test.beforeEach(async ({ page, urlOf }) => {
  await openCheckout(page, urlOf('de', ''))
})

test('two clicks on the button make one sale', async ({ page, email }) => {
  const answers: number[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/trades'))
      answers.push((await response.json()).transactionId)
  })
  await goToReview(page, email)
  await submitButton(page).dblclick()
  await expectOnlySale(page, email)
  expect(answers).toHaveLength(1)
})

test('a page that is loaded anew while the sale is being made finds the same sale', async ({
  page,
  email,
}) => {
  const isMade = Promise.withResolvers<void>()
  await page.route(TRADES, async (route) => {
    await route.fetch()
    isMade.resolve()
  })
  await goToReview(page, email)
  await submitButton(page).click()
  await isMade.promise
  await page.unroute(TRADES)
  await page.reload()
  await expect(reviewTitle(page)).toBeVisible()
  await tickDeclarations(page)
  await submitButton(page).click()
  await expectOnlySale(page, email)
  expect((await readStoredCart(page)).devices).toEqual([])
  await expect(cartLink(page, 'Warenkorb, leer')).toBeVisible()
})

test('after a lost answer the same button leads to the same sale', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route(TRADES, loseAnswer, { times: 1 })
  await goToReview(page, email)
  await submitButton(page).click()
  await expect(notice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
  await submitButton(page).click()
  await expectOnlySale(page, email)
  // The next seller at this computer finds nothing of this one.
  expect(await keptDraft(page)).toMatchObject({ email: '', iban: '', customer: null, idempotencyKey: null })
})

for (const { way, count } of [
  { way: 'Verkauf ansehen', count: 1 },
  { way: 'Neuen Verkauf anlegen', count: 2 },
])
  test(`a sale that was changed after a lost answer is there already: ${way}`, async ({
    page,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|status of 409/)
    await page.route(TRADES, loseAnswer, { times: 1 })
    await goToReview(page, email)
    await submitButton(page).click()
    await expect(notice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
    await page.getByRole('button', { name: texts.REVIEW_EDIT_SELLER }).click()
    await field(page, 'Ort').fill('Potsdam')
    await nextButton(page).click()
    await submitButton(page).click()
    const [first = ''] = await tradesOf(email)
    await expect(notice(page, `mit den Daten deines ersten Versuchs: Nummer ${first}.`)).toBeVisible()
    await page.getByRole('button', { name: way }).click()
    const number = await shownTradeNumber(page)
    const made = await tradesOf(email)
    expect(made).toHaveLength(count)
    expect(made.at(-1)).toBe(number)
    await expect(cartLink(page, 'Warenkorb, leer')).toBeVisible()
  })

test('without a network the sale waits for one', async ({ page, context, email, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await goToReview(page, email)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(notice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await context.setOffline(false)
  await submitButton(page).click()
  await expectOnlySale(page, email)
})

test('a shop that cannot take the sale now says so, and takes it later', async ({
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
    await submitButton(page).click()
    await expect(notice(page, text)).toBeVisible()
  }
  await submitButton(page).click()
  await expectOnlySale(page, email)
})

test('a field that only the shop finds wrong is shown and led to', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  // The seller's clock is years ahead: for it he is of age.
  const year = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(year + 5, 5, 15))
  await page.reload()
  await goToReview(page, email, { Geburtsdatum: `01.01.${year - 16}` })
  await submitButton(page).click()
  const birthDate = field(page, 'Geburtsdatum')
  await expect(birthDate).toBeFocused()
  await expect(birthDate).toHaveAccessibleDescription(/Verkaufen kannst du hier ab 18 Jahren/)
  await expect(notice(page, 'Ein Feld stimmt noch nicht')).toBeVisible()
  expect(await tradesOf(email)).toEqual([])
  await birthDate.fill('23.04.1990')
  await nextButton(page).click()
  await submitButton(page).click()
  await expect(thanksTitle(page)).toBeVisible()
})

test('offers that end in the last moment lead back to the devices, with the new price', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await goToReview(page, email)
  await expireOffers((await readStoredCart(page)).offerIds)
  await submitButton(page).click()
  const note = page.getByRole('status').filter({ hasText: texts.REPRICED_TITLE })
  await expect(note.getByRole('listitem')).toHaveText(/Das Angebot war abgelaufen. Der Preis bleibt gleich/)
  await nextButton(page).click()
  await nextButton(page).click()
  // Another price is another sale: it is confirmed anew.
  await expect(page.getByRole('checkbox').first()).not.toBeChecked()
  await tickDeclarations(page)
  await submitButton(page).click()
  await expectOnlySale(page, email)
})

test('a customer number that the shop has forgotten is replaced without a word', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 422/)
  await page.route(TRADES, (route) => route.abort(), { times: 1 })
  await goToReview(page, email)
  await submitButton(page).click()
  await expect(notice(page, texts.REVIEW_NO_ANSWER)).toBeVisible()
  const { customerNumber } = (await keptDraft(page)).customer
  await query('delete from customer where customer_number = $1', [customerNumber])
  await submitButton(page).click()
  await expectOnlySale(page, email)
})

test('what was typed survives a reload, the way back and a look at other pages', async ({ page, email }) => {
  await nextButton(page).click()
  await fillDetails(page, email)
  await page.reload()
  await expect(field(page, 'IBAN')).toHaveValue(/^DE89/)
  await nextButton(page).click()
  await expect(reviewTitle(page)).toBeVisible()
  await page.goBack()
  await expect(field(page, 'E-Mail')).toHaveValue(email)
  await page.goBack()
  await expect(page.getByRole('heading', { name: texts.CART_TITLE })).toBeVisible()
  await page.goForward()
  await nextButton(page).click()
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await cartLink(page, 'Warenkorb, 1 Gerät').click()
  await nextButton(page).click()
  await expect(field(page, 'Vorname')).toHaveValue('Zofia')
  await nextButton(page).click()
  await expect(reviewTitle(page)).toBeVisible()
})

test('what was typed belongs to its tab; the cart belongs to the browser', async ({
  page,
  context,
  urlOf,
  email,
}) => {
  await goToReview(page, email)
  const other = await context.newPage()
  await other.goto(urlOf('de', '/checkout#review'))
  // Nobody skips a step: what is missing is asked for.
  await expect(field(other, 'E-Mail')).toHaveValue('')
  await expect(field(other, 'IBAN')).toHaveValue('')
  await expect(cartLink(other, 'Warenkorb, 1 Gerät')).toBeVisible()
})

test('a cart that was sold in one tab cannot be sold again in the other', async ({
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
  await submitButton(page).click()
  await expect(thanksTitle(page)).toBeVisible()
  await expect(emptyCart(other)).toBeVisible()
  await expect(submitButton(other)).toBeHidden()
  expect(await tradesOf(email)).toHaveLength(1)
})
