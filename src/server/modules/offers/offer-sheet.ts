import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Market } from '#domain/markets/market.ts'
import { subtractYear } from '#domain/pricing/price-history.ts'
import type { Database } from '#server/db/database.ts'
import { createMemory } from '#server/http/memory.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import { findWaitingCost } from '#server/modules/waiting-cost/waiting-cost.repository.ts'
import { findListedPrices, findPricePeriods } from './offers.repository.ts'

export interface OfferSheetParts {
  readonly db: Database
  readonly questions: Questions
  readonly now: () => number
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10)

interface SheetQuery {
  readonly market: Market
  readonly deviceId: number
  /** The day of the last price, `YYYY-MM-DD`. */
  readonly until: string
}

async function readOfferSheet(
  { db, questions, now }: OfferSheetParts,
  { market, deviceId, until }: SheetQuery,
): Promise<OfferSheet | null> {
  const [listed, periods, waitingCost] = await Promise.all([
    findListedPrices(db, market.id, deviceId),
    findPricePeriods(db, { market: market.id, deviceId, since: subtractYear(until) }),
    findWaitingCost(db, { market: market.id, deviceId, nowMs: now() }),
  ])
  if (!listed) return null
  const rule = (await questions.ruleSets.getCurrent(db)).rules[listed.questionSetId]
  const texts = questions.texts[market.catalogueLanguage]
  return {
    rule,
    // Only the texts of this kind of device.
    texts: Object.fromEntries(
      rule.questions.flatMap(({ code }) => (texts[code] ? [[code, texts[code]]] : [])),
    ),
    prices: listed.prices,
    deductionFactorBp: listed.deductionFactorBp,
    priceListVersion: listed.version,
    priceListDate: formatDay(listed.validFrom),
    priceHistory: { until, periods },
    waitingCost,
  }
}

// Forgotten with every change; as for whole pages, the time limit is the safety net.
const MAX_AGE_MS = 5 * MINUTE_MS

/** Up to 20 kB each, with the JSON that is kept of them. */
const MAX_SHEETS = 2_000

export interface OfferSheets {
  /**
   * The current rule, its texts and the base prices of a device: the browser computes prices from them as answers change.
   * Null if the market doesn't buy the device.
   */
  find(market: Market, deviceId: number): Promise<OfferSheet | null>
  /** Forgets what was read: prices or rules have changed. */
  forget(): void
}

/** A page with a visitor's answers is made for that visitor alone; what it has in common with all others is read once. */
export function createOfferSheets(parts: OfferSheetParts): OfferSheets {
  const { now } = parts
  const memory = createMemory<OfferSheet | null>({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_SHEETS, now })
  return {
    find(market, deviceId) {
      const until = formatDay(new Date(now()))
      return memory.get(`${market.id} ${deviceId} ${until}`, () =>
        readOfferSheet(parts, { market, deviceId, until }),
      )
    },
    forget: memory.forget,
  }
}
