import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { buildFairnessReport, buildYearUntil } from '#domain/fairness/fairness-figures.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { countSettled, recountMonth } from '#server/modules/fairness/count-settled.ts'
import { readFairnessReport } from '#server/modules/fairness/fairness.repository.ts'
import { createFairnessService } from '#server/modules/fairness/fairness.service.ts'
import { publishEdition } from '#server/modules/fairness/publish-edition.ts'
import { createTestDatabase } from '../../support/database.ts'
import { buildPaidDevice, deviceWalks, storeHistories } from '../../support/device-walks.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

const openOwnDatabase = async (): Promise<Database> =>
  openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })

const repeat = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

const countAll = async (db: Database, batchSize?: number): Promise<void> => {
  while (await countSettled(db, batchSize));
}

const countWrong = async (db: Database, months: readonly string[]): Promise<number> => {
  let sum = 0
  for (const month of months) sum += await recountMonth(db, month)
  return sum
}

describe('figures that are kept', () => {
  const MONTHS = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']
  let db: Database

  beforeAll(async () => {
    db = await openOwnDatabase()
  })

  afterAll(() => db.$client.end())

  it('match the rule, device by device, whatever path the devices took and however they were counted', async () => {
    const walks = deviceWalks({ categories: ['phones', 'lenses', 'consoles'], fromMs: Date.UTC(2026, 0, 1) })
    const histories = fc.sample(walks, { seed: 20_261_115, numRuns: 1_500 })
    for (const part of [histories.slice(0, 20), histories.slice(20, 700), histories.slice(700)]) {
      await storeHistories(db, part)
      // Two at once, as two workers.
      await Promise.all([countAll(db, 7), countSettled(db, 50)])
    }
    await countAll(db)
    const january = { fromMs: Date.UTC(2026, 0, 1), untilMs: Date.UTC(2026, 1, 1) }
    for (const asked of [january, buildYearUntil(NOW_MS)]) {
      const report = await readFairnessReport(db, asked)
      expect(report).toEqual(buildFairnessReport(histories, asked))
      // Makes sure that the comparison was not empty.
      expect(report.all?.deviceCount).toBeGreaterThan(100)
    }
    expect((await readFairnessReport(db, buildYearUntil(NOW_MS))).byCategory.tablets).toBeNull()
  })

  it('are the same when everything is counted again', async () => {
    expect(await countWrong(db, MONTHS)).toBe(0)
  })

  it('are corrected where they are wrong', async () => {
    const before = await readFairnessReport(db, buildYearUntil(NOW_MS))
    await db.$client.query(
      `update fairness_figure set device_count = device_count + 3 where kind = 'AS_QUOTED'`,
    )
    expect(await countWrong(db, MONTHS)).toBeGreaterThan(0)
    expect(await readFairnessReport(db, buildYearUntil(NOW_MS))).toEqual(before)
  })

  it('have whole months: the first moment of one, and the last before the next', async () => {
    const fromMs = Date.UTC(2030, 4, 1)
    const untilMs = Date.UTC(2030, 5, 1)
    await storeHistories(db, [
      ...repeat(20, buildPaidDevice(fromMs)),
      ...repeat(5, buildPaidDevice(untilMs - 1)),
      ...repeat(3, buildPaidDevice(fromMs - 1)),
      ...repeat(2, buildPaidDevice(untilMs)),
    ])
    await countAll(db)
    expect((await readFairnessReport(db, { fromMs, untilMs })).all?.deviceCount).toBe(25)
  })
})

describe('the fairness page', () => {
  const clock = { nowMs: NOW_MS }
  let db: Database
  let shop: TestShop

  beforeAll(async () => {
    db = await openOwnDatabase()
    shop = await startTestShop({ db, now: () => clock.nowMs })
  })

  afterAll(async () => {
    await shop.close()
    await db.$client.end()
  })

  it.each(MARKET_IDS)('of %s says honestly that there are too few devices', async (market) => {
    await storeHistories(db, repeat(2, buildPaidDevice(NOW_MS - 2 * DAY_MS)))
    await countAll(db)
    const { status, text } = await shop.get(MARKET_HOSTS[market], buildPath(MARKETS[market], 'fairness'))
    expect(status).toBe(200)
    expect(text).toContain(MESSAGES[market].FAIRNESS_EMPTY)
    expect(text).toContain(MESSAGES[market].FAIRNESS_PLAN)
    expect(text).not.toContain('<caption')
  })

  it('says that it is counting, as after an upgrade, and publishes nothing that is incomplete', async () => {
    await storeHistories(db, repeat(14, buildPaidDevice(NOW_MS - 3 * DAY_MS)))
    clock.nowMs += 60 * MINUTE_MS
    expect(await publishEdition(db, clock.nowMs)).toBe(false)
    const load = async () => (await shop.get(MARKET_HOSTS.en, buildPath(MARKETS.en, 'fairness'))).text
    await expect.poll(load).toContain(MESSAGES.en.FAIRNESS_COUNTING)
    expect(await load()).not.toContain('<caption')
  })

  it('shows the figures that were published', async () => {
    const lowered = { boughtForInCents: 15_000, categoryId: 'cameras' as const }
    await storeHistories(db, [
      ...repeat(6, buildPaidDevice(NOW_MS - 3 * DAY_MS)),
      ...repeat(6, buildPaidDevice(NOW_MS - DAY_MS, lowered)),
    ])
    await countAll(db)
    const publishedAtMs = clock.nowMs
    expect(await publishEdition(db, publishedAtMs)).toBe(true)
    // The page is cached for five minutes, its figures for ten, and then served once more while it is rendered again.
    clock.nowMs += 16 * MINUTE_MS
    const read = async () => {
      const path = `${buildPath(MARKETS.de, 'fairness')}/_payload.json`
      const { data } = JSON.parse((await shop.get(MARKET_HOSTS.de, path)).text) as PagePayload<'fairness'>
      return data
    }
    await expect.poll(async () => (await read()).report?.all?.deviceCount).toBe(40)
    const { report, from, until } = await read()
    expect({ from, until }).toEqual({
      from: '2025-11-01T00:00:00.000Z',
      until: new Date(publishedAtMs).toISOString(),
    })
    expect(report?.all?.sharesBp).toMatchObject({ AS_QUOTED: 8_500, LOWERED: 1_500 })
    expect({
      deviceCount: report?.byCategory.phones?.deviceCount,
      cameras: report?.byCategory.cameras,
    }).toEqual({ deviceCount: 34, cameras: null })
  })

  it.each(MARKET_IDS)('of %s shows its figures without any script', async (market) => {
    clock.nowMs += 60 * MINUTE_MS
    const path = buildPath(MARKETS[market], 'fairness')
    const load = async () => (await shop.get(MARKET_HOSTS[market], path)).text.replace(/\u00a0/g, ' ')
    await expect.poll(load).toContain('<caption')
    const text = await load()
    const percent = new Intl.NumberFormat(MARKETS[market].locale, { style: 'percent' }).format(0.85)
    expect(text).toContain(percent.replace(/\s/g, ' '))
    expect(text).toContain(MESSAGES[market].FAIRNESS_APPEALS_NONE)
    // Six cameras are too few for a figure.
    expect(text).toContain(MESSAGES[market].FAIRNESS_EMPTY)
  })

  it('is in the sitemap, like the page that checks signed offers', async () => {
    const { text } = await shop.get(MARKET_HOSTS.pl, '/sitemap-pages.xml')
    expect(text).toContain('/rzetelnosc</loc>')
    expect(text).toContain('/sprawdz-potwierdzenie</loc>')
  })
})

describe('the reading', () => {
  it('runs once for simultaneous requests', async () => {
    const db = await openOwnDatabase()
    const service = createFairnessService({ db, now: () => NOW_MS })
    const [first, second] = await Promise.all([service.getYear(), service.getYear()])
    expect(second).toBe(first)
    await db.$client.end()
  })

  it('is repeated with the next request if it failed', async () => {
    const db = await openOwnDatabase()
    const service = createFairnessService({ db, now: () => NOW_MS })
    await db.$client.query('alter table fairness_figure rename to away')
    await expect(service.getYear()).rejects.toThrow(/fairness_figure/)
    await db.$client.query('alter table away rename to fairness_figure')
    expect((await service.getYear()).edition).toBeNull()
    await db.$client.end()
  })
})
