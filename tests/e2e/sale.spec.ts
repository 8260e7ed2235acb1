import type { Browser, Page } from '@playwright/test'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { formatMoney } from '#messages/format-money.ts'
import {
  addToCart,
  answerEveryQuestion,
  button,
  continueToDetails,
  continueToReview,
  createSale,
  ELEVEN_EURO_PHONE,
  expectPdf,
  expectThanks,
  field,
  fillDetails,
  findDevice,
  goToCheckout,
  headline,
  letterOf,
  newSeller,
  openCheckoutWith,
  openMail,
  type Seller,
  type Shop,
  TEN_EURO_PHONE,
  type Visit,
  visitOf,
  WIDGET,
} from './sale-steps.ts'
import { expect, hydrated, test } from './shop-test.ts'

interface Walk extends Shop {
  readonly text: string
  readonly name: string
  readonly by: 'suggestion' | 'results'
}

/** Every market and every mode, and among them every kind of device. */
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

/** The seller as the country's people are: paid by PayPal in Austria, by an account without letters in Poland. */
function sellerFor(visit: Visit): Seller {
  const { payment, ...seller } = newSeller(visit)
  if (visit.market.id === 'at')
    return {
      ...seller,
      payment: { ...payment, paymentTypeId: 14, iban: '', paypalAccount: 'zofia@example.org' },
    }
  if (visit.market.id === 'pl') return { ...seller, payment: { ...payment, iban: payment.iban.slice(2) } }
  if (visit.market.id === 'en') return { ...seller, payment, country: 'FI' }
  return { ...seller, payment }
}

/** What controlling is told, and what it answers. */
function watchControlling(page: Page): [string, number][] {
  const told: [string, number][] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/controlling/controlling')
      told.push([answer.request().postDataJSON().eventName, answer.status()])
  })
  return told
}

/** The events of a sale; everything happens inside the application, so they are all there at the end. */
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

/** What the device brings that was put into the cart. */
const addedInCents = (page: Page) =>
  page.evaluate(() => {
    const added = window.dataLayer?.find((entry) => entry.event === 'add_to_cart')
    return Math.round((added?.revenue ?? 0) * 100)
  })

const tradeCreated = (page: Page) =>
  page.evaluate(() => window.dataLayer?.find((entry) => entry.event === 'trade_created'))

const ACCOUNT_DIGITS_SHOWN = 4

/** Everything once more before the sale is made, but of the account only its end. */
async function expectReview({ page }: Visit, seller: Seller, texts: readonly string[]): Promise<void> {
  const { companyName, firstName, lastName, street, houseNumber, zip, city, email, payment } = seller
  const main = page.getByRole('main')
  const address = [`${firstName} ${lastName}`, `${street} ${houseNumber}`, `${zip} ${city}`]
  for (const text of [...texts, companyName, ...address, email]) await expect(main).toContainText(text)
  const account = (payment.paypalAccount || payment.iban).replaceAll(' ', '')
  const shown = ((await main.textContent()) ?? '').replace(/\s/g, '')
  expect(shown).not.toContain(account)
  expect(shown).toContain(account.slice(-ACCOUNT_DIGITS_SHOWN))
}

/** The mail is in the market's language and has the label; its link opens the sale on any device. */
async function expectMail(browser: Browser, visit: Visit, sale: { tradeNumber: string; total: string }) {
  const letter = correspondenceTranslator(visit.market)
  const { tradeNumber, total } = sale
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openMail({ ...visit, page }, letter('MAIL_CREATED_SUBJECT', { tradeNumber }))
  await expectPdf(page.getByRole('link', { name: `label-${tradeNumber}.pdf` }))
  const mail = letterOf(page)
  await expect(mail.getByText(letter('MAIL_CREATED_TITLE'), { exact: true })).toBeVisible()
  await expect(mail.getByText(total).first()).toBeVisible()
  const link = mail.getByRole('link', { name: letter('MAIL_BUTTON') })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('definition').filter({ hasText: tradeNumber })).toBeVisible()
  expect(await tradeCreated(page)).toBeUndefined()
  await context.close()
}

for (const walk of WALKS) {
  test(`in ${walk.shop} a sale goes from the home page to the label in the mail: ${walk.name}`, async ({
    page,
    urlOf,
    browser,
  }) => {
    const visit = visitOf(page, walk, urlOf)
    const told = watchControlling(page)
    const seller = sellerFor(visit)
    await page.goto(visit.urlOf())
    await hydrated(page)
    await findDevice(visit, walk)
    await answerEveryQuestion(visit)
    await addToCart(visit, walk.name)
    const cents = await addedInCents(page)
    const total = formatMoney(visit.market, cents)
    await goToCheckout(visit)
    await continueToDetails(visit)
    await fillDetails(visit, seller)
    await continueToReview(visit)
    await expectReview(visit, seller, [walk.name, total])
    await createSale(visit)
    const tradeNumber = await expectThanks(visit, seller)
    await expectPdf(page.getByRole('link', { name: visit.t('PARCEL_LABEL') }))
    const next = page.getByRole('region', { name: visit.t('NEXT_TITLE') })
    await expect(next.getByRole('listitem')).toHaveCount(5)
    await expect(next).toContainText(total)
    await expectEvents(visit, walk.name, cents)
    expect(tradeNumberOf((await tradeCreated(page))?.transactionId ?? 0)).toBe(tradeNumber)
    const names = ['offer_generated', 'offer_add_to_cart', 'trade_created']
    await expect.poll(() => told).toEqual(names.map((name) => [name, 204]))
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

test('a business sells 500 devices of a kind for 5.000 € at once', async ({ page, urlOf }) => {
  const visit = visitOf(page, WIDGET, urlOf)
  const seller = newSeller(visit)
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

test('one euro above 5.000 € a business asks for an individual offer, and two mails are sent', async ({
  page,
  urlOf,
}) => {
  const visit = visitOf(page, WIDGET, urlOf)
  const { t, market } = visit
  const letter = correspondenceTranslator(market)
  await openCheckoutWith(visit, [TEN_EURO_PHONE, ELEVEN_EURO_PHONE])
  await setQuantity(visit, 'Apple iPhone 6', '498')
  await expect(button(visit, 'CART_CONTINUE')).toBeVisible()
  await expect(page.getByText(t('CAP_TITLE', { cap: '5.000 €' }))).toBeHidden()
  await setQuantity(visit, 'Apple iPhone 6', '499')
  await expect(total(page, '5.001,00')).toBeVisible()
  await expect(page.getByText(t('CAP_TITLE', { cap: '5.000 €' }))).toBeVisible()
  await button(visit, 'CAP_BUTTON').click()
  await expect(headline(visit, 'REQUEST_TITLE')).toBeFocused()
  const { companyName, email } = newSeller(visit)
  await field(visit, 'FIELD_COMPANY').fill(companyName)
  await field(visit, 'REQUEST_CONTACT').fill('Zofia Müller-Łuczak')
  await field(visit, 'FIELD_EMAIL').fill(email)
  await field(visit, 'REQUEST_MESSAGE').fill('Die Geräte liegen in Łódź.')
  await button(visit, 'REQUEST_SEND').click()
  const done = page.getByRole('status').filter({ hasText: email })
  await expect(done).toBeVisible()
  await expect(headline(visit, 'CART_EMPTY')).toBeVisible()
  const requestId = /\d+/.exec((await done.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  const mailbox = { ...visit, page: await page.context().newPage() }
  for (const subject of [
    letter('MAIL_REQUEST_SUBJECT', { requestId }),
    letter('MAIL_REQUEST_DESK_SUBJECT', { requestId, company: companyName, market: 'de' }),
  ]) {
    await openMail(mailbox, subject)
    for (const text of [companyName, '499 × Apple iPhone 6', '1 × Apple iPhone 6 Plus', '5.001,00', 'Łódź'])
      await expect(letterOf(mailbox.page).getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
})
