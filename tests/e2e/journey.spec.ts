import type { Page } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { advanceTo, createTestTrade, createTradeIn } from '../support/inspected-trades.ts'
import { expect } from './cart-helpers.ts'
import { buildSalePath, createTranslator, listViolations, measureShift, test } from './clarification-steps.ts'

const t = createTranslator('de')

const CHANGES = /\/api\/trades\/[^/]+\/changes/

/** What a change from outside may take until it is on the page. */
const SOON = { timeout: 2_000 }

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const locateStory = (page: Page) => page.getByRole('region', { name: t('JOURNEY_TITLE') })

/** The page says so by asking for the events. */
const waitForStream = (page: Page) =>
  page.waitForResponse((response) => CHANGES.test(response.url()) && response.status() === 200)

test('a parcel that arrives is on the open page within two seconds, with its photo', async ({
  page,
  urlOf,
  hand,
}) => {
  const { item, ...trade } = await createTradeIn(hand, 'IN_TRANSIT')
  const listening = waitForStream(page)
  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(page.getByRole('heading', { name: t('TURN_CARRIER') })).toBeVisible()
  await listening
  await page.getByRole('link', { name: t('SIGNED_OFFER_CHECK') }).focus()
  await advanceTo(hand, item, 'RECEIVED')
  await expect(locateStory(page).getByText(t('JOURNEY_ARRIVED'), { exact: true })).toBeVisible(SOON)
  await expect(locateStory(page).getByRole('img')).toHaveCount(1)
  await expect(page.getByText(t('JOURNEY_NEWS', { text: t('JOURNEY_ARRIVED') }))).toBeAttached()
  await expect(page.getByRole('heading', { name: t('CLOCK_TITLE') })).toBeVisible()
  await expect(page.getByText(/5.€ extra/)).toBeVisible()
  await expect(page.getByRole('link', { name: t('SIGNED_OFFER_CHECK') })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
})

test('the moment of payment arrives on the open page, and leads to the next sale', async ({
  page,
  urlOf,
  hand,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { item, ...trade } = await createTradeIn(hand, 'PAYOUT_PENDING')
  const listening = waitForStream(page)
  await page.goto(urlOf('de', buildSalePath(trade)))
  await listening
  await advanceTo(hand, item, 'PAID')
  await expect(locateTitle(page, t('SALE_PAID_TITLE'))).toBeVisible(SOON)
  await expect(page.getByText(t('PAID_DAYS', { count: 1 }))).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await listViolations(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('SALE_SELL_MORE') })
    .click()
  await expect(page).toHaveURL(urlOf('de'))
})

test('a browser without server-sent events asks from time to time', async ({ page, urlOf, hand }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  await page.clock.install()
  const { item, ...trade } = await createTradeIn(hand, 'IN_TRANSIT')
  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(page.getByRole('heading', { name: t('TURN_CARRIER') })).toBeVisible()
  await advanceTo(hand, item, 'RECEIVED')
  await page.clock.runFor(15_000)
  await expect(page.getByRole('heading', { name: t('CLOCK_TITLE') })).toBeVisible()
})

test('a page that finds no place to listen asks from time to time', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await page.route(CHANGES, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } }))
  await page.clock.install()
  const { item, ...trade } = await createTradeIn(hand, 'IN_TRANSIT')
  const refused = page.waitForResponse(CHANGES)
  await page.goto(urlOf('de', buildSalePath(trade)))
  await refused
  await advanceTo(hand, item, 'RECEIVED')
  await expect(async () => {
    await page.clock.runFor(15_000)
    await expect(page.getByRole('heading', { name: t('CLOCK_TITLE') })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a page that nobody looks at rests, and shows the latest as soon as someone does', async ({
  page,
  urlOf,
  hand,
}) => {
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const { item, ...trade } = await createTradeIn(hand, 'IN_TRANSIT')
  const listening = waitForStream(page)
  await page.goto(urlOf('de', buildSalePath(trade)))
  await listening
  await setHidden(true)
  await advanceTo(hand, item, 'RECEIVED')
  await expect(page.getByRole('heading', { name: t('TURN_CARRIER') })).toBeVisible()
  await setHidden(false)
  await expect(page.getByRole('heading', { name: t('CLOCK_TITLE') })).toBeVisible(SOON)
})

test('on a slow network nothing moves while the journey appears', async ({ page, urlOf, hand }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  })
  const trade = await createTradeIn(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(locateStory(page)).toBeVisible()
  await expect(locateStory(page).getByRole('img').first()).toHaveJSProperty('complete', true)
  expect(await measureShift(page)).toBe(0)
})

const PHONES: readonly MarketId[] = ['de', 'pl', 'fr']

for (const market of PHONES)
  test(`the journey fits on the narrowest phone in ${market}`, async ({ page, urlOf, hand }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const own = createTranslator(market)
    const trade = await createTestTrade(hand, { deviceCount: 2, market })
    const [first, second] = trade.items
    if (!first || !second) throw new Error('Two devices were sold')
    await advanceTo(hand, first, 'COUNTER_OFFERED')
    await advanceTo(hand, second, 'IN_INSPECTION')
    await page.goto(urlOf(market, buildSalePath(trade, market)))
    await expect(page.getByRole('heading', { name: own('JOURNEY_TITLE') })).toBeVisible()
    await expect(page.getByRole('heading', { name: own('PROOF_SECTION') })).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the journey is read by pasting the link of the mail', async ({
    page,
    urlOf,
    hand,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/)
    const trade = await createTradeIn(hand, 'RECEIVED')
    const link = urlOf('de', buildSalePath(trade))
    await page.goto(link)
    await page.getByLabel(t('THANKS_PASTE')).fill('https://elsewhere.example/')
    await page.getByRole('button', { name: t('THANKS_OPEN') }).click()
    await expect(page.getByText(t('THANKS_REFUSED'))).toBeVisible()
    await page.getByLabel(t('THANKS_PASTE')).fill(link)
    await page.getByRole('button', { name: t('THANKS_OPEN') }).click()
    await expect(locateTitle(page, t('SALE_TITLE'))).toBeVisible()
    await expect(locateStory(page).getByText(t('JOURNEY_ARRIVED'), { exact: true })).toBeVisible()
    await expect(page.getByRole('time').filter({ hasText: /^Wir prüfen bis zum/ })).toBeVisible()
  })
})
