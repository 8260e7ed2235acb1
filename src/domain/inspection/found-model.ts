import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import { type PriceBreakdown, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, NoOfferReason, PriceRule } from '#domain/pricing/price-rule.ts'
import { type FoundModel, type Grading, type PriceBasis, priceGrading } from './grading.ts'

/** Why we can't buy a device that has arrived. */
export type NotBuyableReason = NoOfferReason | 'NO_PRICE'

/** A price by the rule, or none because the price list has none for the model that was found. */
export type FoundPrice =
  | PriceResult
  | { readonly kind: 'noOffer'; readonly reason: 'NO_PRICE'; readonly breakdown: PriceBreakdown }

/** What is asked about a device: by the rule of the model that was found. */
export const findRule = ({ rule, model }: Pick<PriceBasis, 'rule' | 'model'>): PriceRule =>
  model?.rule ?? rule

/** The storage sizes that a device can have. Those of the described model all have a price. */
export const listSizes = ({ prices, model }: Pick<PriceBasis, 'prices' | 'model'>): FoundModel['sizes'] =>
  model?.sizes ?? prices

const hasPrice = ({ prices }: PriceBasis, storageGb: number): boolean =>
  prices.some((price) => price.storageGb === storageGb)

/** Answers that are also answers to the questions of another model. */
const pickKnownAnswers = ({ questions }: PriceRule, answers: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.code]
      return given && isAnswered(question, given) ? [[question.code, given] as const] : []
    }),
  )

/**
 * The basis as if the seller had described the model that was found, in the same way as far as possible: what they weren't
 * asked counts as answered best, and a storage size that the model doesn't have is the one that was found.
 */
export function transferBasis(basis: PriceBasis, found: Pick<Grading, 'storageGb'>): PriceBasis {
  const { model, declared, deductionFactorBp } = basis
  if (!model) return basis
  const prices = model.sizes.flatMap(({ storageGb, amountInCents }) =>
    amountInCents === null ? [] : [{ storageGb, amountInCents }],
  )
  const own = { rule: model.rule, prices, deductionFactorBp, declared }
  const isSizeKept = hasPrice(own, declared.storageGb) && hasPrice(own, found.storageGb)
  return {
    ...own,
    declared: {
      storageGb: isSizeKept ? declared.storageGb : found.storageGb,
      conditionId: declared.conditionId,
      answers: pickKnownAnswers(model.rule, declared.answers),
    },
  }
}

/** The price of a device as it was found. Without one in the price list, other reasons not to buy it come first. */
export function priceFound(basis: PriceBasis, grading: Grading): FoundPrice {
  if (hasPrice(basis, grading.storageGb)) return priceGrading(basis, grading)
  const { rule, deductionFactorBp } = basis
  const result = priceDevice({ ...grading, rule, deductionFactorBp, baseInCents: 0 })
  if (result.kind === 'noOffer' && result.reason !== 'TOO_LOW') return result
  return { kind: 'noOffer', reason: 'NO_PRICE', breakdown: result.breakdown }
}

/** The price before it is cut to whole units. */
export const toExactInCents = ({ breakdown }: FoundPrice): number =>
  breakdown.totalInCents - breakdown.roundingInCents

/** Whether the model alone, described in the same way, is worth less than the one that was described. */
export function isModelWorse(basis: PriceBasis, found: Pick<Grading, 'storageGb'>): boolean {
  const own = transferBasis(basis, found)
  const price = priceFound(own, own.declared)
  return (
    price.kind === 'noOffer' || toExactInCents(price) < toExactInCents(priceGrading(basis, basis.declared))
  )
}
