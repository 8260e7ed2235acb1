import { describe, expect, it } from 'vitest'
import {
  buildExampleBreakdown,
  EXAMPLE_BASE_IN_CENTS,
  EXAMPLE_QUESTIONS,
  type ExampleAnswers,
  FIRST_EXAMPLE_ANSWERS,
} from '#domain/pricing/example-offer.ts'

const BEST: ExampleAnswers = { CONDITION: 'LIKE_NEW', BATTERY: 'GE_90', GLASS: 'INTACT' }

const ALL_ANSWERS = (['LIKE_NEW', 'GOOD', 'OK'] as const).flatMap((CONDITION) =>
  (['GE_90', 'B80_89', 'LT_80'] as const).flatMap((BATTERY) =>
    (['INTACT', 'CHIPPED', 'BACK'] as const).map((GLASS) => ({ CONDITION, BATTERY, GLASS })),
  ),
)

describe('the example offer on the home page', () => {
  it('uses the factors of the phones’ question set', () => {
    expect(EXAMPLE_QUESTIONS).toEqual({
      CONDITION: { LIKE_NEW: 10000, GOOD: 8800, OK: 7200 },
      BATTERY: { GE_90: 10000, B80_89: 9700, LT_80: 9000 },
      GLASS: { INTACT: 10000, CHIPPED: 9000, BACK: 8000 },
    })
  })

  it('starts as the worked example: 300.00 in good condition with a weak battery is 237.00', () => {
    expect(FIRST_EXAMPLE_ANSWERS).toEqual({ CONDITION: 'GOOD', BATTERY: 'LT_80', GLASS: 'INTACT' })
    expect(buildExampleBreakdown(30_000, FIRST_EXAMPLE_ANSWERS)).toEqual({
      steps: [
        { code: 'CONDITION', effectInCents: -3_600 },
        { code: 'BATTERY', effectInCents: -2_640 },
        { code: 'GLASS', effectInCents: 0 },
      ],
      roundingInCents: -60,
      totalInCents: 23_700,
    })
  })

  it('has a base price of its own in each currency', () => {
    expect(EXAMPLE_BASE_IN_CENTS.EUR).toBe(30_000)
    expect(Object.keys(EXAMPLE_BASE_IN_CENTS)).toEqual(['EUR', 'PLN'])
    expect(buildExampleBreakdown(EXAMPLE_BASE_IN_CENTS.PLN, BEST).totalInCents).toBe(
      EXAMPLE_BASE_IN_CENTS.PLN,
    )
  })

  it.each(ALL_ANSWERS)(
    'adds up for $CONDITION, $BATTERY, $GLASS and pays the best answers most',
    (answers) => {
      const breakdown = buildExampleBreakdown(30_000, answers)
      const lines = breakdown.steps.reduce((total, step) => total + step.effectInCents, 0)
      expect(30_000 + lines + breakdown.roundingInCents).toBe(breakdown.totalInCents)
      expect(breakdown.totalInCents).toBeLessThanOrEqual(buildExampleBreakdown(30_000, BEST).totalInCents)
      expect(breakdown.totalInCents).toBeGreaterThan(0)
    },
  )
})
