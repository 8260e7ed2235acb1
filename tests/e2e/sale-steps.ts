import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { OfferRenewal } from '#contracts/offers.ts'
import type { TradeRequest } from '#contracts/trades.ts'
import { type CartDevice, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import type { Market } from '#domain/markets/market.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Translate } from '#messages/format-message.ts'
import { getTranslator } from '#messages/get-translator.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { audienceOf } from '#messages/text-set.ts'
import { BEST_PHONE_ANSWERS, BUSINESS_FIELDS, buildSeller } from '../support/sales.ts'
import { MAILBOX_LINK } from './mailbox-link.ts'

export type Seller = TradeRequest['seller']

/** A visit to a shop, with its language. */
export interface Visit {
  readonly page: Page
  readonly market: Market
  readonly t: Translate
  readonly isBusiness: boolean
  /** A URL in this shop. */
  readonly urlOf: (path?: string) => string
}

export interface Shop {
  /** The name of the shop: a market, `b2bWidget` or `agan`. */
  readonly shop: string
  readonly market: MarketId
}

export const WIDGET: Shop = { shop: 'b2bWidget', market: 'de' }

export function createVisit(
  page: Page,
  { shop, market }: Shop,
  urlOf: (shop: string, path?: string) => string,
): Visit {
  return {
    page,
    market: MARKETS[market],
    isBusiness: shop === 'b2bWidget',
    t: getTranslator(MARKETS[market], audienceOf({ shopMode: shop })),
    urlOf: (path) => urlOf(shop, path),
  }
}

/** A seller in the shop's country, with a unique email address by which their mails are found. */
export const createSeller = ({ market, isBusiness }: Visit, overrides: Partial<Seller> = {}): Seller =>
  buildSeller(market.id, {
    email: `${randomUUID()}@example.org`,
    ...(isBusiness ? BUSINESS_FIELDS : {}),
    ...overrides,
  })

export const locateButton = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('button', { name: t(key), exact: true })

export const locateField = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('textbox', { name: t(key), exact: true })

export const locateHeadline = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('heading', { name: t(key), exact: true })

/** Finds a device from the home page, in the suggestions or in the search results. */
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

/** Answers that neither rule out an offer nor block the sale. */
export const locateGoodAnswers = ({ t }: Visit, question: Page | Locator): Locator => {
  const name = new RegExp(`^(?!.*(?:${t('EFFECT_NO_OFFER')}|${t('EFFECT_BLOCKED')}))`)
  return question.getByRole('radio', { name }).or(question.getByRole('checkbox', { name }))
}

/** Runs at every step of a sale. */
export type CheckStep = (step: string) => Promise<void>

/** A step on the device page by its number; its name begins with it for screen readers. */
export const locateOfferStep = ({ page, t }: Visit, number: number): Locator =>
  page.getByRole('group', {
    name: new RegExp(`^${t('OFFER_STEP', { number, count: '\\d+' }).replaceAll(/\s/g, '\\s')} `),
  })

/** On a phone: chooses one answer after another and confirms the facts, until the device can be sold. */
export async function answerEveryQuestion(
  visit: Visit,
  check: CheckStep = async () => undefined,
): Promise<void> {
  const [confirm, add] = [locateButton(visit, 'SHEET_CONFIRM'), locateButton(visit, 'CART_ADD')]
  for (let number = 1; ; number++) {
    const step = locateOfferStep(visit, number)
    await expect(step.or(add)).toBeVisible()
    await check(`question ${number}`)
    if (await add.isVisible()) return
    if (await confirm.isVisible()) await confirm.click()
    else await locateGoodAnswers(visit, step).first().click()
  }
}

/** Takes the offer: a sheet says what it brings. */
export async function addToCart(visit: Visit, name: string): Promise<void> {
  const { page, t } = visit
  await locateButton(visit, 'CART_ADD').click()
  await expect(page.getByRole('dialog', { name: t('ADDED_TITLE', { name }) })).toBeVisible()
}

/** Goes on from the sheet. */
export async function goToCheckout(visit: Visit): Promise<void> {
  const { page, t } = visit
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('CART_TO_CHECKOUT'), exact: true })
    .click()
  await expect(locateHeadline(visit, 'CART_TITLE')).toBeVisible()
}

export async function continueToDetails(visit: Visit): Promise<void> {
  await locateButton(visit, 'CART_CONTINUE').click()
  await expect(locateHeadline(visit, 'DETAILS_TITLE')).toBeFocused()
}

/** The date as typed in the seller's country. */
const formatTypedDate = (market: Market, isoDay: string): string => {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number)
  return formatMarketDate(market, { year, month, day })
}

/** The text for each field; a business enters its company, a person the date of birth. */
export function listTypedDetails({ market, isBusiness }: Visit, seller: Seller): [MessageKey, string][] {
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
    ...(isBusiness ? [] : ([['FIELD_BIRTH_DATE', formatTypedDate(market, seller.birthDate)]] as const)),
    ['FIELD_STREET', joinStreetLine(seller, seller.country)],
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
  for (const [key, text] of listTypedDetails(visit, seller)) await locateField(visit, key).fill(text)
}

export async function continueToReview(visit: Visit): Promise<void> {
  await locateButton(visit, 'DETAILS_CONTINUE').click()
  await expect(locateHeadline(visit, 'REVIEW_TITLE')).toBeFocused()
}

/** The declaration that every sale requires. */
export const locateDeclaration = ({ page, t }: Visit, count = 1): Locator =>
  page.getByRole('checkbox', { name: t('REVIEW_DECLARATION', { count }) })

export async function createSale(visit: Visit, count = 1): Promise<void> {
  await locateDeclaration(visit, count).check()
  await locateButton(visit, 'REVIEW_SUBMIT').click()
}

const LABEL_TIMEOUT_MS = 15_000

/** The page after the sale, with the label that is issued a moment later; returns the trade number. */
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
  return tradeNumber
}

/** The target of a link, fetched without leaving the page. */
export async function fetchLink(link: Locator) {
  const href = (await link.getAttribute('href')) ?? ''
  return link.page().request.get(new URL(href, link.page().url()).href)
}

export async function expectPdf(link: Locator): Promise<void> {
  const answer = await fetchLink(link)
  expect({ status: answer.status(), contentType: answer.headers()['content-type'] }).toEqual({
    status: 200,
    contentType: 'application/pdf',
  })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

/** Opens a mail in the mailbox as soon as it arrives. */
export async function openMail(
  { page, urlOf }: Pick<Visit, 'page' | 'urlOf'>,
  subject: string,
): Promise<void> {
  const mail = page.getByRole('link', { name: subject })
  const countLabels = async () => {
    await page.goto(urlOf(MAILBOX_LINK))
    return mail.count()
  }
  await expect.poll(countLabels, { timeout: LABEL_TIMEOUT_MS }).toBe(1)
  await mail.click()
  await expect(page.getByRole('heading', { level: 1, name: subject, exact: true })).toBeVisible()
}

/** The mail as its reader sees it. */
export const locateMail = (page: Page) => page.getByTitle('HTML of the mail').contentFrame()

export interface CartKind {
  /** URL of a phone, the same in every language. */
  readonly url: string
  readonly storageGb: number
  readonly quantity: number
}

export const TEN_EURO_PHONE: CartKind = { url: 'apple-iphone-6', storageGb: 128, quantity: 1 }

export const ELEVEN_EURO_PHONE: CartKind = { url: 'apple-iphone-6-plus', storageGb: 64, quantity: 1 }

/** Requests an offer for a like-new phone. */
async function requestOffer(
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

/** A cart with offers of the shop, as a browser stores it. */
export async function prepareCart(visit: Visit, kinds: readonly CartKind[]): Promise<string> {
  const devices = await Promise.all(kinds.map((kind) => requestOffer(visit, kind)))
  return JSON.stringify(replaceDevices({ ...EMPTY_CART, B2BMode: visit.isBusiness }, devices))
}

/** Opens the checkout with a prepared cart, for tests that are not about filling it. */
export async function openCheckoutWith(visit: Visit, kinds: readonly CartKind[]): Promise<void> {
  const { page, market, urlOf } = visit
  const cart = await prepareCart(visit, kinds)
  // The script runs on every page, so it must not overwrite changes that the shop makes to the cart.
  await page.addInitScript((text) => {
    localStorage.cart ??= text
  }, cart)
  await page.goto(urlOf(buildPath(market, 'checkout')))
  await expect(locateHeadline(visit, 'CART_TITLE')).toBeVisible()
}
