import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { Market } from '#domain/markets/market.ts'
import { oneYearBefore } from '#domain/pricing/price-history.ts'
import type { Database } from '#server/db/database.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
import { findListedPrices, findPricePeriods } from './offers.repository.ts'

export interface OfferSheetParts {
  readonly db: Database
  readonly questions: QuestionFiles
  readonly now: () => number
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The rule, the words and the base prices of a device, for a browser that makes the price live. */
export async function findOfferSheet(
  { db, questions, now }: OfferSheetParts,
  market: Market,
  deviceId: number,
): Promise<OfferSheet | null> {
  const until = dayOf(new Date(now()))
  const [listed, periods] = await Promise.all([
    findListedPrices(db, market.id, deviceId),
    findPricePeriods(db, { market: market.id, deviceId, since: oneYearBefore(until) }),
  ])
  if (!listed) return null
  const rule = questions.rules[listed.categoryId]
  const texts = questions.texts[market.catalogueLanguage]
  return {
    rule,
    // Only the words of this kind of device.
    texts: Object.fromEntries(
      rule.questions.flatMap(({ code }) => (texts[code] ? [[code, texts[code]]] : [])),
    ),
    prices: listed.prices,
    deductionFactorBp: listed.deductionFactorBp,
    priceListVersion: listed.version,
    priceListDate: dayOf(listed.validFrom),
    priceHistory: { until, periods },
  }
}
