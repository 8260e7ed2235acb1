import type { PriceRule, RuleQuestion } from '#domain/pricing/price-rule.ts'
import { type FoundPrice, priceFound } from './found-model.ts'
import type { Grading, PriceBasis } from './grading.ts'

const listAsked = ({ code, type, when, needsPower, answers }: RuleQuestion) => [
  code,
  type,
  when?.question,
  when?.answer,
  needsPower === true,
  answers.map((answer) => answer.code),
]

const describeQuestions = ({ conditions, questions }: PriceRule): string =>
  JSON.stringify([conditions.map(({ id, code }) => [id, code]), questions.map(listAsked)])

/** Whether two versions of a rule ask the same, so that findings of one can be priced by the other. */
export const asksTheSame = (one: PriceRule, other: PriceRule): boolean =>
  describeQuestions(one) === describeQuestions(other)

/** Devices that we don't buy for a reason that money can't change. */
const isRuledOut = (price: FoundPrice): boolean =>
  price.kind === 'noOffer' && price.reason !== 'TOO_LOW' && price.reason !== 'NO_PRICE'

/** The price by which the seller gets more: that of the offer, or the later one for the same findings. */
export function raiseToLater(price: FoundPrice, { later, declared }: PriceBasis, found: Grading): FoundPrice {
  if (!later || isRuledOut(price)) return price
  const risen = priceFound({ ...later, declared }, found)
  const isMore = risen.breakdown.totalInCents > price.breakdown.totalInCents
  return isMore && risen.kind !== 'noOffer' ? risen : price
}
