import { sql } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { Connection } from '#server/db/database.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import type { ItemKey } from './item-facts.repository.ts'

interface BasisRow extends Record<string, unknown> {
  readonly questionSetId: CategoryId
  readonly ruleVersion: number
  readonly deductionFactorBp: number
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  readonly prices: PriceBasis['prices'] | null
}

/** What a device's quoted price was computed from: price list and rule in the versions of its offer, whatever is current. */
export async function requirePriceBasis(
  tx: Connection,
  ruleSets: RuleSets,
  { transactionId, itemNumber }: ItemKey,
): Promise<PriceBasis> {
  const { rows } = await tx.execute<BasisRow>(sql`
    select device.question_set_id as "questionSetId", rule_version as "ruleVersion",
      list.deduction_factor_bp as "deductionFactorBp", offer.storage_gb as "storageGb",
      offer.condition_id as "conditionId", offer.answers,
      (select jsonb_agg(jsonb_build_object('storageGb', price.storage_gb, 'amountInCents', amount_in_cents)
          order by price.storage_gb)
        from base_price as price
        where price.market = offer.market and price.device_id = offer.device_id and from_version <= list.version
          and (to_version is null or to_version > list.version)) as prices
    from trade_item as item join offer on offer.id = item.offer_id join device on device.id = offer.device_id
    join price_list as list on list.market = offer.market and list.version = offer.price_list_version
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  const { questionSetId, ruleVersion, deductionFactorBp, prices, ...declared } = rows[0]
  const { storageGb, conditionId, answers } = declared
  const rule = (await ruleSets.get(tx, ruleVersion)).rules[questionSetId]
  return { rule, prices: prices ?? [], deductionFactorBp, declared: { storageGb, conditionId, answers } }
}
