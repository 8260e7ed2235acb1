import type { Page } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { SignedOfferRow } from '#domain/signed-offers/verify-signed-offer.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { createTrade, euros, expect, hydrated, test } from './cart-helpers.ts'
import { violationsOf } from './violations.ts'

const TEXTS = MESSAGES.de

type UrlOf = (shop: string, path?: string) => string

/** The receipt of a sale that was made for it. */
async function sellForSignedOffer(page: Page, urlOf: UrlOf, email: string) {
  const { tradeNumber, key, totalInCents } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  const answer = await page.request.get(urlOf('de', `/api/trades/${tradeNumber}/receipt?key=${key}`))
  expect(answer.headers()['content-disposition']).toContain(`receipt-${tradeNumber}.json`)
  const text = await answer.text()
  return { tradeNumber, totalInCents, text, receipt: JSON.parse(text) as SignedOfferRow }
}

/** Opens the page that checks receipts, with everything that it asks for by itself. */
async function openVerify(page: Page, urlOf: UrlOf, market: MarketId = 'de'): Promise<void> {
  const rules = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf(market, buildPath(MARKETS[market], 'verify')))
  await hydrated(page)
  await (await rules).finished()
}

/** Takes the network away, once the page has all that it loads by itself, and notices every attempt to use it. */
async function cutNetwork(page: Page): Promise<string[]> {
  await page.waitForFunction(
    (delayMs) =>
      performance.now() - (performance.getEntriesByName('page-ready')[0]?.startTime ?? 0) > delayMs,
    CONSENT_CHECK_DELAY_MS,
  )
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const fileOf = (text: string) => ({
  name: 'receipt.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const pasteField = (page: Page) => page.getByRole('textbox', { name: TEXTS.VERIFY_PASTE })

async function paste(page: Page, text: string): Promise<void> {
  await pasteField(page).fill(text)
  await page.getByRole('button', { name: TEXTS.VERIFY_SUBMIT, exact: true }).click()
}

test('a receipt is checked and told in words without a network', async ({ page, urlOf, email }) => {
  const { tradeNumber, totalInCents, text } = await sellForSignedOffer(page, urlOf, email)
  await openVerify(page, urlOf)
  const asked = await cutNetwork(page)
  await page.getByLabel(TEXTS.VERIFY_FILE).setInputFiles(fileOf(text))
  await expect(verdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
  const offer = page.getByRole('region', { name: TEXTS.SIGNED_OFFER_TITLE })
  await expect(offer.getByText(tradeNumber)).toBeVisible()
  await expect(offer.getByText(TEXTS.SIGNED_OFFER_RULE_NONE)).toBeVisible()
  await expect(offer.getByText('Sind alle Kontosperren entfernt?')).toBeVisible()
  await expect(offer.getByText(euros(totalInCents / 100)).first()).toBeVisible()
  await expect(pasteField(page)).toHaveValue(text)
  expect(asked).toEqual([])
})

test('whatever is wrong with a receipt is said, without a network as well', async ({
  page,
  urlOf,
  email,
}) => {
  const { receipt, text } = await sellForSignedOffer(page, urlOf, email)
  const { payload } = receipt
  const wrong = [
    [TEXTS.VERIFY_FORGED, { ...receipt, payload: { ...payload, totalInCents: payload.totalInCents + 100 } }],
    [TEXTS.VERIFY_FORGED, { ...receipt, payload: { ...payload, sendBy: '2030-01-01T00:00:00.000Z' } }],
    [TEXTS.VERIFY_UNKNOWN_KEY, { ...receipt, keyId: 'somebody-elses' }],
    [TEXTS.VERIFY_UNREADABLE, payload],
  ] as const
  await openVerify(page, urlOf)
  const asked = await cutNetwork(page)
  for (const [title, changed] of wrong) {
    await paste(page, JSON.stringify(changed))
    await expect(verdict(page, title)).toBeFocused()
    await expect(page.getByRole('region', { name: TEXTS.SIGNED_OFFER_TITLE })).toBeHidden()
  }
  await paste(page, text.slice(0, -5))
  await expect(verdict(page, TEXTS.VERIFY_UNREADABLE)).toBeFocused()
  await paste(page, text)
  await expect(verdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
  expect(asked).toEqual([])
})

test('a receipt can be dropped onto the page', async ({ page, urlOf, email }) => {
  const { text } = await sellForSignedOffer(page, urlOf, email)
  await openVerify(page, urlOf)
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'receipt.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.getByRole('main').getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer })
  await expect(verdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
})

test('a browser that cannot check says so, and how to do it by hand', async ({ page, urlOf, email }) => {
  const { text } = await sellForSignedOffer(page, urlOf, email)
  await page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  })
  await openVerify(page, urlOf)
  await paste(page, text)
  await expect(verdict(page, TEXTS.VERIFY_UNCHECKED)).toBeFocused()
  await page.getByText(TEXTS.VERIFY_BY_HAND, { exact: true }).click()
  await expect(page.getByText('-----BEGIN PUBLIC KEY-----')).toBeVisible()
  await expect(page.getByText('openssl pkeyutl -verify')).toBeVisible()
  const keys = page.getByRole('link', { name: TEXTS.VERIFY_BY_HAND_KEYS })
  await expect(keys).toHaveAttribute('href', '/.well-known/receipt-keys.json')
})

test('the footer leads to the check and to the figures, in every shop of ours', async ({ page, urlOf }) => {
  await page.goto(urlOf('it'))
  await hydrated(page)
  const { SCREEN_VERIFY, SCREEN_FAIRNESS, FAIRNESS_METHOD } = MESSAGES.it
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: SCREEN_VERIFY }).click()
  await expect(page).toHaveURL(urlOf('it', '/verifica-ricevuta'))
  await expect(page.getByRole('heading', { level: 1, name: SCREEN_VERIFY })).toBeVisible()
  await footer.getByRole('link', { name: SCREEN_FAIRNESS }).click()
  await expect(page).toHaveURL(urlOf('it', '/trasparenza'))
  await expect(page.getByRole('heading', { level: 2, name: FAIRNESS_METHOD })).toBeVisible()
})

for (const market of ['de', 'pl'] as const) {
  test(`a checked receipt fits a phone of 320 px and is accessible in ${market}`, async ({
    page,
    urlOf,
    email,
  }) => {
    const { text } = await sellForSignedOffer(page, urlOf, email)
    await page.setViewportSize({ width: 320, height: 640 })
    await openVerify(page, urlOf, market)
    await page.getByLabel(MESSAGES[market].VERIFY_FILE).setInputFiles(fileOf(text))
    await expect(verdict(page, MESSAGES[market].VERIFY_GENUINE)).toBeFocused()
    await page.getByText(MESSAGES[market].VERIFY_BY_HAND, { exact: true }).click()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess).toBe(0)
    expect(await violationsOf(page)).toEqual([])
  })
}
