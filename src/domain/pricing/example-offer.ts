import { applyFactors, type FactorBreakdown } from './factor-steps.ts'

/** The questions of the home page's example, with the factors of the phones' question set. */
export const EXAMPLE_QUESTIONS = {
  CONDITION: { LIKE_NEW: 10_000, GOOD: 8_800, OK: 7_200 },
  BATTERY: { GE_90: 10_000, B80_89: 9_700, LT_80: 9_000 },
  GLASS: { INTACT: 10_000, CHIPPED: 9_000, BACK: 8_000 },
} as const

export type ExampleAnswers = {
  readonly [Question in keyof typeof EXAMPLE_QUESTIONS]: keyof (typeof EXAMPLE_QUESTIONS)[Question]
}

export const FIRST_EXAMPLE_ANSWERS: ExampleAnswers = { CONDITION: 'GOOD', BATTERY: 'LT_80', GLASS: 'INTACT' }

/** A base price that is only an example; each currency has its own, nothing is converted. */
export const EXAMPLE_BASE_IN_CENTS = { EUR: 30_000, PLN: 130_000 } as const

/** The receipt of the example for a set of answers, made by the same rule as every offer. */
export const exampleReceipt = (baseInCents: number, answers: ExampleAnswers): FactorBreakdown =>
  applyFactors(baseInCents, [
    { code: 'CONDITION', factorBp: EXAMPLE_QUESTIONS.CONDITION[answers.CONDITION] },
    { code: 'BATTERY', factorBp: EXAMPLE_QUESTIONS.BATTERY[answers.BATTERY] },
    { code: 'GLASS', factorBp: EXAMPLE_QUESTIONS.GLASS[answers.GLASS] },
  ])
