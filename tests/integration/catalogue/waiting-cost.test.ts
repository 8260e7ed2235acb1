import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { buildPath } from '#domain/routing/path.ts'
import {
  type ComparedDevice,
  computeWaitingCost,
  findAgeBucket,
  type ListVersion,
} from '#domain/waiting-cost/compute-waiting-cost.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { countWaitingCosts, createWaitingCostRun } from '#server/modules/waiting-cost/count-waiting-costs.ts'
import { createTestDatabase, openAsRole } from '../../support/database.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const NOW_MS = Date.parse('2026-11-18T06:00:00Z')
const PHONE = 'apple-iphone-13'

let db: Database
let shop: TestShop

const query = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.$client.query(statement, values)).rows as Row[]

const dateList = (version: number, daysAgo: number) =>
  query(
    `insert into price_list (market, version, currency, valid_from) values ('de', $1, 'EUR', $2)
     on conflict (market, version) do update set valid_from = excluded.valid_from`,
    [version, new Date(NOW_MS - daysAgo * DAY_MS)],
  )

/** Replaces the price of most devices in a version, each by another share with some odd cents, and retires a few. */
async function changePrices(version: number): Promise<void> {
  await query(
    `update base_price set to_version = $1 where market = 'de' and to_version is null and device_id % 5 > 0`,
    [version],
  )
  await query(
    `insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
     select market, device_id, storage_gb, $1, amount_in_cents * (80 + (device_id * $1) % 30) / 100 + 1 + device_id % 7
     from base_price where market = 'de' and to_version = $1 and device_id % 11 > 0`,
    [version],
  )
}

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  await dateList(1, 200)
  await dateList(2, 60)
  await changePrices(2)
  await dateList(3, 5)
  await changePrices(3)
  shop = await startTestShop({ db, now: () => NOW_MS })
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

interface DeviceRow {
  readonly id: number
  readonly category_id: string
  readonly manufacturer_id: number
  readonly release_year: number
  readonly release_month: number
  readonly prices: ComparedDevice['prices']
}

/** The rule, group by group, from all prices. */
async function computeByRule(): Promise<Map<string, unknown>> {
  const lists = await query<ListVersion>(`
    select version, (extract(epoch from valid_from) * 1000)::float8 as "validFromMs" from price_list where market = 'de'`)
  const devices = await query<DeviceRow>(`
    select id, category_id, manufacturer_id, release_year, release_month,
      json_agg(json_build_object('storageGb', storage_gb, 'fromVersion', from_version, 'toVersion', to_version,
        'amountInCents', amount_in_cents)) as prices
    from device join base_price on device_id = id where market = 'de' group by id`)
  const groups = Map.groupBy(
    devices.flatMap((device) => {
      const { category_id, manufacturer_id, release_year, release_month } = device
      const age = findAgeBucket({ releaseYear: release_year, releaseMonth: release_month }, NOW_MS)
      return [0, manufacturer_id].map((maker) => ({ key: `${category_id} ${maker} ${age}`, device }))
    }),
    ({ key }) => key,
  )
  const costs = [...groups].map(([key, members]) => {
    const compared = members.map(({ device }) => device)
    return [key, computeWaitingCost({ lists, devices: compared, nowMs: NOW_MS })] as const
  })
  return new Map(costs.filter(([, cost]) => cost !== null))
}

const readKept = async (): Promise<Map<string, unknown>> => {
  const rows = await query<{ key: string; cost: unknown }>(`
    select category_id || ' ' || manufacturer_id || ' ' || age_bucket as key, json_build_object('deviceCount', device_count,
      'listCount', list_count, 'lowBp', low_bp, 'highBp', high_bp, 'fromDay', from_day, 'untilDay', until_day) as cost
    from waiting_cost where market = 'de'`)
  return new Map(rows.map(({ key, cost }) => [key, cost]))
}

async function readSheet(market: 'de' | 'fr', from: TestShop = shop): Promise<OfferSheet> {
  const path = buildPath(MARKETS[market], 'pdp', { pdp: PHONE })
  const { text } = await from.get(MARKET_HOSTS[market], `${path}/_payload.json`)
  return (JSON.parse(text) as { data: { offerSheet: OfferSheet } }).data.offerSheet
}

describe('what waiting has cost', () => {
  it('is counted by the worker as the rule says, for every group', async () => {
    await countWaitingCosts(openAsRole(db, 'worker'), 'de', NOW_MS)
    const kept = await readKept()
    expect(kept.size).toBeGreaterThan(10)
    expect(kept).toEqual(await computeByRule())
  })

  it('is on the device page, compared with the same manufacturer where there are enough', async () => {
    const { waitingCost } = await readSheet('de')
    expect(waitingCost).toMatchObject({ listCount: 3, fromDay: '2026-08-19', untilDay: '2026-11-18' })
    expect(waitingCost?.deviceCount).toBeGreaterThanOrEqual(20)
  })

  it('is unknown in a market with a single list', async () => {
    await countWaitingCosts(openAsRole(db, 'worker'), 'fr', NOW_MS)
    expect((await readSheet('fr')).waitingCost).toBeNull()
  })

  it('is counted again after a new price list and on the next day, and not in between', async () => {
    const run = createWaitingCostRun(openAsRole(db, 'worker'))
    const countAfter = async (nowMs: number) => {
      await query(`delete from waiting_cost`)
      await run(nowMs)
      return (await readKept()).size > 0
    }
    expect(await countAfter(NOW_MS)).toBe(true)
    expect(await countAfter(NOW_MS + 60_000)).toBe(false)
    await dateList(4, 0)
    expect(await countAfter(NOW_MS + 120_000)).toBe(true)
    expect(await countAfter(NOW_MS + DAY_MS)).toBe(true)
  })

  it('is hidden when nobody has counted for more than a week', async () => {
    await countWaitingCosts(openAsRole(db, 'worker'), 'de', NOW_MS)
    const later = await startTestShop({ db, now: () => NOW_MS + 8 * DAY_MS })
    const { waitingCost } = await readSheet('de', later)
    await later.close()
    expect(waitingCost).toBeNull()
  })
})
