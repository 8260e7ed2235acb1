import fc from 'fast-check'
import {
  type Grading,
  type InspectionResult,
  type PriceBasis,
  priceGrading,
} from '#domain/inspection/grading.ts'
import type { Quote } from '#domain/inspection/inspection-outcome.ts'
import {
  type Answers,
  isPromise,
  type PriceRule,
  type RuleAnswer,
  type RuleQuestion,
} from '#domain/pricing/price-rule.ts'
import { pickBestAnswer } from '#domain/pricing/sealed-device.ts'
import { DELIVERED, getDeliveredRule } from './rule-versions.ts'

/** Parses answers on one line: `PH_FUNC=NO PH_DEFECTS=TOUCH+AUDIO`. */
export const parseAnswers = (text: string): Answers =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((pair) => {
        const [question = '', codes = ''] = pair.split('=')
        return [question, codes.split('+')]
      }),
  )

/** A flawless phone: every question has its best answer. */
const FLAWLESS = parseAnswers(
  'PH_POWER=YES PH_LOCK=YES PH_SWOLLEN=NO PH_FUNC=YES PH_GLASS=INTACT PH_PANEL=CLEAN PH_BATTERY=GE_90 ' +
    'PH_LIQUID=NO PH_PARTS=NEVER PH_SIMLOCK=NO',
)

export interface PhoneOverrides {
  readonly storageGb?: number
  readonly conditionId?: number
  /** Overrides of the best answers. */
  readonly answers?: string
}

export const buildPhoneGrading = ({
  storageGb = 128,
  conditionId = 4,
  answers = '',
}: PhoneOverrides = {}): Grading => ({
  storageGb,
  conditionId,
  answers: { ...FLAWLESS, ...parseAnswers(answers) },
})

export const buildPhoneBasis = (declared: PhoneOverrides = {}): PriceBasis => ({
  rule: getDeliveredRule('phones'),
  prices: [
    { storageGb: 128, amountInCents: 30_000 },
    { storageGb: 256, amountInCents: 36_000 },
  ],
  deductionFactorBp: 10_000,
  declared: buildPhoneGrading(declared),
})

/** One photo per question. */
const photographAll = ({ rule }: PriceBasis): InspectionResult['photoIds'] =>
  Object.fromEntries(
    ['STORAGE', 'CONDITION', ...rule.questions.map(({ code }) => code)].map((code) => [
      code,
      [`photo-${code}`],
    ]),
  )

/** An inspection of a phone, with all photos. */
export function inspectPhone(found: PhoneOverrides = {}, declared: PhoneOverrides = {}): InspectionResult {
  const basis = buildPhoneBasis(declared)
  return { basis, found: buildPhoneGrading(found), photoIds: photographAll(basis) }
}

export interface ModelOverrides {
  /** The prices of 128 and 256 GB, and of 64 if there is a third. */
  readonly amounts: readonly (number | null)[]
  readonly found?: PhoneOverrides
  readonly declared?: PhoneOverrides
}

const MODEL_SIZES = [128, 256, 64]

/** An inspection of another phone than the one that was described, with all photos. */
export function inspectOtherModel({ amounts, found = {}, declared = {} }: ModelOverrides): InspectionResult {
  const basis = buildPhoneBasis(declared)
  const sizes = amounts.map((amountInCents, place) => ({ storageGb: MODEL_SIZES[place] ?? 0, amountInCents }))
  return {
    basis: { ...basis, model: { deviceId: 8, describedId: 7, rule: basis.rule, sizes } },
    found: { ...buildPhoneGrading(found), deviceId: 8 },
    photoIds: { ...photographAll(basis), MODEL: ['photo-MODEL'] },
  }
}

export const EUROS: Quote = { quotedInCents: 30_000, currency: 'EUR' }

const isBuyable = (answer: RuleAnswer): boolean => !('noOffer' in answer || 'gate' in answer)

function arbitraryCodes({ type, answers }: RuleQuestion, mayBe: (answer: RuleAnswer) => boolean) {
  const codes = answers.filter(mayBe).map(({ code }) => code)
  if (type === 'multi') return fc.shuffledSubarray(codes, { minLength: 1 })
  return fc.constantFrom(...codes).map((code) => [code])
}

const arbitraryRecord = <T>(
  questions: readonly RuleQuestion[],
  toArbitrary: (question: RuleQuestion) => fc.Arbitrary<T>,
) => fc.record(Object.fromEntries(questions.map((question) => [question.code, toArbitrary(question)])))

const SIZES = [64, 128, 256]
const conditions = fc.integer({ min: 1, max: 5 })

/** Null where the inspector agrees with the seller. */
const rarely = <T>(other: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: other })

/** What an inspector found differently, by question. */
const arbitraryDifferences = ({ questions }: PriceRule) =>
  fc.record({
    storageGb: rarely(fc.constantFrom(...SIZES)),
    conditionId: rarely(conditions),
    answers: arbitraryRecord(questions, (question) =>
      rarely(arbitraryCodes(question, ({ code }) => !isPromise(code))),
    ),
  })

type Differences = ReturnType<typeof arbitraryDifferences> extends fc.Arbitrary<infer T> ? T : never

/** What an inspector finds where the seller was right: a promise has been kept. */
const keepPromises = (question: RuleQuestion, declared: readonly string[]): readonly string[] =>
  declared.some(isPromise) ? [pickBestAnswer(question)] : declared

/** An inspection with differences and all photos. */
function buildInspection(
  basis: PriceBasis,
  { storageGb, conditionId, answers }: Differences,
): InspectionResult {
  const { declared, rule } = basis
  const found = {
    storageGb: storageGb ?? declared.storageGb,
    conditionId: conditionId ?? declared.conditionId,
    answers: Object.fromEntries(
      rule.questions.map((question) => [
        question.code,
        answers[question.code] ?? keepPromises(question, declared.answers[question.code] ?? []),
      ]),
    ),
  }
  return { basis, found, photoIds: photographAll(basis) }
}

/** Any declaration that results in an offer. */
const arbitraryBasis = (rule: PriceRule): fc.Arbitrary<PriceBasis> =>
  fc
    .record({
      amounts: fc.array(fc.integer({ min: 1_000, max: 600_000 }), { minLength: 3, maxLength: 3 }),
      deductionFactorBp: fc.constantFrom(10_000, 42_500),
      storageGb: fc.constantFrom(...SIZES),
      conditionId: conditions,
      answers: arbitraryRecord(rule.questions, (question) => arbitraryCodes(question, isBuyable)),
    })
    .map(({ amounts, deductionFactorBp, ...declared }) => ({
      rule,
      deductionFactorBp,
      declared,
      prices: SIZES.map((storageGb, index) => ({ storageGb, amountInCents: amounts[index] ?? 0 })),
    }))
    .filter((basis) => priceGrading(basis, basis.declared).kind === 'offer')

/** A device with several inspections, which may differ. */
export interface InspectedDevice {
  readonly basis: PriceBasis
  readonly quotedInCents: number
  readonly inspections: readonly InspectionResult[]
}

/** Any device with any inspections, from a perfect match to an entirely different device. */
export const inspectedDevices = (count: number): fc.Arbitrary<InspectedDevice> =>
  fc.oneof(
    ...Object.values(DELIVERED.rules).map((rule) => {
      const opinions = fc.array(arbitraryDifferences(rule), { minLength: count, maxLength: count })
      return fc.tuple(arbitraryBasis(rule), opinions).map(([basis, differences]) => ({
        basis,
        quotedInCents: priceGrading(basis, basis.declared).breakdown.totalInCents,
        inspections: differences.map((found) => buildInspection(basis, found)),
      }))
    }),
  )

export const inspections: fc.Arbitrary<InspectionResult> = inspectedDevices(1).map(
  ({ basis, inspections: [only] }) => only ?? { basis, found: basis.declared, photoIds: {} },
)

/** Any device of any category that turns out to be another one, which may have no price. */
export const otherModels: fc.Arbitrary<InspectionResult> = fc
  .tuple(inspections, inspections, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
  .map(([described, other, isPriced]) => {
    const sizes = other.basis.prices.map(({ storageGb, amountInCents }, place) => ({
      storageGb,
      amountInCents: isPriced[place] ? amountInCents : null,
    }))
    return {
      basis: {
        ...described.basis,
        model: { deviceId: 8, describedId: 7, rule: other.basis.rule, sizes },
      },
      found: { ...other.found, deviceId: 8 },
      photoIds: { ...other.photoIds, MODEL: ['photo-MODEL'] },
    }
  })
