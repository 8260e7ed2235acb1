import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { OfferRenewal } from '#contracts/offers.ts'
import type { TradeRequest } from '#contracts/trades.ts'
import { type CartDevice, EMPTY_CART, withDevices } from '#domain/cart/cart.ts'
import type { Market } from '#domain/markets/market.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate, type Translate } from '#messages/format-message.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { MESSAGES } from '#messages/messages.ts'
import { BEST_PHONE_ANSWERS, BUSINESS_FIELDS, sellerOf } from '../support/sales.ts'

export type Seller = TradeRequest['seller']

/** Somebody in a shop, who reads its language. */
export interface Visit {
  readonly page: Page
  readonly market: Market
  readonly t: Translate
  readonly isBusiness: boolean
  /** An address in this shop. */
  readonly urlOf: (path?: string) => string
}

export interface Shop {
  /** The address's name: a market, `b2bWidget` or `agan`. */
  readonly shop: string
  readonly market: MarketId
}

export const WIDGET: Shop = { shop: 'b2bWidget', market: 'de' }

export function visitOf(
  page: Page,
  { shop, market }: Shop,
  urlOf: (shop: string, path?: string) => string,
): Visit {
  return {
    page,
    market: MARKETS[market],
    isBusiness: shop === 'b2bWidget',
    t: createTranslate(compileMessages(MESSAGES[market]), MARKETS[market].locale),
    urlOf: (path) => urlOf(shop, path),
  }
}

/** A seller of the shop's country; every one has an address of their own, by which their mails are found. */
export const newSeller = ({ market, isBusiness }: Visit, overrides: Partial<Seller> = {}): Seller =>
  sellerOf(market.id, {
    email: `${randomUUID()}@example.org`,
    ...(isBusiness ? BUSINESS_FIELDS : {}),
    ...overrides,
  })

export const button = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('button', { name: t(key), exact: true })

export const field = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('textbox', { name: t(key), exact: true })

export const headline = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('heading', { name: t(key), exact: true })

/** Finds a device from the home page: in the suggestions, or in the results of the search. */
export async function findDevice(
  { page, t }: Visit,
  search: { readonly text: string; readonly name: string; readonly by: 'suggestion' | 'results' },
): Promise<void> {
  const form = page.getByRole('search')
  await form.getByRole('searchbox').or(form.getByRole('combobox')).fill(search.text)
  if (search.by === 'suggestion') {
    await page.getByRole('option', { name: search.name }).first().click()
  } else {
    await form.getByRole('button', { name: t('SEARCH_SUBMIT') }).click()
    await expect(
      page.getByRole('heading', { name: t('OVERVIEW_SEARCH', { query: search.text }) }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: search.name }).first().click()
  }
  await expect(
    page.getByRole('heading', { level: 1, name: t('PDP_TITLE', { name: search.name }) }),
  ).toBeVisible()
}

/** Answers that neither rule an offer out nor ask for something to be done first. */
export const goodAnswers = ({ t }: Visit, question: Page | Locator): Locator => {
  const name = new RegExp(`^(?!.*(?:${t('EFFECT_NO_OFFER')}|${t('EFFECT_BLOCKED')}))`)
  return question.getByRole('radio', { name }).or(question.getByRole('checkbox', { name }))
}

/** What a test wants to see at every step of the way. */
export type Look = (step: string) => Promise<void>

/** On a phone: one question after the other, until the device can be put into the cart. */
export async function answerEveryQuestion(visit: Visit, look: Look = async () => undefined): Promise<void> {
  const { page, t } = visit
  const [next, add] = [button(visit, 'OFFER_NEXT'), button(visit, 'CART_ADD')]
  for (let number = 1; ; number++) {
    const position = t('OFFER_STEP', { number, count: '\\d+' })
    await expect(page.getByText(new RegExp(`^${position}$`))).toBeVisible()
    await goodAnswers(visit, page.getByRole('main')).first().check()
    await expect(next.or(add)).toBeEnabled()
    await look(`question ${number}`)
    if (await add.isVisible()) return
    await next.click()
  }
}

export async function addToCart(visit: Visit, name: string): Promise<void> {
  const { page, t } = visit
  await button(visit, 'CART_ADD').click()
  await expect(page.getByRole('status').getByText(t('CART_ADDED', { name }))).toBeVisible()
}

export async function goToCheckout(visit: Visit): Promise<void> {
  await visit.page.getByRole('link', { name: visit.t('CART_TO_CHECKOUT'), exact: true }).click()
  await expect(headline(visit, 'CART_TITLE')).toBeVisible()
}

export async function continueToDetails(visit: Visit): Promise<void> {
  await button(visit, 'CART_CONTINUE').click()
  await expect(headline(visit, 'DETAILS_TITLE')).toBeFocused()
}

/** The day as it is typed in the seller's country. */
const typedDate = (market: Market, isoDay: string): string => {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
  return formatMarketDate(market, { year, month, day })
}

/** What is typed into which field; a business names its company, a person the day of birth. */
export function typedDetails({ market, isBusiness }: Visit, seller: Seller): [MessageKey, string][] {
  const { iban, paypalAccount } = seller.payment
  return [
    ...(isBusiness
      ? ([
          ['FIELD_COMPANY', seller.companyName],
          ['FIELD_VAT_ID', seller.vatId],
        ] as const)
      : []),
    ['FIELD_FIRST_NAME', seller.firstName],
    ['FIELD_LAST_NAME', seller.lastName],
    ['FIELD_EMAIL', seller.email],
    ...(isBusiness ? [] : ([['FIELD_BIRTH_DATE', typedDate(market, seller.birthDate)]] as const)),
    ['FIELD_STREET', seller.street],
    ['FIELD_HOUSE_NUMBER', seller.houseNumber],
    ['FIELD_ZIP', seller.zip],
    ['FIELD_CITY', seller.city],
    paypalAccount ? ['FIELD_PAYPAL', paypalAccount] : ['FIELD_IBAN', iban],
  ].map(([key, text]) => [key as MessageKey, String(text)])
}

export async function fillDetails(visit: Visit, seller: Seller): Promise<void> {
  const { page, market, t } = visit
  if (seller.payment.paypalAccount) await page.getByRole('radio', { name: t('PAYMENT_14') }).check()
  if (market.countries.length > 1)
    await page.getByLabel(t('FIELD_COUNTRY'), { exact: true }).selectOption(seller.country)
  for (const [key, text] of typedDetails(visit, seller)) await field(visit, key).fill(text)
}

export async function continueToReview(visit: Visit): Promise<void> {
  await button(visit, 'DETAILS_CONTINUE').click()
  await expect(headline(visit, 'REVIEW_TITLE')).toBeFocused()
}

/** The two statements without which there is no sale. */
export const declarations = ({ page, t }: Visit, count = 1): Locator[] => [
  page.getByRole('checkbox', { name: t('REVIEW_OWNERSHIP', { count }) }),
  page.getByRole('checkbox', { name: t('REVIEW_TERMS') }),
]

export async function createSale(visit: Visit, count = 1): Promise<void> {
  for (const statement of declarations(visit, count)) await statement.check()
  await button(visit, 'REVIEW_SUBMIT').click()
}

const LABEL_TIMEOUT_MS = 15_000

/** The page after the sale, with its label, which is made a moment later; answers the number of the sale. */
export async function expectThanks({ page, market, t, urlOf }: Visit, seller: Seller): Promise<string> {
  await expect(
    page.getByRole('heading', { level: 1, name: t('THANKS_TITLE', { firstName: seller.firstName }) }),
  ).toBeVisible()
  const { hash } = new URL(page.url())
  expect(page.url()).toBe(urlOf(buildPath(market, 'thankYou')) + hash)
  const tradeNumber = hash.slice(1).split('.')[0] ?? ''
  await expect(page.getByRole('definition').filter({ hasText: tradeNumber })).toBeVisible()
  const code = page.getByRole('img', { name: t('PARCEL_QR_ALT') })
  await expect(code).toBeVisible({ timeout: LABEL_TIMEOUT_MS })
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return tradeNumber
}

/** What a link leads to, without leaving the page. */
export async function fetchLink(link: Locator) {
  const href = (await link.getAttribute('href')) ?? ''
  return link.page().request.get(new URL(href, link.page().url()).href)
}

export async function expectPdf(link: Locator): Promise<void> {
  const answer = await fetchLink(link)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Opens a mail in the mailbox, as soon as it has arrived. */
export async function openMail(
  { page, urlOf }: Pick<Visit, 'page' | 'urlOf'>,
  subject: string,
): Promise<void> {
  const mail = page.getByRole('link', { name: subject })
  const look = async () => {
    await page.goto(urlOf('/mailbox'))
    return mail.count()
  }
  await expect.poll(look, { timeout: LABEL_TIMEOUT_MS }).toBe(1)
  await mail.click()
  await expect(page.getByRole('heading', { level: 1, name: subject, exact: true })).toBeVisible()
}

/** The mail as its reader sees it. */
export const letterOf = (page: Page) => page.getByTitle('HTML of the mail').contentFrame()

export interface CartKind {
  /** Address of a phone, the same in every language. */
  readonly url: string
  readonly storageGb: number
  readonly quantity: number
}

export const TEN_EURO_PHONE: CartKind = { url: 'apple-iphone-6', storageGb: 128, quantity: 1 }

export const ELEVEN_EURO_PHONE: CartKind = { url: 'apple-iphone-6-plus', storageGb: 64, quantity: 1 }

/** Has the server make an offer for a phone that is like new. */
async function offerFor(
  { page, market, urlOf }: Visit,
  { url, storageGb, quantity }: CartKind,
): Promise<CartDevice> {
  const payload = await page.request.get(urlOf(`${buildPath(market, 'pdp', { pdp: url })}/_payload.json`))
  const { data } = (await payload.json()) as { data: PdpData }
  const offer = await page.request.post(urlOf('/api/offers'), {
    data: { deviceId: data.device.id, storageGb, conditionId: 4, answers: BEST_PHONE_ANSWERS },
  })
  const { offerId } = (await offer.json()) as { offerId: string }
  const renewal = await page.request.post(urlOf('/api/offers/renewals'), { data: { offerIds: [offerId] } })
  const { offers } = (await renewal.json()) as { offers: OfferRenewal[] }
  const line = offers[0]?.line
  if (!line) throw new Error(`There is no offer for ${url}`)
  const { priceInCents, expiresAt, ...rest } = line
  return { ...rest, price: priceInCents / 100, quantity, expiresAtMs: Date.parse(expiresAt) }
}

/** Opens the checkout with a cart that was put together before, where the way to it is not the point. */
export async function openCheckoutWith(visit: Visit, kinds: readonly CartKind[]): Promise<void> {
  const { page, market, isBusiness, urlOf } = visit
  const devices = await Promise.all(kinds.map((kind) => offerFor(visit, kind)))
  const cart = withDevices({ ...EMPTY_CART, B2BMode: isBusiness }, devices)
  // The script runs on every page; what the shop has made of the cart since is left alone.
  await page.addInitScript((text) => {
    localStorage.cart ??= text
  }, JSON.stringify(cart))
  await page.goto(urlOf(buildPath(market, 'checkout')))
  await expect(headline(visit, 'CART_TITLE')).toBeVisible()
}
