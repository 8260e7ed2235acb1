import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { Market } from '#domain/markets/market.ts'
import type { Database } from '#server/db/database.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
import { findListedPrices } from './offers.repository.ts'

/** The rule, the words and the base prices of a device, for a browser that makes the price live. */
export async function findOfferSheet(
  { db, questions }: { readonly db: Database; readonly questions: QuestionFiles },
  market: Market,
  deviceId: number,
): Promise<OfferSheet | null> {
  const listed = await findListedPrices(db, market.id, deviceId)
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
    priceListDate: listed.validFrom.toISOString().slice(0, 10),
  }
}
