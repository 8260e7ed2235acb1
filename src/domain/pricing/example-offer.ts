import { applyFactors, type FactorBreakdown } from './apply-factors.ts'

/** The questions of the home page's example, with factors of the phones' question set. */
export const EXAMPLE_QUESTIONS = {
  CONDITION: { LIKE_NEW: 10_000, GOOD: 8_800, OK: 7_200 },
  BATTERY: { GE_90: 10_000, B80_89: 9_700, LT_80: 9_000 },
  GLASS: { INTACT: 10_000, CHIPPED: 9_000, BACK: 8_000 },
} as const

export type ExampleAnswers = {
  readonly [Question in keyof typeof EXAMPLE_QUESTIONS]: keyof (typeof EXAMPLE_QUESTIONS)[Question]
}

export const FIRST_EXAMPLE_ANSWERS: ExampleAnswers = { CONDITION: 'GOOD', BATTERY: 'LT_80', GLASS: 'INTACT' }

/** A made-up base price per currency; nothing is converted. */
export const EXAMPLE_BASE_IN_CENTS = { EUR: 30_000, PLN: 130_000 } as const

/** The price breakdown of the example for a set of answers, computed like that of every offer. */
export const buildExampleBreakdown = (baseInCents: number, answers: ExampleAnswers): FactorBreakdown =>
  applyFactors(baseInCents, [
    { code: 'CONDITION', factorBp: EXAMPLE_QUESTIONS.CONDITION[answers.CONDITION] },
    { code: 'BATTERY', factorBp: EXAMPLE_QUESTIONS.BATTERY[answers.BATTERY] },
    { code: 'GLASS', factorBp: EXAMPLE_QUESTIONS.GLASS[answers.GLASS] },
  ])
