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
import { readFairnessReport } from '#server/modules/fairness/fairness.repository.ts'
import { createFairnessService } from '#server/modules/fairness/fairness.service.ts'
import { createTestDatabase } from '../../support/database.ts'
import { buildPaidDevice, deviceWalks, storeHistories } from '../../support/device-walks.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

const openOwnDatabase = async (): Promise<Database> =>
  openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })

const repeat = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

describe('figures from the database', () => {
  let db: Database

  beforeAll(async () => {
    db = await openOwnDatabase()
  })

  afterAll(() => db.$client.end())

  it('match the rule, device by device, whatever path the devices took', async () => {
    const walks = deviceWalks({ categories: ['phones', 'lenses', 'consoles'], fromMs: NOW_MS - 300 * DAY_MS })
    const histories = fc.sample(walks, { seed: 20_261_115, numRuns: 1_500 })
    await storeHistories(db, histories)
    const period = { fromMs: NOW_MS - 280 * DAY_MS, untilMs: NOW_MS - 260 * DAY_MS }
    const wide = buildYearUntil(NOW_MS)
    for (const asked of [period, wide]) {
      const report = await readFairnessReport(db, asked)
      expect(report).toEqual(buildFairnessReport(histories, asked))
      // Makes sure that the comparison was not empty.
      expect(report.all?.deviceCount).toBeGreaterThan(100)
    }
    const { byCategory } = await readFairnessReport(db, wide)
    expect({ lenses: byCategory.lenses === null, tablets: byCategory.tablets }).toEqual({
      lenses: false,
      tablets: null,
    })
  })

  it('include the first moment of a period and exclude the last', async () => {
    const untilMs = NOW_MS + 1_000 * DAY_MS
    const period = buildYearUntil(untilMs)
    await storeHistories(db, [
      ...repeat(20, buildPaidDevice(period.fromMs)),
      ...repeat(5, buildPaidDevice(untilMs)),
    ])
    expect((await readFairnessReport(db, period)).all?.deviceCount).toBe(20)
    expect((await readFairnessReport(db, { ...period, fromMs: period.fromMs + 1 })).all).toBeNull()
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
    const { status, text } = await shop.get(MARKET_HOSTS[market], buildPath(MARKETS[market], 'fairness'))
    expect(status).toBe(200)
    expect(text).toContain(MESSAGES[market].FAIRNESS_EMPTY)
    expect(text).not.toContain(MESSAGES[market].FAIRNESS_AS_QUOTED)
  })

  it('shows new figures after ten minutes, and not before', async () => {
    const lowered = { boughtForInCents: 15_000, categoryId: 'cameras' as const }
    await storeHistories(db, [
      ...repeat(20, buildPaidDevice(NOW_MS - 3 * DAY_MS)),
      ...repeat(6, buildPaidDevice(NOW_MS - DAY_MS, lowered)),
    ])
    const read = async () => {
      const path = `${buildPath(MARKETS.de, 'fairness')}/_payload.json`
      const { data } = JSON.parse((await shop.get(MARKET_HOSTS.de, path)).text) as PagePayload<'fairness'>
      return data
    }
    clock.nowMs += 9 * MINUTE_MS
    expect((await read()).report.all).toBeNull()
    // The page is cached for five minutes and then served once more while it is rendered again.
    clock.nowMs += 6 * MINUTE_MS
    await expect.poll(async () => (await read()).report.all?.deviceCount).toBe(40)
    const { report, from, until } = await read()
    expect({ from, until }).toEqual({ from: '2025-11-15T12:15:00.000Z', until: '2026-11-15T12:15:00.000Z' })
    expect(report.all?.sharesBp).toMatchObject({ AS_QUOTED: 8_500, LOWERED: 1_500 })
    expect({
      deviceCount: report.byCategory.phones?.deviceCount,
      cameras: report.byCategory.cameras,
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

describe('the calculation', () => {
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
    await db.$client.query('alter table trade_event rename to away')
    await expect(service.getYear()).rejects.toThrow(/trade_event/)
    await db.$client.query('alter table away rename to trade_event')
    expect((await service.getYear()).report.all).toBeNull()
    await db.$client.end()
  })
})
