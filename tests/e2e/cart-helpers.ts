import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer, OfferLine, OfferRenewal } from '#contracts/offers.ts'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/paths/customers.ts'
import { OFFER_RENEWALS_PATH, OFFERS_PATH } from '#contracts/paths/offers.ts'
import { IDEMPOTENCY_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import { type Cart, type CartDevice, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { BEST_PHONE_ANSWERS, buildSeller, findDeviceId } from '../support/sales.ts'
import { expect, test as shopTest, waitForHydration } from './shop-test.ts'

export interface SaleFixtures {
  /** Unique to this test. */
  readonly email: string
}

let visitors = 0

/** Every test is a separate visitor with its own rate limits and its own email address. */
export const test = shopTest.extend<SaleFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1
    await use({ 'x-forwarded-for': `10.20.${workerIndex}.${visitors}` })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  email: async ({}, use, { testId, retry }) => {
    await use(`${testId}-${retry}@example.org`)
  },
})

/** Queries the shop's database, as an operator would. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Makes the offers of a cart expire. */
export const expireOffers = (offerIds: readonly string[]) =>
  query(
    `update offer set created_at = created_at - interval '8 days', expires_at = expires_at - interval '8 days'
     where id = any($1)`,
    [offerIds],
  )

/** Trade numbers of a seller, oldest first. */
export async function listTrades(email: string): Promise<string[]> {
  const rows = await query<{ trade_number: string }>(
    'select trade_number from trade join trade_seller using (transaction_id) where email = $1 order by created_at',
    [email],
  )
  return rows.map((row) => row.trade_number)
}

const toDevice = ({ priceInCents, expiresAt, ...line }: OfferLine): CartDevice => ({
  ...line,
  price: priceInCents / 100,
  quantity: 1,
  expiresAtMs: Date.parse(expiresAt),
})

interface Post {
  readonly url: string
  readonly data: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls the API as the shop's pages do. */
async function post<Answer>(page: Page, { url, ...rest }: Post): Promise<Answer> {
  const response = await page.request.post(url, rest)
  if (!response.ok()) throw new Error(`${url} answers ${response.status()}: ${await response.text()}`)
  return response.json()
}

const readDeviceId = (url: string): Promise<number> =>
  findDeviceId({ $client: { query: async (text, values) => ({ rows: await query(text, values) }) } }, url)

interface AskedPhone {
  readonly shopUrl: string
  readonly device?: string
  readonly answers?: Answers
}

async function offerAnsweredPhone(
  page: Page,
  { shopUrl, device = 'apple-iphone-13', answers = BEST_PHONE_ANSWERS }: AskedPhone,
): Promise<CartDevice> {
  const data = { deviceId: await readDeviceId(device), storageGb: 128, conditionId: 4, answers }
  const { offerId } = await post<Offer>(page, { url: shopUrl + OFFERS_PATH, data })
  const asked = { url: shopUrl + OFFER_RENEWALS_PATH, data: { offerIds: [offerId] } }
  const { offers } = await post<{ readonly offers: readonly OfferRenewal[] }>(page, asked)
  if (!offers[0]?.line) throw new Error(`The shop makes no offer for ${device}`)
  return toDevice(offers[0].line)
}

/** A phone with an offer from this shop, ready for a cart. */
export const offerPhone = (page: Page, shopUrl: string, device?: string): Promise<CartDevice> =>
  offerAnsweredPhone(page, { shopUrl, ...(device ? { device } : {}) })

export interface ApiSale {
  readonly shopUrl: string
  readonly email: string
  readonly voucherCode?: string
  readonly answers?: Answers
}

/** Sells one phone through the API; returns the URL of the sale's page, too. */
export async function createTrade(page: Page, { email, voucherCode, ...asked }: ApiSale) {
  const { shopUrl } = asked
  const { offerId } = await offerAnsweredPhone(page, asked)
  const customer = await post<GuestAccount>(page, { url: shopUrl + GUEST_ACCOUNT_NUMBER_PATH, data: {} })
  const seller = buildSeller('de', { email })
  const data = { customer, lines: [{ offerId, quantity: 1 }], voucherCode: voucherCode ?? null, seller }
  const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() }
  const trade = await post<Trade>(page, { url: shopUrl + TRADES_PATH, data, headers })
  return { ...trade, address: `${shopUrl}/thankYou${tradeHash(trade)}` }
}

/** Writes to the browser's cart storage before the shop is opened. */
export async function storeText(page: Page, shopUrl: string, text: string): Promise<void> {
  // An empty page on the shop's origin.
  const address = `${shopUrl}/nothing`
  const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route(address, (route) => route.fulfill(blank))
  await page.goto(address)
  await page.evaluate((stored) => localStorage.setItem('cart', stored), text)
}

export const storeCart = (page: Page, shopUrl: string, devices: readonly CartDevice[]): Promise<void> =>
  storeText(page, shopUrl, JSON.stringify(replaceDevices(EMPTY_CART, devices)))

/** The stored cart. */
export const readStoredCart = (page: Page): Promise<Cart> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))

/** Opens the checkout with one phone in the cart. */
export async function openCheckout(page: Page, shopUrl: string): Promise<CartDevice> {
  const phone = await offerPhone(page, shopUrl)
  await storeCart(page, shopUrl, [phone])
  await page.goto(`${shopUrl}/checkout`)
  await expect(locateNextButton(page)).toBeEnabled()
  return phone
}

export const locateNextButton = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true })

export const locateSubmitButton = (page: Page) => page.getByRole('button', { name: 'Jetzt verkaufen' })

/** On a wide screen: describes a sealed phone, takes the offer and closes the sheet that says so. */
export async function sellPhone(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Versiegelt/ }).check()
  await page.getByRole('radio', { name: /^128/ }).check()
  await page.getByRole('button', { name: 'Ja, alles' }).click()
  await page.getByRole('button', { name: 'Verkaufen', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: /^(Dein|Ihr) Verkauf/ })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Verkauf abschließen' })).toBeFocused()
}

/** The link to the devices in the header: it is called what it shows. */
export const locateCartLink = (page: Page, count: number) =>
  page.getByRole('link', { name: `Meine Geräte ${count}`, exact: true })

/** The devices in the cart step: the sum of its quantities. */
export const expectDeviceCount = (page: Page, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const fields = await page.getByRole('textbox', { name: 'Anzahl' }).all()
      const quantities = await Promise.all(fields.map((field) => field.inputValue()))
      return quantities.reduce((sum, quantity) => sum + Number(quantity), 0)
    })
    .toBe(count)

/** An amount that can be seen, in the summary or in the bar of a phone. */
export const locateAmount = (page: Page, amount: number) =>
  page.getByText(formatEuros(amount), { exact: true }).filter({ visible: true }).first()

export const locateEmptyCart = (page: Page) =>
  page.getByRole('heading', { name: 'Noch kein Gerät ausgewählt' })

export const formatEuros = (amount: number): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount)

const SELLER = {
  Vorname: 'Zofia',
  Nachname: 'Müller',
  Geburtsdatum: '23.04.1990',
  'Straße und Hausnummer': 'Lange Straße 12a',
  PLZ: '10115',
  Ort: 'Berlin',
  IBAN: 'DE89 3704 0044 0532 0130 00',
}

/** Fills in every field of the form. */
export async function fillDetails(page: Page, email: string, changes: Partial<typeof SELLER> = {}) {
  const fields = Object.entries({ ...SELLER, ...changes, 'E-Mail': email })
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
}

export const tickDeclaration = (page: Page): Promise<void> => page.getByRole('checkbox').check()

/** Completes every step up to the final confirmation. */
export async function goToReview(page: Page, email: string, changes: Partial<typeof SELLER> = {}) {
  await locateNextButton(page).click()
  await fillDetails(page, email, changes)
  await locateNextButton(page).click()
  await expect(page.getByRole('heading', { name: 'Prüfen und bestätigen' })).toBeVisible()
  await tickDeclaration(page)
}

export const locateThanksTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^Danke, / })

/** The trade number on the thank-you page. */
export async function readTradeNumberOnPage(page: Page): Promise<string> {
  await expect(locateThanksTitle(page)).toBeVisible()
  return page.getByRole('definition').first().innerText()
}

/** The page shows a sale, and it is the seller's only one. */
export async function expectOnlySale(page: Page, email: string): Promise<void> {
  const number = await readTradeNumberOnPage(page)
  expect(await listTrades(email)).toEqual([number])
}

/** Events with a name in the page's data layer. */
export const readEvents = (page: Page, name: string) =>
  page.evaluate((event) => (window.dataLayer ?? []).filter((entry) => entry.event === event), name)

export { expect, waitForHydration }
