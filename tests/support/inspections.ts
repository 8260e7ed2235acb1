import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import {
  type Grading,
  type InspectionResult,
  type PriceBasis,
  priceGrading,
} from '#domain/inspection/grading.ts'
import type { Quote } from '#domain/inspection/inspection-outcome.ts'
import type { Answers, PriceRule, RuleAnswer, RuleQuestion } from '#domain/pricing/price-rule.ts'

const FILE = JSON.parse(
  readFileSync(new URL('../../data/questions/rules.json', import.meta.url), 'utf8'),
) as Omit<PriceRule, 'questions'> & { questionSets: Record<string, RuleQuestion[]> }

const ruleOf = (category: string): PriceRule => ({ ...FILE, questions: FILE.questionSets[category] ?? [] })

/** Answers in one line: `PH_FUNC=NO PH_DEFECTS=TOUCH+AUDIO`. */
export const answersOf = (text: string): Answers =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((pair) => {
        const [question = '', codes = ''] = pair.split('=')
        return [question, codes.split('+')]
      }),
  )

/** A phone without a fault: every question is answered with its first, best answer. */
const FLAWLESS = answersOf(
  'PH_POWER=YES PH_LOCK=YES PH_SWOLLEN=NO PH_FUNC=YES PH_GLASS=INTACT PH_PANEL=CLEAN PH_BATTERY=GE_90 ' +
    'PH_LIQUID=NO PH_PARTS=NEVER PH_SIMLOCK=NO',
)

export interface PhoneOverrides {
  readonly storageGb?: number
  readonly conditionId?: number
  /** Answers that are not the best ones. */
  readonly answers?: string
}

export const phoneGrading = ({
  storageGb = 128,
  conditionId = 4,
  answers = '',
}: PhoneOverrides = {}): Grading => ({
  storageGb,
  conditionId,
  answers: { ...FLAWLESS, ...answersOf(answers) },
})

export const phoneBasis = (declared: PhoneOverrides = {}): PriceBasis => ({
  rule: ruleOf('phones'),
  prices: [
    { storageGb: 128, amountInCents: 30_000 },
    { storageGb: 256, amountInCents: 36_000 },
  ],
  deductionFactorBp: 10_000,
  declared: phoneGrading(declared),
})

/** One photo for every question there is. */
const allPhotos = ({ rule }: PriceBasis): InspectionResult['photoIds'] =>
  Object.fromEntries(
    ['STORAGE', 'CONDITION', ...rule.questions.map(({ code }) => code)].map((code) => [
      code,
      [`photo-${code}`],
    ]),
  )

/** An inspection of a phone, with a photo of everything. */
export function inspectPhone(found: PhoneOverrides = {}, declared: PhoneOverrides = {}): InspectionResult {
  const basis = phoneBasis(declared)
  return { basis, found: phoneGrading(found), photoIds: allPhotos(basis) }
}

export const EUROS: Quote = { quotedInCents: 30_000, currency: 'EUR' }

const isBuyable = (answer: RuleAnswer): boolean => !('noOffer' in answer || 'gate' in answer)

function codesFor({ type, answers }: RuleQuestion, mayBe: (answer: RuleAnswer) => boolean) {
  const codes = answers.filter(mayBe).map(({ code }) => code)
  if (type === 'multi') return fc.shuffledSubarray(codes, { minLength: 1 })
  return fc.constantFrom(...codes).map((code) => [code])
}

const recordOf = <T>(
  questions: readonly RuleQuestion[],
  toArbitrary: (question: RuleQuestion) => fc.Arbitrary<T>,
) => fc.record(Object.fromEntries(questions.map((question) => [question.code, toArbitrary(question)])))

const SIZES = [64, 128, 256]
const conditions = fc.integer({ min: 1, max: 5 })

/** Null where the inspector found what the seller said. */
const rarely = <T>(other: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: other })

/** What an inspector found differently, by question. */
const differencesFor = ({ questions }: PriceRule) =>
  fc.record({
    storageGb: rarely(fc.constantFrom(...SIZES)),
    conditionId: rarely(conditions),
    answers: recordOf(questions, (question) => rarely(codesFor(question, () => true))),
  })

type Differences = ReturnType<typeof differencesFor> extends fc.Arbitrary<infer T> ? T : never

/** An inspection that differs from what was declared, with a photo of everything. */
function inspectionOf(basis: PriceBasis, { storageGb, conditionId, answers }: Differences): InspectionResult {
  const { declared, rule } = basis
  const found = {
    storageGb: storageGb ?? declared.storageGb,
    conditionId: conditionId ?? declared.conditionId,
    answers: Object.fromEntries(
      rule.questions.map(({ code }) => [code, answers[code] ?? declared.answers[code] ?? []]),
    ),
  }
  return { basis, found, photoIds: allPhotos(basis) }
}

/** Anything that a seller may have said and that we make an offer for. */
const basesFor = (rule: PriceRule): fc.Arbitrary<PriceBasis> =>
  fc
    .record({
      amounts: fc.array(fc.integer({ min: 1_000, max: 600_000 }), { minLength: 3, maxLength: 3 }),
      deductionFactorBp: fc.constantFrom(10_000, 42_500),
      storageGb: fc.constantFrom(...SIZES),
      conditionId: conditions,
      answers: recordOf(rule.questions, (question) => codesFor(question, isBuyable)),
    })
    .map(({ amounts, deductionFactorBp, ...declared }) => ({
      rule,
      deductionFactorBp,
      declared,
      prices: SIZES.map((storageGb, index) => ({ storageGb, amountInCents: amounts[index] ?? 0 })),
    }))
    .filter((basis) => priceGrading(basis, basis.declared).kind === 'offer')

/** A device that several inspectors look at, each with his own opinion. */
export interface InspectedDevice {
  readonly basis: PriceBasis
  readonly quotedInCents: number
  readonly inspections: readonly InspectionResult[]
}

/** Any device with any inspections, from a perfect match to one that is nothing like it was said. */
export const inspectedDevices = (count: number): fc.Arbitrary<InspectedDevice> =>
  fc.oneof(
    ...Object.keys(FILE.questionSets).map((category) => {
      const rule = ruleOf(category)
      const opinions = fc.array(differencesFor(rule), { minLength: count, maxLength: count })
      return fc.tuple(basesFor(rule), opinions).map(([basis, differences]) => ({
        basis,
        quotedInCents: priceGrading(basis, basis.declared).receipt.totalInCents,
        inspections: differences.map((found) => inspectionOf(basis, found)),
      }))
    }),
  )

export const inspections: fc.Arbitrary<InspectionResult> = inspectedDevices(1).map(
  ({ basis, inspections: [only] }) => only ?? { basis, found: basis.declared, photoIds: {} },
)
