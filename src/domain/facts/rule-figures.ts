import type { CategoryId } from '#domain/catalogue/category.ts'
import { multiplyExactly } from '#domain/pricing/multiply-exactly.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'

/** Figures of the price rule that texts mention. */
export interface RuleFigures {
  readonly minOfferInCents: number
  readonly floorBp: number
  /** What our box for a monitor takes off its price, in euro cents. */
  readonly boxKitInCents: number
}

const PACKING_QUESTION = 'MO_PACKING'
const BOX_KIT = 'KIT'

/** Picks the figures out of the rules of all categories. */
export function readRuleFigures(rules: Readonly<Record<CategoryId, PriceRule>>): RuleFigures {
  const { minOfferInCents, floorBp, questions } = rules.monitors
  const kit = questions
    .find(({ code }) => code === PACKING_QUESTION)
    ?.answers.find(({ code }) => code === BOX_KIT)
  if (!kit || !('deductionInCents' in kit))
    throw new Error(`The price rule has no deduction for ${PACKING_QUESTION}.${BOX_KIT}`)
  return { minOfferInCents, floorBp, boxKitInCents: kit.deductionInCents }
}

/** The fee for the box in the currency of a market, computed like every deduction. */
export const computeBoxFee = (
  { boxKitInCents }: RuleFigures,
  { deductionFactorBp }: { readonly deductionFactorBp: number },
): number => multiplyExactly(boxKitInCents, [deductionFactorBp])
