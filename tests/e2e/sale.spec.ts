import type { Browser, Page } from '@playwright/test'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatMoney } from '#messages/format-money.ts'
import { query } from './cart-helpers.ts'
import {
  addToCart,
  answerEveryQuestion,
  continueToDetails,
  continueToReview,
  createSale,
  createSeller,
  createVisit,
  ELEVEN_EURO_PHONE,
  expectPdf,
  expectThanks,
  fillDetails,
  findDevice,
  goToCheckout,
  locateButton,
  locateField,
  locateHeadline,
  locateMail,
  openCheckoutWith,
  openMail,
  type Seller,
  type Shop,
  TEN_EURO_PHONE,
  type Visit,
  WIDGET,
} from './sale-steps.ts'
import { expect, test, waitForHydration } from './shop-test.ts'

interface Walk extends Shop {
  readonly text: string
  readonly name: string
  readonly by: 'suggestion' | 'results'
}

/** Every market and every shop mode, covering every kind of device. */
const WALKS: readonly Walk[] = [
  { shop: 'at', market: 'at', text: 'iphone 13', name: 'Apple iPhone 13', by: 'suggestion' },
  { shop: 'de', market: 'de', text: 'galaxy tab s8', name: 'Samsung Galaxy Tab S8', by: 'results' },
  { shop: 'en', market: 'en', text: 'canon eos r6', name: 'Canon EOS R6', by: 'suggestion' },
  { shop: 'es', market: 'es', text: 'playstation 5', name: 'Sony PlayStation 5', by: 'results' },
  {
    shop: 'fr',
    market: 'fr',
    text: 'macbook air m3 13 pouces',
    by: 'suggestion',
    name: 'Apple MacBook Air 13 pouces M3 (2024)',
  },
  { shop: 'it', market: 'it', text: 'rf 50mm f1.8', name: 'Canon RF 50mm F1.8 STM', by: 'results' },
  { shop: 'pl', market: 'pl', text: 'u2723qe', name: 'Dell U2723QE', by: 'suggestion' },
  { shop: 'agan', market: 'de', text: 'galaxy s22', name: 'Samsung Galaxy S22', by: 'suggestion' },
  { shop: 'b2bWidget', market: 'de', text: 'iphone 12', name: 'Apple iPhone 12', by: 'results' },
]

/** A typical seller of the country: paid by PayPal in Austria, and without a country code in the IBAN in Poland. */
function createTypicalSeller(visit: Visit): Seller {
  const { payment, ...seller } = createSeller(visit)
  if (visit.market.id === 'at')
    return {
      ...seller,
      payment: { ...payment, paymentTypeId: 14, iban: '', paypalAccount: 'zofia@example.org' },
    }
  if (visit.market.id === 'pl') return { ...seller, payment: { ...payment, iban: payment.iban.slice(2) } }
  if (visit.market.id === 'en') return { ...seller, payment, country: 'FI' }
  return { ...seller, payment }
}

/** The events reported to controlling, with the status of each answer. */
function watchControlling(page: Page): [string, number][] {
  const reported: [string, number][] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/controlling/controlling')
      reported.push([answer.request().postDataJSON().eventName, answer.status()])
  })
  return reported
}

/** The events of a sale. No step reloads the page, so all of them are still there at the end. */
async function expectEvents({ page, market }: Visit, name: string, cents: number): Promise<void> {
  const names = ['view_item', 'offer_generated', 'add_to_cart', 'trade_created']
  const events = await page.evaluate(() => window.dataLayer ?? [])
  const [currency, price] = [market.currency, cents / 100]
  const deviceId = expect.any(Number)
  const item = {
    item_id: expect.any(String),
    item_name: name,
    item_category: expect.any(String),
    price,
    quantity: 1,
  }
  const ecommerce = { currency, value: price, items: [item] }
  const offer = { deviceId, productName: name, conditionId: 5, currency, revenue: price, ecommerce }
  expect(events.filter(({ event }) => event && names.includes(event))).toEqual([
    {
      event: 'view_item',
      deviceId,
      productName: name,
      currency,
      value: expect.any(Number),
      ecommerce: {
        currency,
        value: expect.any(Number),
        items: [{ ...item, price: expect.any(Number) }],
      },
    },
    { event: 'offer_generated', ...offer },
    { event: 'add_to_cart', quantity: 1, ...offer },
    {
      event: 'trade_created',
      transactionId: expect.any(Number),
      currency,
      value: price,
      ecommerce,
      affiliation: `WKFS ${market.id.toUpperCase()}`,
      tax: 0,
      shipping: 0,
      voucherCode: '',
      voucherValue: 0,
    },
  ])
}

/** The price of the device in the cart. */
const readAddedInCents = (page: Page) =>
  page.evaluate(() => {
    const added = window.dataLayer?.find((entry) => entry.event === 'add_to_cart')
    return Math.round((added?.revenue ?? 0) * 100)
  })

const findTradeCreated = (page: Page) =>
  page.evaluate(() => window.dataLayer?.find((entry) => entry.event === 'trade_created'))

const ACCOUNT_DIGITS_SHOWN = 4

/** The review shows everything before the sale is made, but only the end of the account number. */
async function expectReview({ page }: Visit, seller: Seller, texts: readonly string[]): Promise<void> {
  const { companyName, firstName, lastName, country, zip, city, email, payment } = seller
  const main = page.getByRole('main')
  const address = [`${firstName} ${lastName}`, joinStreetLine(seller, country), `${zip} ${city}`]
  for (const text of [...texts, companyName, ...address, email]) await expect(main).toContainText(text)
  const account = (payment.paypalAccount || payment.iban).replaceAll(' ', '')
  const shown = ((await main.textContent()) ?? '').replace(/\s/g, '')
  expect(shown).not.toContain(account)
  expect(shown).toContain(account.slice(-ACCOUNT_DIGITS_SHOWN))
}

/** The mail is in the market's language and contains the label; its link opens the sale on any device. */
async function expectMail(browser: Browser, visit: Visit, sale: { tradeNumber: string; total: string }) {
  const t = getCorrespondenceTranslator(visit.market, visit.isBusiness ? 'business' : 'people')
  const { tradeNumber, total } = sale
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openMail({ ...visit, page }, t('MAIL_CREATED_SUBJECT', { tradeNumber }))
  await expectPdf(page.getByRole('link', { name: `label-${tradeNumber}.pdf` }))
  const mail = locateMail(page)
  await expect(mail.getByText(t('MAIL_CREATED_TITLE'), { exact: true })).toBeVisible()
  await expect(mail.getByText(total).first()).toBeVisible()
  const link = mail.getByRole('link', { name: t('MAIL_BUTTON') })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('definition').filter({ hasText: tradeNumber })).toBeVisible()
  expect(await findTradeCreated(page)).toBeUndefined()
  await context.close()
}

for (const walk of WALKS) {
  test(`a sale in ${walk.shop} leads from the home page to the label by mail: ${walk.name}`, async ({
    page,
    urlOf,
    browser,
  }) => {
    const visit = createVisit(page, walk, urlOf)
    const reported = watchControlling(page)
    const seller = createTypicalSeller(visit)
    await page.goto(visit.urlOf())
    await waitForHydration(page)
    await findDevice(visit, walk)
    await answerEveryQuestion(visit)
    await addToCart(visit, walk.name)
    const cents = await readAddedInCents(page)
    const total = formatMoney(visit.market, cents)
    await goToCheckout(visit)
    await continueToDetails(visit)
    await fillDetails(visit, seller)
    await continueToReview(visit)
    await expectReview(visit, seller, [walk.name, total])
    await createSale(visit)
    const tradeNumber = await expectThanks(visit, seller)
    await expectPdf(page.getByRole('link', { name: visit.t('PARCEL_LABEL') }))
    const steps = page.getByRole('list', { name: visit.t('SALE_TIMELINE_ALL') })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await expect(steps).toContainText(total)
    await expectEvents(visit, walk.name, cents)
    expect(formatTradeNumber((await findTradeCreated(page))?.transactionId ?? 0)).toBe(tradeNumber)
    const names = ['offer_generated', 'offer_add_to_cart', 'trade_created']
    await expect.poll(() => reported).toEqual(names.map((name) => [name, 204]))
    await expectMail(browser, visit, { tradeNumber, total })
  })
}

async function setQuantity({ page, t }: Visit, name: string, typed: string): Promise<void> {
  const quantity = page
    .getByRole('group', { name: t('CART_QUANTITY_OF', { name }), exact: true })
    .getByRole('textbox')
  await quantity.fill(typed)
  await quantity.press('Enter')
}

const total = (page: Page, amount: string) =>
  page.getByRole('complementary').getByRole('definition').filter({ hasText: amount })

test('a business sells 500 devices of one kind for 5,000 € at once', async ({ page, urlOf }) => {
  const visit = createVisit(page, WIDGET, urlOf)
  const seller = createSeller(visit)
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await setQuantity(visit, 'Apple iPhone 6', '999')
  await expect(page.getByRole('textbox', { name: visit.t('CART_QUANTITY'), exact: true })).toHaveValue('500')
  await expect(total(page, '5.000,00').last()).toBeVisible()
  await continueToDetails(visit)
  await fillDetails(visit, seller)
  await continueToReview(visit)
  await createSale(visit, 500)
  await expectThanks(visit, seller)
  await expect(page.getByRole('term').filter({ hasText: '500 × Apple iPhone 6' })).toBeVisible()
})

test('one euro above 5,000 € a business requests an individual offer, and two mails are sent', async ({
  page,
  urlOf,
}) => {
  const visit = createVisit(page, WIDGET, urlOf)
  const { t, market } = visit
  const mailText = getCorrespondenceTranslator(market)
  await openCheckoutWith(visit, [TEN_EURO_PHONE, ELEVEN_EURO_PHONE])
  await setQuantity(visit, 'Apple iPhone 6', '498')
  await expect(locateButton(visit, 'CART_CONTINUE')).toBeVisible()
  await expect(page.getByText(t('CAP_TITLE', { cap: '5.000 €' }))).toBeHidden()
  await setQuantity(visit, 'Apple iPhone 6', '499')
  await expect(total(page, '5.001,00')).toBeVisible()
  await expect(page.getByText(t('CAP_TITLE', { cap: '5.000 €' }))).toBeVisible()
  await locateButton(visit, 'CAP_BUTTON').click()
  await expect(locateHeadline(visit, 'REQUEST_TITLE')).toBeFocused()
  const { companyName, email } = createSeller(visit)
  await locateField(visit, 'FIELD_COMPANY').fill(companyName)
  await locateField(visit, 'REQUEST_CONTACT').fill('Zofia Müller-Łuczak')
  await locateField(visit, 'FIELD_EMAIL').fill(email)
  await locateField(visit, 'REQUEST_MESSAGE').fill('Die Geräte liegen in Łódź.')
  await locateButton(visit, 'REQUEST_SEND').click()
  const done = page.getByRole('status').filter({ hasText: email })
  await expect(done).toBeVisible()
  await expect(locateHeadline(visit, 'CART_EMPTY')).toBeVisible()
  const requestId = /\d+/.exec((await done.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  const mailbox = { ...visit, page: await page.context().newPage() }
  const devices = ['499 × Apple iPhone 6', '1 × Apple iPhone 6 Plus', '5.001,00']
  const typed = [companyName, 'Łódź']
  const locateText = (text: string) =>
    locateMail(mailbox.page).getByText(text).filter({ visible: true }).first()
  await openMail(
    mailbox,
    mailText('MAIL_REQUEST_DESK_SUBJECT', { requestId, company: companyName, market: 'de' }),
  )
  for (const text of [...devices, ...typed]) await expect(locateText(text)).toBeVisible()
  // Nobody has proven that the mailbox is theirs, so nothing that was typed goes there.
  await openMail(mailbox, mailText('MAIL_REQUEST_SUBJECT', { requestId }))
  for (const text of devices) await expect(locateText(text)).toBeVisible()
  for (const text of typed) await expect(locateText(text)).toBeHidden()
})

test('a request edited after a lost answer is stored once, and the seller decides about the edit', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 409/)
  const visit = createVisit(page, WIDGET, urlOf)
  await openCheckoutWith(visit, [TEN_EURO_PHONE, ELEVEN_EURO_PHONE])
  await setQuantity(visit, 'Apple iPhone 6', '499')
  await locateButton(visit, 'CAP_BUTTON').click()
  const { companyName, email } = createSeller(visit)
  await locateField(visit, 'FIELD_COMPANY').fill(companyName)
  await locateField(visit, 'REQUEST_CONTACT').fill('Zofia Müller-Łuczak')
  await locateField(visit, 'FIELD_EMAIL').fill(email)
  await page.route(
    '**/api/individual-offers',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await locateButton(visit, 'REQUEST_SEND').click()
  await expect(page.getByRole('alert').getByText(visit.t('REVIEW_UNAVAILABLE'))).toBeVisible()
  await locateField(visit, 'REQUEST_MESSAGE').fill('Die Geräte liegen in Łódź.')
  await locateButton(visit, 'REQUEST_SEND').click()
  const readStored = () =>
    query<{ id: string; message: string }>(
      'select id, message from individual_offer_request where email = $1 order by created_at',
      [email],
    )
  const [first] = await readStored()
  const number = first?.id ?? ''
  await expect(page.getByRole('alert').getByText(visit.t('REQUEST_EARLIER', { number }))).toBeVisible()
  await expect(locateField(visit, 'REQUEST_MESSAGE')).toHaveValue('Die Geräte liegen in Łódź.')
  expect(await readStored()).toHaveLength(1)
  await locateButton(visit, 'REQUEST_EARLIER_SEND').click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  expect((await readStored()).map(({ message }) => message)).toEqual(['', 'Die Geräte liegen in Łódź.'])
  await expect(locateHeadline(visit, 'CART_EMPTY')).toBeVisible()
})
