import { FULL_BP } from '#domain/money/basis-points.ts'
import { priceDevice } from './price-device.ts'
import type { PriceRule } from './price-rule.ts'

/** The most that we pay for a device: in its best condition, with everything working. */
export const findHighestPrice = (rule: PriceRule, baseInCents: number): number =>
  Math.max(
    ...rule.conditions.map(
      ({ id }) =>
        priceDevice({ rule, baseInCents, deductionFactorBp: FULL_BP, conditionId: id, answers: {} }).breakdown
          .totalInCents,
    ),
  )
