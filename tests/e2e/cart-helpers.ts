import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import {
  GUEST_ACCOUNT_NUMBER_PATH,
  IDEMPOTENCY_KEY_HEADER,
  OFFER_RENEWALS_PATH,
  OFFERS_PATH,
  TRADES_PATH,
} from '#contracts/api-paths.ts'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer, OfferLine, OfferRenewal } from '#contracts/offers.ts'
import type { Trade } from '#contracts/trades.ts'
import { type Cart, type CartDevice, EMPTY_CART, withDevices } from '#domain/cart/cart.ts'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { BEST_PHONE_ANSWERS, findDeviceId, sellerOf } from '../support/sales.ts'
import { expect, hydrated, test as shopTest } from './shop-test.ts'

export interface SaleFixtures {
  /** Of this test alone. */
  readonly email: string
}

let visitors = 0

/** Every test is a visitor of its own: limits count for it alone, and its sales can be told from those of others. */
export const test = shopTest.extend<SaleFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1
    await use({ 'x-forwarded-for': `10.20.${workerIndex}.${visitors}` })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  email: async ({}, use, { testId }) => {
    await use(`${testId}@example.org`)
  },
})

/** Asks the shop's own database, as an operator would. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Lets the offers of a cart end, as a week would. */
export const expireOffers = (offerIds: readonly string[]) =>
  query(
    `update offer set created_at = created_at - interval '8 days', expires_at = expires_at - interval '8 days'
     where id = any($1)`,
    [offerIds],
  )

/** Numbers of the trades that somebody has made, the oldest first. */
export async function tradesOf(email: string): Promise<string[]> {
  const rows = await query<{ trade_number: string }>(
    'select trade_number from trade join trade_seller using (transaction_id) where email = $1 order by transaction_id',
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

/** Asks the shop as its pages do. */
async function post<Answer>(page: Page, { url, ...rest }: Post): Promise<Answer> {
  const response = await page.request.post(url, rest)
  if (!response.ok()) throw new Error(`${url} answers ${response.status()}: ${await response.text()}`)
  return response.json()
}

const idOf = (url: string): Promise<number> =>
  findDeviceId({ $client: { query: async (text, values) => ({ rows: await query(text, values) }) } }, url)

/** A phone with an offer of this shop, ready for a cart. */
export async function offerPhone(
  page: Page,
  shopUrl: string,
  device = 'apple-iphone-13',
): Promise<CartDevice> {
  const data = { deviceId: await idOf(device), storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS }
  const { offerId } = await post<Offer>(page, { url: shopUrl + OFFERS_PATH, data })
  const asked = { url: shopUrl + OFFER_RENEWALS_PATH, data: { offerIds: [offerId] } }
  const { offers } = await post<{ readonly offers: readonly OfferRenewal[] }>(page, asked)
  if (!offers[0]?.line) throw new Error(`The shop makes no offer for ${device}`)
  return toDevice(offers[0].line)
}

export interface ApiSale {
  readonly shopUrl: string
  readonly email: string
  readonly voucherCode?: string
}

/** A sale of one phone that was made without the pages; returns the address of its own page, too. */
export async function createTrade(page: Page, { shopUrl, email, voucherCode }: ApiSale) {
  const { offerId } = await offerPhone(page, shopUrl)
  const customer = await post<GuestAccount>(page, { url: shopUrl + GUEST_ACCOUNT_NUMBER_PATH, data: {} })
  const seller = sellerOf('de', { email })
  const data = { customer, lines: [{ offerId, quantity: 1 }], voucherCode: voucherCode ?? null, seller }
  const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() }
  const trade = await post<Trade>(page, { url: shopUrl + TRADES_PATH, data, headers })
  return { ...trade, address: `${shopUrl}/thankYou${tradeHash(trade)}` }
}

/** Puts a text where the browser keeps its cart, before the shop is opened. */
export async function storeText(page: Page, shopUrl: string, text: string): Promise<void> {
  // A page at the shop's address with nothing in it.
  const address = `${shopUrl}/nothing`
  const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route(address, (route) => route.fulfill(blank))
  await page.goto(address)
  await page.evaluate((stored) => localStorage.setItem('cart', stored), text)
}

export const storeCart = (page: Page, shopUrl: string, devices: readonly CartDevice[]): Promise<void> =>
  storeText(page, shopUrl, JSON.stringify(withDevices(EMPTY_CART, devices)))

/** What the browser keeps. */
export const readStoredCart = (page: Page): Promise<Cart> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))

/** Opens the checkout with one phone in the cart. */
export async function openCheckout(page: Page, shopUrl: string): Promise<CartDevice> {
  const phone = await offerPhone(page, shopUrl)
  await storeCart(page, shopUrl, [phone])
  await page.goto(`${shopUrl}/checkout`)
  await expect(nextButton(page)).toBeEnabled()
  return phone
}

export const nextButton = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true })

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Verkauf abschicken' })

/** The cart in the header, which says how many devices are in it. */
export const cartLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

export const emptyCart = (page: Page) => page.getByRole('heading', { name: 'Dein Warenkorb ist leer' })

export const euros = (amount: number): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount)

const SELLER = {
  Vorname: 'Zofia',
  Nachname: 'Müller',
  Geburtsdatum: '23.04.1990',
  Straße: 'Lange Straße',
  'Hausnr.': '12a',
  PLZ: '10115',
  Ort: 'Berlin',
  IBAN: 'DE89 3704 0044 0532 0130 00',
}

/** Fills in everything that the form asks for. */
export async function fillDetails(page: Page, email: string, changes: Partial<typeof SELLER> = {}) {
  const fields = Object.entries({ ...SELLER, ...changes, 'E-Mail': email })
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
}

export async function tickDeclarations(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** The last step with everything filled in: only the sale itself is left to be made. */
export async function goToReview(page: Page, email: string, changes: Partial<typeof SELLER> = {}) {
  await nextButton(page).click()
  await fillDetails(page, email, changes)
  await nextButton(page).click()
  await expect(page.getByRole('heading', { name: 'Prüfen und bestätigen' })).toBeVisible()
  await tickDeclarations(page)
}

export const thanksTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^Danke, / })

/** The number on the thank-you page. */
export async function shownTradeNumber(page: Page): Promise<string> {
  await expect(thanksTitle(page)).toBeVisible()
  return page.getByRole('definition').first().innerText()
}

/** The page shows a sale, and it is the only one that the seller has made. */
export async function expectOnlySale(page: Page, email: string): Promise<void> {
  const number = await shownTradeNumber(page)
  expect(await tradesOf(email)).toEqual([number])
}

/** Events of one name in the page's data layer. */
export const eventsOf = (page: Page, name: string) =>
  page.evaluate((event) => (window.dataLayer ?? []).filter((entry) => entry.event === event), name)

export { expect, hydrated }
