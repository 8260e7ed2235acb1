import { askedQuestions } from '#domain/pricing/asked-questions.ts'
import { type PriceInput, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'

/** What somebody says about a device: the seller before the parcel, the inspector after it. */
export interface Grading {
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
}

/** What the quoted price was made of, in the versions of the offer: the second price is made of the same. */
export interface PriceBasis {
  readonly rule: PriceRule
  /** Base prices of the device's storage sizes. */
  readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
  readonly deductionFactorBp: number
  readonly declared: Grading
}

/** What an inspector found; there is no place for a price in it. */
export interface InspectionResult {
  readonly basis: PriceBasis
  readonly found: Grading
  /** Photos by the code of the question that they prove. */
  readonly photoIds: Readonly<Record<string, readonly string[]>>
}

/** Answers of questions that are not asked say nothing about the price, and are left out. */
export const countedAnswers = ({ questions }: PriceRule, answers: Answers): Answers =>
  Object.fromEntries(askedQuestions(questions, answers).map(({ code }) => [code, answers[code] ?? []]))

/** Whether an answer names a damaged battery: dangerous goods that no carrier may take. */
export const isHazardous = ({ questions }: PriceRule, answers: Answers): boolean =>
  askedQuestions(questions, answers).some((question) =>
    question.answers.some(
      (answer) =>
        'noOffer' in answer &&
        answer.noOffer === 'DANGEROUS_GOODS' &&
        answers[question.code]?.includes(answer.code),
    ),
  )

/** The price rule's input for a device that is as somebody says. */
function toPriceInput(
  { rule, prices, deductionFactorBp }: PriceBasis,
  { storageGb, conditionId, answers }: Grading,
): PriceInput {
  const price = prices.find((listed) => listed.storageGb === storageGb)
  if (!price) throw new RangeError(`The price list has no storage of ${storageGb} GB`)
  return { rule, baseInCents: price.amountInCents, deductionFactorBp, conditionId, answers }
}

/** The price of a device that is as somebody says. */
export const priceGrading = (basis: PriceBasis, grading: Grading): PriceResult =>
  priceDevice(toPriceInput(basis, grading))
