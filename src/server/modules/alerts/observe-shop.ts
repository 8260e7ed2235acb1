import { sql } from 'drizzle-orm'
import type { Observed, WeeklySales } from '#domain/alerts/alert-rules.ts'
import { addToDay } from '#domain/figures/figure-period.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import type { Database } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'
import type { CountOverdueErasures } from '#server/modules/device-erasure/unerased-devices.repository.ts'
import { countLateInspections } from '#server/modules/lifecycle/late-inspections.repository.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'

const WEEK_DAYS = 7
/** The last week, and those that it is compared with. */
const WEEKS = 5

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' })

/** The whole days before today, the last one first. */
const listDaysBefore = (nowMs: number): string[] => {
  const today = DAY.format(nowMs)
  return Array.from({ length: WEEKS * WEEK_DAYS }, (_, index) => addToDay(today, -1 - index))
}

async function readWeeklySales(db: Database, nowMs: number): Promise<readonly WeeklySales[]> {
  const days = listDaysBefore(nowMs)
  const { rows } = await db.execute<{ market: MarketId; day: string; count: number }>(sql`
    select market, day::text as day, sum(figure_count)::int as count from desk_figure
    where day = any(${sqlTexts(days)}::date[]) and device_id = 0 and kind = 'SOLD' group by 1, 2`)
  return [...Map.groupBy(rows, ({ market }) => market)].map(([market, own]) => {
    const weeks = Array.from({ length: WEEKS }, () => 0)
    for (const { day, count } of own) {
      const week = Math.floor(days.indexOf(day) / WEEK_DAYS)
      weeks[week] = (weeks[week] ?? 0) + count
    }
    const [lastWeek = 0, ...weeksBefore] = weeks
    return { market, lastWeek, weeksBefore }
  })
}

async function count(db: Database, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`)
  return rows[0]?.count ?? 0
}

/** What takes long to count, and isn't counted each time. */
export interface SlowCounts {
  /** Prices that no guard rail would let pass. */
  readonly countPriceOutliers: (db: Database) => Promise<number>
  readonly countOverdueErasures: CountOverdueErasures
}

/** What the rules of alerts look at. */
export async function observeShop(
  db: Database,
  nowMs: number,
  { countPriceOutliers, countOverdueErasures }: SlowCounts,
): Promise<Observed> {
  const late = await countLateInspections(db, nowMs)
  const { dead } = await readOutboxState(db, nowMs)
  return {
    lateInspections: late.reduce((sum, devices) => sum + devices.count, 0),
    failedPayouts: await count(db, sql`trade_item where state = 'PAYOUT_FAILED'`),
    deadLetters: dead,
    bouncesOfDay: await count(db, sql`suppression where since > ${new Date(nowMs - DAY_MS)}`),
    priceOutliers: await countPriceOutliers(db),
    overdueErasures: await countOverdueErasures(db, nowMs),
    sales: await readWeeklySales(db, nowMs),
  }
}
