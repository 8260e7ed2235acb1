import type { Browser, Page } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatMoney } from '#messages/format-money.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { checkPriceWatches } from '#server/modules/price-watch/check-price-watches.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { startPriceList } from '../support/price-watchers.ts'
import { findDeviceId } from '../support/sales.ts'
import { openElsewhere } from './account-steps.ts'
import { expect, query, waitForHydration } from './cart-helpers.ts'
import { test } from './clarification-steps.ts'
import { MAILBOX_LINK } from './mailbox-link.ts'
import {
  createVisit,
  locateButton,
  locateField,
  locateHeadline,
  locateMail,
  type Visit,
} from './sale-steps.ts'
import { findViolations } from './violations.ts'

/** The worker compares prices once a minute. One market shows that; the others don't wait for it. */
const REAL_CLOCK: MarketId = 'de'
const COMPARED_WITHIN_MS = 90_000

const { ruleSets } = createQuestions(DATA_FOLDER)

const NAME = 'Sony Xperia 10 III'
const URL = 'sony-xperia-10-iii'
const STORAGE_GB = 128

const CLIENT = {
  query: async <Row extends object>(text: string, values: unknown[]) => ({
    rows: (await query(text, values)) as Row[],
  }),
}

const measureWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function expectGoodPage({ page }: Visit): Promise<void> {
  expect({ violations: await findViolations(page), width: await measureWidth(page) }).toEqual({
    violations: [],
    width: 320,
  })
}

/** Opens the newest mail to an address with this subject, in another browser, and returns its page. */
async function openWatchMail(browser: Browser, visit: Visit, email: string, subject: string): Promise<Page> {
  const page = await openElsewhere(browser)
  const mail = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first()
  const countMails = async () => {
    await page.goto(visit.urlOf(MAILBOX_LINK))
    return mail.count()
  }
  await expect.poll(countMails, { timeout: COMPARED_WITHIN_MS, intervals: [500] }).toBe(1)
  await mail.click()
  return page
}

async function readLink(page: Page, name: string): Promise<string> {
  const link = await locateMail(page).getByRole('link', { name, exact: true }).getAttribute('href')
  await page.context().close()
  return link ?? ''
}

/** From the device's page to the form of the price watch. */
async function openForm(visit: Visit): Promise<void> {
  const { page, t, market } = visit
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(visit.urlOf(`${buildPath(market, 'pdp', { pdp: URL })}?storage=${STORAGE_GB}`))
  await waitForHydration(page)
  await locateButton(visit, 'OFFER_WATCH').click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('PRICE_WATCH_HEAD', { name: NAME }) }),
  ).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
}

/** Asks for a watch and confirms it by mail. */
async function confirm(browser: Browser, visit: Visit, email: string): Promise<void> {
  const { page, market } = visit
  await locateField(visit, 'PRICE_WATCH_EMAIL').fill(email)
  await locateButton(visit, 'PRICE_WATCH_SUBMIT').click()
  await expect(locateHeadline(visit, 'PRICE_WATCH_REQUESTED')).toBeVisible()
  await expectGoodPage(visit)
  const mail = getCorrespondenceTranslator(market)
  const opened = await openWatchMail(browser, visit, email, mail('MAIL_WATCH_SUBJECT', { name: NAME }))
  const link = await readLink(opened, mail('MAIL_WATCH_BUTTON'))
  await page.goto(link)
  await expect(locateHeadline(visit, 'SCREEN_PRICE_WATCH_CONFIRM')).toBeVisible()
  await expectGoodPage(visit)
  await locateButton(visit, 'PRICE_WATCH_CONFIRM').click()
  await expect(locateHeadline(visit, 'PRICE_WATCH_CONFIRMED')).toBeVisible()
  await expectGoodPage(visit)
}

for (const id of ['de', 'pl'] as const)
  test(`${id}: someone waits for a price, hears once that it is there, and watches changes until one click ends it`, async ({
    page,
    urlOf,
    browser,
    email,
    hand,
  }) => {
    if (id === REAL_CLOCK) test.setTimeout(300_000)
    const visit = createVisit(page, { shop: id, market: id }, urlOf)
    const { t, market } = visit
    const mail = getCorrespondenceTranslator(market)
    const deviceId = await findDeviceId({ $client: CLIENT }, URL)
    const start = async (amountInCents: number) => {
      await startPriceList(CLIENT, { market: id, deviceId, storageGb: STORAGE_GB, amountInCents })
      if (id !== REAL_CLOCK) await checkPriceWatches({ ...hand, ruleSets }, Date.now())
    }
    await start(20_000)

    await openForm(visit)
    await waitForHydration(page)
    await expectGoodPage(visit)
    const amount = page.getByRole('textbox', { name: t('PRICE_WATCH_AMOUNT', { currency: market.currency }) })
    await locateButton(visit, 'PRICE_WATCH_SUBMIT').click()
    await expect(amount).toBeFocused()
    await amount.fill('1')
    await locateButton(visit, 'PRICE_WATCH_SUBMIT').click()
    await expect(amount).toHaveAccessibleDescription(t('PROBLEM_WATCH_REACHED'))
    await amount.fill('900')
    await confirm(browser, visit, email)

    await start(95_000)
    const price = formatMoney(market, 95_000, { isWhole: true })
    const subject = mail('MAIL_WATCH_REACHED_SUBJECT', { name: NAME, price })
    const reached = await openWatchMail(browser, visit, email, subject)
    const device = await readLink(reached, mail('MAIL_WATCH_SELL'))
    await page.goto(device)
    await expect(page.getByRole('heading', { level: 1, name: t('PDP_TITLE', { name: NAME }) })).toBeVisible()

    await openForm(visit)
    await page.getByRole('radio', { name: t('PRICE_WATCH_KIND_CHANGED') }).check()
    await expect(amount).toBeHidden()
    await confirm(browser, visit, email)
    await start(90_000)
    const change = formatMoney(market, 5_000, { isWhole: true })
    const less = mail('MAIL_WATCH_LESS_SUBJECT', { name: NAME, change })
    const end = await readLink(await openWatchMail(browser, visit, email, less), mail('MAIL_WATCH_END'))
    await page.goto(end)
    await expect(locateHeadline(visit, 'SCREEN_PRICE_WATCH_END')).toBeVisible()
    await expectGoodPage(visit)
    await locateButton(visit, 'PRICE_WATCH_END').click()
    await expect(locateHeadline(visit, 'PRICE_WATCH_ENDED')).toBeVisible()
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the answers of the device’s page reach the form, and a wrong price is explained', async ({
    page,
    urlOf,
  }) => {
    const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
    const { t, market } = visit
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(
      visit.urlOf(`${buildPath(market, 'pdp', { pdp: 'apple-iphone-13' })}?storage=256&condition=3`),
    )
    await locateButton(visit, 'OFFER_WATCH').click()
    await expect(page.getByRole('definition').filter({ hasText: t('CONDITION_GOOD') })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '256' })).toBeVisible()
    await page.getByRole('textbox', { name: t('PRICE_WATCH_AMOUNT', { currency: 'EUR' }) }).fill('1')
    await locateField(visit, 'PRICE_WATCH_EMAIL').fill('nobody@example.org')
    await locateButton(visit, 'PRICE_WATCH_SUBMIT').click()
    await expect(page.getByText(t('PRICE_WATCH_NOT_SAVED'))).toBeVisible()
  })
})
