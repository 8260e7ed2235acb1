import { listAskedQuestions } from '#domain/pricing/list-asked-questions.ts'
import { type PriceInput, type PriceResult, priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'

/** A description of a device: declared by the seller, or found by the inspector. */
export interface Grading {
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  /** The model, where an inspector found another one than the seller described. */
  readonly deviceId?: number
}

/** Another model than the seller described, with its own questions and prices in the versions of the offer. */
export interface FoundModel {
  readonly deviceId: number
  /** The model that the seller described. */
  readonly describedId: number
  readonly rule: PriceRule
  /** Every storage size of the model; without an amount where the price list has none. */
  readonly sizes: readonly { readonly storageGb: number; readonly amountInCents: number | null }[]
}

/** What we paid for the model that was found when its findings were locked, to anyone who sold it then. */
export interface LaterPrices extends Pick<PriceBasis, 'rule' | 'prices' | 'deductionFactorBp'> {}

/** Everything that went into the quoted price, in the versions of the offer. The second price is computed from the same. */
export interface PriceBasis {
  readonly rule: PriceRule
  /** Base price per storage size of the device. */
  readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
  /**
   * The same by the price list, where a price was agreed by hand: what is found better than described is worth no more than
   * by the list. Null, or absent, where the list alone made the price.
   */
  readonly listed?: PriceBasis['prices'] | null
  readonly deductionFactorBp: number
  readonly declared: Grading
  /** Null, or absent, where the device is the model that the seller described. */
  readonly model?: FoundModel | null
  /** Counts where it is more. Null, or absent, where neither price list nor rule have changed since the offer. */
  readonly later?: LaterPrices | null
}

/** What an inspector found. It has no price: inspectors never set one. */
export interface InspectionResult {
  readonly basis: PriceBasis
  readonly found: Grading
  /** Photos by the code of the question they prove. */
  readonly photoIds: Readonly<Record<string, readonly string[]>>
}

/** Drops answers of questions that are not asked: they do not affect the price. */
export const pickCountedAnswers = ({ questions }: PriceRule, answers: Answers): Answers =>
  Object.fromEntries(listAskedQuestions(questions, answers).map(({ code }) => [code, answers[code] ?? []]))

/** Whether an answer says that the battery is damaged: dangerous goods that no carrier may take. */
export const isHazardous = ({ questions }: PriceRule, answers: Answers): boolean =>
  listAskedQuestions(questions, answers).some((question) =>
    question.answers.some(
      (answer) =>
        'noOffer' in answer &&
        answer.noOffer === 'DANGEROUS_GOODS' &&
        answers[question.code]?.includes(answer.code),
    ),
  )

/** The input of the price rule for a described device. */
function toPriceInput(
  { rule, prices, deductionFactorBp }: PriceBasis,
  { storageGb, conditionId, answers }: Grading,
): PriceInput {
  const price = prices.find((listed) => listed.storageGb === storageGb)
  if (!price) throw new RangeError(`The price list has no storage of ${storageGb} GB`)
  return { rule, baseInCents: price.amountInCents, deductionFactorBp, conditionId, answers }
}

/** The price of a device as described. */
export const priceGrading = (basis: PriceBasis, grading: Grading): PriceResult =>
  priceDevice(toPriceInput(basis, grading))
