import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { Market } from '#domain/markets/market.ts'
import { subtractYear } from '#domain/pricing/price-history.ts'
import type { Database } from '#server/db/database.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import { findListedPrices, findPricePeriods } from './offers.repository.ts'

export interface OfferSheetParts {
  readonly db: Database
  readonly questions: Questions
  readonly now: () => number
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10)

/** The current rule, its texts and the base prices of a device: the browser computes prices from them as answers change. */
export async function findOfferSheet(
  { db, questions, now }: OfferSheetParts,
  market: Market,
  deviceId: number,
): Promise<OfferSheet | null> {
  const until = formatDay(new Date(now()))
  const [listed, periods] = await Promise.all([
    findListedPrices(db, market.id, deviceId),
    findPricePeriods(db, { market: market.id, deviceId, since: subtractYear(until) }),
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
  }
}
