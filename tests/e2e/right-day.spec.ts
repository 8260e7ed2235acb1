import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PagePayload } from '#contracts/page-payload.ts'
import { LOG_KEYS_PATH } from '#contracts/paths/transparency-log.ts'
import { buildYearUntil } from '#domain/fairness/fairness-figures.ts'
import { buildFairnessFile, writeFairnessText } from '#domain/fairness/fairness-file.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { findLatestEdition, insertEdition } from '#server/modules/fairness/editions.repository.ts'
import { VERIFIER_FILE } from '#server/render/build-info.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { signHeadNow } from '../support/sign-head-now.ts'
import { expect } from './cart-helpers.ts'
import { createTranslator, listViolations, measureShift, test } from './clarification-steps.ts'
import { waitForHydration } from './shop-test.ts'

const LENS = 'canon-rf-50mm-f1-8-stm'

/** The worker counts once after its start, and then only when a price list changes. */
async function waitForFirstCount({ db }: TradeHand): Promise<void> {
  const countRuns = async () =>
    (await db.$client.query("select from job_run where name = 'waiting-costs'")).rows.length
  await expect.poll(countRuns, { timeout: 60_000 }).toBe(1)
}

/** Prices of lenses fell by 8 to 15 % in a market, as the worker counts it from price lists. */
async function storeFallenPrices({ db }: TradeHand, market: MarketId): Promise<void> {
  await db.$client.query(
    `insert into waiting_cost (market, category_id, manufacturer_id, age_bucket, device_count, list_count, low_bp, high_bp,
       from_day, until_day)
     select $1, 'lenses', 0, bucket, 64, 7, -1480, -830, current_date - 91, current_date from generate_series(0, 4) as bucket
     on conflict (market, category_id, manufacturer_id, age_bucket) do update
       set low_bp = excluded.low_bp, high_bp = excluded.high_bp, until_day = excluded.until_day`,
    [market],
  )
}

for (const [market, sentence, how] of [
  ['de', /um\s8\s%\sbis\s15\s%\sgesunken\./, 'So berechnen wir das'],
  ['fr', /ont\sbaissé\sde\s8\s%\sà\s15\s%\./, 'Comment nous le calculons'],
  ['pl', /spadły\so\s8%\sdo\s15%\./, 'Jak to liczymy'],
] as const)
  test(`a device page in ${market} says what waiting has cost, and how that is computed`, async ({
    page,
    hand,
    urlOf,
  }) => {
    await waitForFirstCount(hand)
    await storeFallenPrices(hand, market)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(urlOf(market, buildPath(MARKETS[market], 'pdp', { pdp: LENS })))
    await waitForHydration(page)
    await expect(page.getByText(sentence)).toBeVisible()
    expect(await measureShift(page)).toBe(0)
    await page.getByText(how).click()
    await expect(page.getByText(/\b64\b.*\b7\b.*\b91\b/)).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })

/** Changes what a page is told, as if the shop had just opened. */
async function pretendYoung(page: Page): Promise<void> {
  await page.route('**/fairness/_payload.json*', async (route) => {
    const answer = await route.fetch()
    const payload = (await answer.json()) as PagePayload<'fairness'>
    const data = { ...payload.data, report: null, edition: null, isCounting: false, countedDevices: 7 }
    await route.fulfill({ response: answer, json: { ...payload, data } })
  })
}

test('a young shop says what it will count, and how far it is', async ({ page, urlOf }) => {
  const t = createTranslator('en')
  await pretendYoung(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(urlOf('en'))
  await waitForHydration(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('SCREEN_FAIRNESS') })
    .click()
  await expect(page.getByText(t('FAIRNESS_SO_FAR', { counted: '7', needed: '20' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('FAIRNESS_PLAN') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('FAIRNESS_DATA_JSON') })).toHaveCount(0)
  expect(await listViolations(page)).toEqual([])
})

const FIGURES_AGE_MS = 11_000

/** Publishes figures of 60 devices, as the worker does, in a signed tree. */
async function publishFigures({ db, secret }: TradeHand): Promise<number> {
  const last = await findLatestEdition(db)
  const nowMs = Date.now()
  const paid = { categoryId: 'phones', kind: 'AS_QUOTED', hours: 0, deviceCount: 57 } as const
  const file = buildFairnessFile({
    ...buildYearUntil(nowMs),
    edition: (last?.number ?? 0) + 1,
    kept: [paid, { ...paid, kind: 'LOWERED', deviceCount: 3 }, { ...paid, kind: 'transit', hours: 31 }],
  })
  if (!file) throw new Error('There are enough devices')
  const content = writeFairnessText(file)
  await insertEdition(db, { number: file.edition, publishedAtMs: nowMs, countedDevices: 60, content })
  await signHeadNow(db, createLogSigning(secret))
  return file.edition
}

test('the figures are downloaded, and hold without us', async ({ page, hand, urlOf }) => {
  const t = createTranslator('es')
  const number = await publishFigures(hand)
  const path = buildPath(MARKETS.es, 'fairness')
  // The figures are read again after ten seconds: a page that is made before is kept without them.
  await page.waitForTimeout(FIGURES_AGE_MS)
  // Every page of reviews is cached by itself.
  let attempt = 0
  await expect(async () => {
    attempt += 1
    await page.goto(urlOf('es', `${path}?reviews=${attempt}`))
    const edition = page.getByText(new RegExp(`edición\\s${number},`))
    await expect(edition).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText(/^95\s?%$/).first()).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('FAIRNESS_DATA_JSON') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`fairness-${number}.json`)
  const keySet = await (await page.request.get(urlOf('es', LOG_KEYS_PATH))).json()
  const text = await readFile(await download.path(), 'utf8')
  const { verifyFigures } = await import(VERIFIER_FILE)
  expect((await verifyFigures({ text }, { keySet })).report.all.deviceCount).toBe(60)
})
