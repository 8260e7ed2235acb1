import { sql } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { findRule } from '#domain/inspection/found-model.ts'
import type { FoundModel, PriceBasis } from '#domain/inspection/grading.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { applyAgreedBase, lowerByAgreement } from '#domain/pricing/agreed-base.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { Connection } from '#server/db/database.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import type { ItemKey } from './item-facts.repository.ts'
import { type LaterVersions, readLaterPrices } from './later-prices.ts'

interface BasisRow extends Record<string, unknown> {
  readonly deviceId: number
  readonly market: MarketId
  readonly listVersion: number
  readonly questionSetId: CategoryId
  readonly ruleVersion: number
  readonly deductionFactorBp: number
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  /** The base price of a line of an individual offer, by hand or by the list; null where the list alone made the price. */
  readonly agreedInCents: number | null
  readonly prices: PriceBasis['prices'] | null
}

interface ModelRow extends Record<string, unknown> {
  readonly questionSetId: CategoryId
  readonly sizes: FoundModel['sizes'] | null
}

type ListedRow = Pick<BasisRow, 'deviceId' | 'market' | 'listVersion' | 'ruleVersion'>

/** Another model, with its prices in the list of the offer: both sides can compute with it, whatever is current. */
async function requireModel(
  tx: Connection,
  ruleSets: RuleSets,
  { deviceId, listed }: { readonly deviceId: number; readonly listed: ListedRow },
): Promise<FoundModel> {
  const { market, listVersion, ruleVersion, deviceId: describedId } = listed
  const { rows } = await tx.execute<ModelRow>(sql`
    select device.question_set_id as "questionSetId",
      (select jsonb_agg(jsonb_build_object('storageGb', size.storage_gb, 'amountInCents', price.amount_in_cents)
          order by size.storage_gb)
        from device_storage as size
        left join base_price as price on price.market = ${market} and price.device_id = size.device_id
          and price.storage_gb = size.storage_gb and price.from_version <= ${listVersion}
          and (price.to_version is null or price.to_version > ${listVersion})
        where size.device_id = device.id) as sizes
    from device where device.id = ${deviceId}`)
  if (!rows[0]) throw new Error('There is no such model')
  const { questionSetId, sizes } = rows[0]
  const rule = (await ruleSets.get(tx, ruleVersion)).rules[questionSetId]
  return { deviceId, describedId, rule, sizes: sizes ?? [{ storageGb: 0, amountInCents: null }] }
}

export interface BasisQuery extends ItemKey {
  /** The model that was found, if it isn't the described one. */
  readonly foundDeviceId?: number | null | undefined
  /** What was in force when the findings were locked, if it isn't what the offer was made from. */
  readonly later?: LaterVersions | null
}

/** The basis without what came later. */
async function requireOfferBasis(
  tx: Connection,
  ruleSets: RuleSets,
  { transactionId, itemNumber, foundDeviceId = null }: BasisQuery,
): Promise<{ readonly basis: PriceBasis; readonly listed: BasisRow }> {
  const { rows } = await tx.execute<BasisRow>(sql`
    select offer.device_id as "deviceId", offer.market, list.version as "listVersion",
      device.question_set_id as "questionSetId", rule_version as "ruleVersion",
      list.deduction_factor_bp as "deductionFactorBp", offer.storage_gb as "storageGb",
      offer.condition_id as "conditionId", offer.answers,
      (select (offer.breakdown ->> 'baseInCents')::float8 from individual_offer_line as line
        join individual_offer as made using (request_id, number)
        where line.offer_id = offer.id and made.transaction_id = item.transaction_id) as "agreedInCents",
      (select jsonb_agg(jsonb_build_object('storageGb', price.storage_gb, 'amountInCents', amount_in_cents)
          order by price.storage_gb)
        from base_price as price
        where price.market = offer.market and price.device_id = offer.device_id and from_version <= list.version
          and (to_version is null or to_version > list.version)) as prices
    from trade_item as item join offer on offer.id = item.offer_id join device on device.id = offer.device_id
    join price_list as list on list.market = offer.market and list.version = offer.price_list_version
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  const [listed] = rows
  if (!listed) throw new Error('There is no such device')
  const { questionSetId, deductionFactorBp, prices, storageGb, conditionId, answers, agreedInCents } = listed
  // Nothing but an individual offer that became this very sale replaces the price list.
  const agreed =
    agreedInCents === null ? prices : applyAgreedBase(prices ?? [], { storageGb, baseInCents: agreedInCents })
  const basis = {
    rule: (await ruleSets.get(tx, listed.ruleVersion)).rules[questionSetId],
    prices: agreed ?? [],
    listed: agreed === prices ? null : prices,
    deductionFactorBp,
    declared: { storageGb, conditionId, answers },
  }
  if (foundDeviceId === null || foundDeviceId === listed.deviceId) return { basis, listed }
  const model = await requireModel(tx, ruleSets, { deviceId: foundDeviceId, listed })
  const listedInCents = prices?.find((price) => price.storageGb === storageGb)?.amountInCents
  if (agreedInCents === null || listedInCents === undefined) return { basis: { ...basis, model }, listed }
  const sizes = lowerByAgreement(model.sizes, { agreedInCents, listedInCents })
  return { basis: { ...basis, model: { ...model, sizes } }, listed }
}

/**
 * What a device's quoted price was computed from: price list and rule in the versions of its offer, whatever is current. Beside
 * it, where the findings are locked, what was in force then.
 */
export async function requirePriceBasis(
  tx: Connection,
  ruleSets: RuleSets,
  query: BasisQuery,
): Promise<PriceBasis> {
  const { basis, listed } = await requireOfferBasis(tx, ruleSets, query)
  if (!query.later) return basis
  const { market, deviceId } = listed
  const later = await readLaterPrices(tx, ruleSets, {
    ...query.later,
    market,
    deviceId: basis.model?.deviceId ?? deviceId,
    rule: findRule(basis),
  })
  return { ...basis, later }
}
