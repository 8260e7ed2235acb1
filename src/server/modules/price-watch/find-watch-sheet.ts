import type { MarketId } from '#domain/markets/market-id.ts'
import type { StepSheet } from '#domain/offers/offer-steps.ts'
import type { Database } from '#server/db/database.ts'
import { findListedPrices } from '#server/modules/offers/offers.repository.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'

/** What a device is priced by today; null where the market doesn't buy it. */
export async function findWatchSheet(
  { db, ruleSets }: { readonly db: Database; readonly ruleSets: RuleSets },
  market: MarketId,
  deviceId: number,
): Promise<StepSheet | null> {
  const listed = await findListedPrices(db, market, deviceId)
  if (!listed) return null
  const rule = (await ruleSets.getCurrent(db)).rules[listed.questionSetId]
  return { rule, prices: listed.prices, deductionFactorBp: listed.deductionFactorBp }
}
