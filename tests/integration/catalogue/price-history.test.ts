import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPriceHistory, type PricePeriod } from '#domain/pricing/price-history.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createTestDatabase } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const PHONE = 'apple-iphone-13'
const OTHER_PHONE = 'apple-iphone-12'
/** When the German lists came into force; the first was delivered with the shop. */
const LIST_DATES = ['2025-01-01', '2025-12-01', '2026-03-01', '2026-03-01', '2026-07-01']
const nowMs = Date.parse('2026-11-15T23:30:00Z')

let shop: TestShop
let db: Database

const run = (statement: string, values: readonly unknown[] = []) =>
  db.$client.query(statement, values as unknown[])

async function addList(version: number, day: string) {
  await run(
    `insert into price_list (market, version, currency, valid_from) values ('de', $1, 'EUR', $2)
     on conflict (market, version) do update set valid_from = excluded.valid_from`,
    [version, `${day}T12:00:00Z`],
  )
}

/** Replaces the prices of one size with amounts and the versions for which they apply. */
async function writePrices(
  url: string,
  storageGb: number,
  prices: readonly (readonly [amount: number, from: number, to: number | null])[],
) {
  const { rows } = await run(`select device_id from device_text where language = 'de' and url = $1`, [url])
  const key = [rows[0]?.device_id, storageGb]
  await run(`delete from base_price where market = 'de' and device_id = $1 and storage_gb = $2`, key)
  for (const [amount, from, to] of prices)
    await run(`insert into base_price values ('de', $1, $2, $3, $4, $5)`, [...key, from, to, amount])
}

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  await run(`update price_list set valid_from = '2026-10-01T12:00:00Z'`)
  for (const [index, day] of LIST_DATES.entries()) await addList(index + 1, day)
  await writePrices(PHONE, 128, [
    [90_000, 1, 2],
    [80_000, 2, 3],
    [100, 3, 4],
    [70_000, 4, null],
  ])
  await writePrices(PHONE, 256, [
    [95_000, 1, 2],
    [85_000, 3, null],
  ])
  await writePrices(PHONE, 512, [[99_000, 1, 5]])
  shop = await startTestShop({ db, now: () => nowMs })
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

async function readSheet(market: MarketId, url: string, from: TestShop = shop): Promise<OfferSheet> {
  const path = buildPath(MARKETS[market], 'pdp', { pdp: url })
  const { text } = await from.get(MARKET_HOSTS[market], `${path}/_payload.json`)
  return (JSON.parse(text) as { data: { offerSheet: OfferSheet } }).data.offerSheet
}

const filterBySize = (periods: readonly PricePeriod[], size: number) =>
  periods.filter(({ storageGb }) => storageGb === size)

describe('the price history of a device page', () => {
  it('covers the last twelve months, starting with the price that applied at the beginning', async () => {
    const { until, periods } = (await readSheet('de', PHONE)).priceHistory
    expect(until).toBe('2026-11-15')
    expect(filterBySize(periods, 128)).toEqual([
      { storageGb: 128, amountInCents: 90_000, from: '2025-01-01', to: '2025-12-01' },
      { storageGb: 128, amountInCents: 80_000, from: '2025-12-01', to: '2026-03-01' },
      { storageGb: 128, amountInCents: 100, from: '2026-03-01', to: '2026-03-01' },
      { storageGb: 128, amountInCents: 70_000, from: '2026-03-01', to: null },
    ])
    expect(buildPriceHistory(filterBySize(periods, 128), until)).toMatchObject({
      from: '2025-11-15',
      lowestInCents: 70_000,
      highestInCents: 90_000,
      currentInCents: 70_000,
      changeBp: -2_222,
    })
  })

  it('includes periods when a size was not bought, but no size that is not bought now', async () => {
    const { periods } = (await readSheet('de', PHONE)).priceHistory
    expect(filterBySize(periods, 256)).toEqual([
      { storageGb: 256, amountInCents: 95_000, from: '2025-01-01', to: '2025-12-01' },
      { storageGb: 256, amountInCents: 85_000, from: '2026-03-01', to: null },
    ])
    expect(filterBySize(periods, 512)).toEqual([])
  })

  it('has one entry per size if the price never changed, however many lists there were', async () => {
    const { prices, priceHistory: history } = await readSheet('de', OTHER_PHONE)
    expect(history.periods).toEqual(prices.map((price) => ({ ...price, from: '2025-01-01', to: null })))
  })

  it('is specific to the market', async () => {
    const { prices, priceHistory: history } = await readSheet('pl', PHONE)
    expect(history.periods).toEqual(prices.map((price) => ({ ...price, from: '2026-10-01', to: null })))
  })

  it('leaves out prices that ended before the twelve months', async () => {
    await writePrices(OTHER_PHONE, 64, [
      [50_000, 1, 2],
      [40_000, 2, null],
    ])
    const later = await startTestShop({ db, now: () => Date.parse('2026-12-02T00:00:00Z') })
    const { priceHistory: history } = await readSheet('de', OTHER_PHONE, later)
    await later.close()
    expect(filterBySize(history.periods, 64)).toEqual([
      { storageGb: 64, amountInCents: 40_000, from: '2025-12-01', to: null },
    ])
  })
})
