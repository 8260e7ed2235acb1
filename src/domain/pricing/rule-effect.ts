import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Currency } from '#domain/money/currency.ts'
import { type PriceInput, priceDevice, toPayableInCents } from './price-device.ts'
import type { PriceRule } from './price-rule.ts'

/** A device as its seller described it. */
export interface SoldDevice extends Omit<PriceInput, 'rule'> {
  readonly category: CategoryId
  readonly currency: Currency
}

type Rules = Readonly<Record<CategoryId, PriceRule>>

/** What another rule would have paid for devices of one category in one currency. */
export interface RuleEffect {
  readonly category: CategoryId
  readonly currency: Currency
  readonly deviceCount: number
  readonly beforeInCents: number
  readonly afterInCents: number
  readonly raisedCount: number
  readonly loweredCount: number
  /** Part of the lowered ones: nothing would have been offered for them. */
  readonly refusedCount: number
}

const startEffect = ({ category, currency }: SoldDevice): RuleEffect => ({
  category,
  currency,
  deviceCount: 0,
  beforeInCents: 0,
  afterInCents: 0,
  raisedCount: 0,
  loweredCount: 0,
  refusedCount: 0,
})

const priceBy = (rules: Rules, { category, ...device }: SoldDevice): number =>
  toPayableInCents(priceDevice({ ...device, rule: rules[category] }))

/** The effect on devices so far, by category and currency. */
export type RuleEffects = Map<string, RuleEffect>

/** Adds what another rule would have paid for a device instead. Both rules price the same description. */
export function addEffect(
  effects: RuleEffects,
  device: SoldDevice,
  { before, after }: { readonly before: Rules; readonly after: Rules },
): void {
  const key = `${device.category} ${device.currency}`
  const known = effects.get(key) ?? startEffect(device)
  const beforeInCents = priceBy(before, device)
  const afterInCents = priceBy(after, device)
  effects.set(key, {
    ...known,
    deviceCount: known.deviceCount + 1,
    beforeInCents: known.beforeInCents + beforeInCents,
    afterInCents: known.afterInCents + afterInCents,
    raisedCount: known.raisedCount + (afterInCents > beforeInCents ? 1 : 0),
    loweredCount: known.loweredCount + (afterInCents < beforeInCents ? 1 : 0),
    refusedCount: known.refusedCount + (afterInCents === 0 && beforeInCents > 0 ? 1 : 0),
  })
}
