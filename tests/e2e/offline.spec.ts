import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { buildNoticesUrl } from '#contracts/paths/trades.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createTradeIn, triggerEvent } from '../support/inspected-trades.ts'
import { SubscribedBrowser } from '../support/push-service.ts'
import { signHeadNow } from '../support/sign-head-now.ts'
import { expect } from './cart-helpers.ts'
import { buildSalePath, createTranslator, listViolations, test } from './clarification-steps.ts'
import { waitForHydration } from './shop-test.ts'

/** A page without a network says so in its console. */
const OFFLINE_NOTICE = /net::ERR_|route rules failed|no answer from the server|Failed to fetch/

const VERIFY = buildPath(MARKETS.de, 'verify')
const STATUS = buildPath(MARKETS.de, 'thankYou')

const t = createTranslator('de')

/** Waits until the worker of a page has kept it. */
async function waitUntilKept(page: Page, scope: string): Promise<void> {
  const readState = () =>
    page.evaluate(
      async (path) => (await navigator.serviceWorker.getRegistration(path))?.active?.state ?? '',
      scope,
    )
  await expect.poll(readState, { timeout: 30_000 }).toBe('activated')
}

/** Turns to the form of the verify page, and waits until its worker has kept it. */
async function keepVerify(page: Page, market: MarketId = 'de'): Promise<void> {
  await page.getByLabel(createTranslator(market)('VERIFY_PASTE')).focus()
  await waitUntilKept(page, buildPath(MARKETS[market], 'verify'))
}

const listCaches = (page: Page) => page.evaluate(() => caches.keys())

const listScopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

for (const market of ['de', 'pl', 'fr'] satisfies MarketId[])
  test(`the verify page of ${market} opens without a network and says how old its keys are`, async ({
    page,
    context,
    urlOf,
    hand,
    expectedErrors,
  }) => {
    expectedErrors.push(OFFLINE_NOTICE)
    const text = createTranslator(market)
    const path = buildPath(MARKETS[market], 'verify')
    await signHeadNow(hand.db, createLogSigning(hand.secret))
    await page.goto(urlOf(market, path))
    await waitForHydration(page)
    await keepVerify(page, market)
    await expect(page.getByRole('heading', { name: text('VERIFY_KEPT') })).toBeVisible()
    expect(await listViolations(page)).toEqual([])
    await goOffline(context)
    await page.goto(urlOf(market, path))
    await waitForHydration(page)
    await expect(page.getByRole('status').getByText(text('VERIFY_OFFLINE'))).toBeVisible()
    await page.getByLabel(text('VERIFY_PASTE')).fill('{}')
    await page.getByRole('button', { name: text('VERIFY_SUBMIT') }).click()
    await expect(page.getByRole('heading', { name: text('VERIFY_UNREADABLE') })).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })

test('the worker of the verify page controls no page of the shop, and asks for nothing there', async ({
  page,
  context,
  urlOf,
}) => {
  await page.goto(urlOf('de', VERIFY))
  await waitForHydration(page)
  await keepVerify(page)
  const fromWorkers: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker()) fromWorkers.push(request.url())
  })
  await page.goto(urlOf('de', '/'))
  await waitForHydration(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(fromWorkers).toEqual([])
  expect(await listScopes(page)).toEqual([VERIFY])
})

test('a page of an earlier build is removed, and never mixed with the new one', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/'))
  const old = `offline:${VERIFY}:default/de/0123456789abcdef`
  await page.evaluate((name) => caches.open(name), old)
  await page.goto(urlOf('de', VERIFY))
  await waitForHydration(page)
  await keepVerify(page)
  const names = await listCaches(page)
  expect(names).toHaveLength(1)
  expect(names).not.toContain(old)
})

test('a shop page opens no worker at all', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/'))
  await waitForHydration(page)
  expect(await listScopes(page)).toEqual([])
})

test('a sale is kept on the device by choice, opens without a network, and is removed again', async ({
  page,
  context,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(OFFLINE_NOTICE)
  const trade = await createTradeIn(hand, 'RECEIVED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  const section = page.getByRole('region', { name: t('DEVICE_KEEP_TITLE') })
  await expect(section.getByText(t('DEVICE_KEEP_WHAT'))).toBeVisible()
  expect(await listScopes(page)).toEqual([])
  await section.getByRole('button', { name: t('DEVICE_KEEP_BUTTON') }).click()
  await expect(section.getByRole('button', { name: t('DEVICE_REMOVE') })).toBeVisible()
  await waitUntilKept(page, STATUS)
  expect(await listViolations(page)).toEqual([])

  const stored = await page.evaluate(() => localStorage.keptSale ?? '')
  expect(stored).not.toContain(trade.key)
  await goOffline(context)
  // As from the home screen: the address names no sale.
  await page.goto('about:blank')
  await page.goto(urlOf('de', STATUS))
  await expect(
    page.getByRole('heading', { name: t('DEVICE_NUMBER', { number: trade.tradeNumber }) }),
  ).toBeVisible()
  await expect(page.getByText(/^Keine Verbindung\. So stand dein Verkauf am /)).toBeVisible()
  await expect(page.getByText(t('STATUS_RECEIVED'), { exact: true })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  // The network is back, and so is the whole sale.
  await context.setOffline(false)
  await section.getByRole('button', { name: t('DEVICE_REMOVE') }).click()
  await expect(section.getByText(t('DEVICE_REMOVED'))).toBeVisible()
  expect({ scopes: await listScopes(page), caches: await listCaches(page) }).toEqual({
    scopes: [],
    caches: [],
  })
  expect(await page.evaluate(() => localStorage.keptSale)).toBeUndefined()
})

test('a sale that is over is kept no longer', async ({ page, urlOf, hand }) => {
  const trade = await createTradeIn(hand, 'PAYOUT_PENDING')
  await page.goto(urlOf('de', buildSalePath(trade)))
  await page.getByRole('button', { name: t('DEVICE_KEEP_BUTTON') }).click()
  await expect(page.getByRole('button', { name: t('DEVICE_REMOVE') })).toBeVisible()
  await triggerEvent(hand, trade.item, 'bank_confirmed')
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.keptSale)).toBeUndefined()
  await expect.poll(() => listScopes(page)).toEqual([])
})

/** No push service can be reached from here: the browser's part is played. */
async function playSubscriptions(page: Page, browser: SubscribedBrowser): Promise<void> {
  await page.addInitScript((subscription) => {
    const { endpoint, p256dh, auth } = subscription
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        delete localStorage.played
        return true
      },
    } as unknown as PushSubscription
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => {
      localStorage.played = 'subscribed'
      return made
    }
    PushManager.prototype.getSubscription = async () => (localStorage.played ? made : null)
  }, browser.subscription)
}

const locateNotices = (page: Page) => page.getByRole('group', { name: t('NOTICE_TITLE') })

async function choosePush(page: Page): Promise<void> {
  const choice = locateNotices(page)
  await choice.getByRole('radio', { name: t('NOTICE_PUSH') }).click()
  await expect(choice.getByText(t('NOTICE_PUSH_SET'))).toBeVisible()
}

async function chooseMail(page: Page): Promise<void> {
  const choice = locateNotices(page)
  await choice.getByRole('radio', { name: t('NOTICE_MAIL') }).click()
  await expect(choice.getByText(t('NOTICE_MAIL_SET'))).toBeVisible()
}

test('the seller chooses push, and mail again', async ({ page, urlOf, hand }) => {
  await playSubscriptions(page, new SubscribedBrowser(`/${randomUUID()}`))
  const trade = await createTradeIn(hand, 'LABEL_ISSUED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  const choice = locateNotices(page)
  await expect(choice.getByRole('radio', { name: t('NOTICE_MAIL') })).toBeChecked()
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith(buildNoticesUrl(trade.tradeNumber)),
  )
  await choosePush(page)
  expect((await saved).postDataJSON()).toMatchObject({ choice: 'push' })
  await expect(choice.getByRole('radio', { name: t('NOTICE_PUSH') })).toBeChecked()
  expect(await listViolations(page)).toEqual([])
  // Another sale in the same browser shares the subscription, and keeps it.
  const other = await createTradeIn(hand, 'LABEL_ISSUED')
  await page.goto(urlOf('de', buildSalePath(other)))
  await expect(choice.getByRole('radio', { name: t('NOTICE_MAIL') })).toBeChecked()
  await choosePush(page)
  await chooseMail(page)
  expect(await listScopes(page)).toEqual([STATUS])
  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(choice.getByRole('radio', { name: t('NOTICE_PUSH') })).toBeChecked()
  await chooseMail(page)
  await expect.poll(() => listScopes(page)).toEqual([])
})

test('a seller whose browser blocks notifications is told so, and keeps the mails', async ({
  page,
  urlOf,
  hand,
}) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  const trade = await createTradeIn(hand, 'LABEL_ISSUED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  const choice = locateNotices(page)
  await choice.getByRole('radio', { name: t('NOTICE_PUSH') }).click()
  await expect(choice.getByText(t('NOTICE_BLOCKED'))).toBeVisible()
  await expect(choice.getByRole('radio', { name: t('NOTICE_MAIL') })).toBeChecked()
})
