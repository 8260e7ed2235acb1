import type { Page } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { SignedOfferFile } from '#domain/signed-offers/verify-signed-offer.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { isQuiet } from '../support/is-quiet.ts'
import { createTrade, expect, formatEuros, test, waitForHydration } from './cart-helpers.ts'
import { findViolations } from './violations.ts'

const TEXTS = MESSAGES.de

type UrlOf = (shop: string, path?: string) => string

/** The signed offer of a new sale. */
async function sellForSignedOffer(page: Page, urlOf: UrlOf, email: string) {
  const { tradeNumber, readKey, totalInCents } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  const answer = await page.request.get(urlOf('de', `/api/trades/${tradeNumber}/signed-offer?key=${readKey}`))
  expect(answer.headers()['content-disposition']).toContain(`${tradeNumber}-signed-offer.json`)
  const text = await answer.text()
  return { tradeNumber, totalInCents, text, signed: JSON.parse(text) as SignedOfferFile }
}

/** Opens the page that checks signed offers, turns to its form, and waits for everything that this loads. */
async function openVerify(page: Page, urlOf: UrlOf, market: MarketId = 'de'): Promise<void> {
  const rules = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(urlOf(market, buildPath(MARKETS[market], 'verify')))
  await waitForHydration(page)
  await (await rules).finished()
  await locatePasteField(page, market).focus()
}

/** Cuts off the network once the page has loaded, and records every attempt to use it. */
async function cutNetwork(page: Page): Promise<string[]> {
  await page.waitForFunction(isQuiet, CONSENT_CHECK_DELAY_MS)
  await page.context().setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const buildFile = (text: string) => ({
  name: 'signed-offer.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

const locateVerdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

const locatePasteField = (page: Page, market: MarketId = 'de') =>
  page.getByRole('textbox', { name: MESSAGES[market].VERIFY_PASTE })

async function checkPasted(page: Page, text: string): Promise<void> {
  await locatePasteField(page).fill(text)
  await page.getByRole('button', { name: TEXTS.VERIFY_SUBMIT, exact: true }).click()
}

test('a signed offer is checked and explained without a network', async ({ page, urlOf, email }) => {
  const { tradeNumber, totalInCents, text } = await sellForSignedOffer(page, urlOf, email)
  await openVerify(page, urlOf)
  const asked = await cutNetwork(page)
  await page.getByLabel(TEXTS.VERIFY_FILE).setInputFiles(buildFile(text))
  await expect(locateVerdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
  const offer = page.getByRole('region', { name: TEXTS.SIGNED_OFFER_TITLE })
  await expect(offer.getByText(tradeNumber)).toBeVisible()
  await expect(offer.getByText(TEXTS.SIGNED_OFFER_RULE_NONE)).toBeVisible()
  await expect(offer.getByText('Sind alle Aktivierungssperren entfernt?')).toBeVisible()
  await expect(offer.getByText(formatEuros(totalInCents / 100)).first()).toBeVisible()
  await expect(locatePasteField(page)).toHaveValue(text)
  expect(asked).toEqual([])
})

test('every problem with a signed offer is reported, even without a network', async ({
  page,
  urlOf,
  email,
}) => {
  const { signed, text } = await sellForSignedOffer(page, urlOf, email)
  const { payload } = signed
  const wrong = [
    [TEXTS.VERIFY_FORGED, { ...signed, payload: { ...payload, totalInCents: payload.totalInCents + 100 } }],
    [TEXTS.VERIFY_FORGED, { ...signed, payload: { ...payload, sendBy: '2030-01-01T00:00:00.000Z' } }],
    [TEXTS.VERIFY_UNKNOWN_KEY, { ...signed, keyId: 'someone-elses' }],
    [TEXTS.VERIFY_UNREADABLE, payload],
  ] as const
  await openVerify(page, urlOf)
  const asked = await cutNetwork(page)
  for (const [title, changed] of wrong) {
    await checkPasted(page, JSON.stringify(changed))
    await expect(locateVerdict(page, title)).toBeFocused()
    await expect(page.getByRole('region', { name: TEXTS.SIGNED_OFFER_TITLE })).toBeHidden()
  }
  await checkPasted(page, text.slice(0, -5))
  await expect(locateVerdict(page, TEXTS.VERIFY_UNREADABLE)).toBeFocused()
  await checkPasted(page, text)
  await expect(locateVerdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
  expect(asked).toEqual([])
})

test('a signed offer can be dropped onto the page', async ({ page, urlOf, email }) => {
  const { text } = await sellForSignedOffer(page, urlOf, email)
  await openVerify(page, urlOf)
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'signed-offer.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.getByRole('main').getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer })
  await expect(locateVerdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
})

/** Simulates a browser without built-in Ed25519. */
const removeEd25519 = (page: Page) =>
  page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  })

test('an older browser loads a polyfill and checks signed offers, too', async ({ page, urlOf, email }) => {
  const { signed, text } = await sellForSignedOffer(page, urlOf, email)
  await removeEd25519(page)
  await openVerify(page, urlOf)
  await checkPasted(page, text)
  await expect(locateVerdict(page, TEXTS.VERIFY_GENUINE)).toBeFocused()
  const payload = { ...signed.payload, totalInCents: signed.payload.totalInCents + 100 }
  await checkPasted(page, JSON.stringify({ ...signed, payload }))
  await expect(locateVerdict(page, TEXTS.VERIFY_FORGED)).toBeFocused()
})

test('a browser that cannot check says so and explains how to do it by hand', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/check in the browser failed/)
  const { text } = await sellForSignedOffer(page, urlOf, email)
  await removeEd25519(page)
  await page.addInitScript(() => {
    SubtleCrypto.prototype.digest = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  })
  await openVerify(page, urlOf)
  await checkPasted(page, text)
  await expect(locateVerdict(page, TEXTS.VERIFY_UNCHECKED)).toBeFocused()
  await page.getByText(TEXTS.VERIFY_BY_HAND, { exact: true }).click()
  await expect(page.getByText('-----BEGIN PUBLIC KEY-----')).toBeVisible()
  await expect(page.getByText('openssl pkeyutl -verify')).toBeVisible()
  const keys = page.getByRole('link', { name: TEXTS.VERIFY_BY_HAND_KEYS })
  await expect(keys).toHaveAttribute('href', '/.well-known/signed-offer-keys.json')
})

test('the footer links to the check and the fairness figures in every shop of ours', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('it'))
  await waitForHydration(page)
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
  test(`a checked signed offer fits a 320 px phone and is accessible in ${market}`, async ({
    page,
    urlOf,
    email,
  }) => {
    const { text } = await sellForSignedOffer(page, urlOf, email)
    await page.setViewportSize({ width: 320, height: 640 })
    await openVerify(page, urlOf, market)
    await page.getByLabel(MESSAGES[market].VERIFY_FILE).setInputFiles(buildFile(text))
    await expect(locateVerdict(page, MESSAGES[market].VERIFY_GENUINE)).toBeFocused()
    await page.getByText(MESSAGES[market].VERIFY_BY_HAND, { exact: true }).click()
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess).toBe(0)
    expect(await findViolations(page)).toEqual([])
  })
}
