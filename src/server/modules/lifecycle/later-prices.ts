import { sql } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { LaterPrices } from '#domain/inspection/grading.ts'
import { asksTheSame } from '#domain/inspection/price-rise.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import type { Connection } from '#server/db/database.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import type { ItemKey } from './item-facts.repository.ts'

/** Price list and rule that were in force when findings were locked. */
export interface LaterVersions {
  readonly listVersion: number
  readonly ruleVersion: number
}

/** The same as an inspection keeps it. */
export interface LaterColumns {
  readonly laterListVersion: number | null
  readonly laterRuleVersion: number | null
}

export const toLaterVersions = ({
  laterListVersion,
  laterRuleVersion,
}: LaterColumns): LaterVersions | null =>
  laterListVersion === null || laterRuleVersion === null
    ? null
    : { listVersion: laterListVersion, ruleVersion: laterRuleVersion }

type VersionsRow = LaterVersions & { readonly currentListVersion: number } & Record<string, unknown>

/** What is in force now; null where it is what the offer was made from. */
export async function findLaterVersions(
  tx: Connection,
  ruleSets: RuleSets,
  { transactionId, itemNumber }: ItemKey,
): Promise<LaterVersions | null> {
  const { rows } = await tx.execute<VersionsRow>(sql`
    select offer.price_list_version as "listVersion", offer.rule_version as "ruleVersion",
      (select max(version) from price_list where price_list.market = offer.market) as "currentListVersion"
    from trade_item as item join offer on offer.id = item.offer_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  const { listVersion, ruleVersion, currentListVersion } = rows[0]
  const { version: currentRuleVersion } = await ruleSets.getCurrent(tx)
  if (listVersion === currentListVersion && ruleVersion === currentRuleVersion) return null
  return { listVersion: currentListVersion, ruleVersion: currentRuleVersion }
}

interface PricesRow extends Record<string, unknown> {
  readonly questionSetId: CategoryId
  readonly deductionFactorBp: number
  readonly prices: LaterPrices['prices'] | null
}

/** The model whose prices are asked for, and the rule of its offer. */
export interface LaterModel {
  readonly market: MarketId
  readonly deviceId: number
  readonly rule: PriceRule
}

/** Null where we no longer bought the model. A rule that asks something else can't price findings that were made by another. */
export async function readLaterPrices(
  tx: Connection,
  ruleSets: RuleSets,
  { market, deviceId, rule, listVersion, ruleVersion }: LaterModel & LaterVersions,
): Promise<LaterPrices | null> {
  const { rows } = await tx.execute<PricesRow>(sql`
    select device.question_set_id as "questionSetId", list.deduction_factor_bp as "deductionFactorBp",
      (select jsonb_agg(jsonb_build_object('storageGb', price.storage_gb, 'amountInCents', amount_in_cents)
          order by price.storage_gb)
        from base_price as price
        where price.market = list.market and price.device_id = device.id and from_version <= list.version
          and (to_version is null or to_version > list.version)) as prices
    from device, price_list as list
    where device.id = ${deviceId} and list.market = ${market} and list.version = ${listVersion}`)
  const [row] = rows
  if (!row?.prices) return null
  const later = (await ruleSets.get(tx, ruleVersion)).rules[row.questionSetId]
  return {
    rule: asksTheSame(rule, later) ? later : rule,
    prices: row.prices,
    deductionFactorBp: row.deductionFactorBp,
  }
}
