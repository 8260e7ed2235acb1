import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LaterPrices, type PriceBasis, priceGrading } from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { findOutcomePrice } from '#domain/inspection/inspection-outcome.ts'
import { asksTheSame } from '#domain/inspection/price-rise.ts'
import { computeFindingEffects, computeSecondPrice } from '#domain/inspection/second-price.ts'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import { EUROS, inspections, inspectOtherModel, inspectPhone } from '../../../tests/support/inspections.ts'

const RANDOM_HISTORIES = 10_000

const withLater = (basis: PriceBasis, changed: Partial<LaterPrices>): PriceBasis => ({
  ...basis,
  later: { rule: basis.rule, prices: basis.prices, deductionFactorBp: basis.deductionFactorBp, ...changed },
})

const priceAll = ({ prices }: PriceBasis, amountInCents: number): LaterPrices['prices'] =>
  prices.map(({ storageGb }) => ({ storageGb, amountInCents }))

const changeConditions = (rule: PriceRule, change: (factorBp: number) => number): PriceRule => ({
  ...rule,
  version: rule.version + 1,
  conditions: rule.conditions.map((condition) => ({ ...condition, factorBp: change(condition.factorBp) })),
})

describe('a phone that was quoted at 300', () => {
  const settle = (inspection: ReturnType<typeof inspectPhone>, amountInCents: number) => {
    const basis = withLater(inspection.basis, { prices: priceAll(inspection.basis, amountInCents) })
    const report = inspectDevice(EUROS, { ...inspection, basis })
    return report.kind === 'settled' ? report.outcome : null
  }

  it.each([
    ['is paid for by a higher list', 33_000, { kind: 'RAISED', priceInCents: 33_000 }],
    ['is paid as quoted where the list is lower', 20_000, { kind: 'MATCH', priceInCents: 30_000 }],
    ['is paid as quoted where the list is the same', 30_000, { kind: 'MATCH', priceInCents: 30_000 }],
  ])('%s', (_, amountInCents, outcome) => {
    expect(settle(inspectPhone(), amountInCents)).toEqual(outcome)
  })

  it('gets a smaller counter-offer where a higher list makes up for a part of the findings', () => {
    const worn = inspectPhone({ answers: 'PH_BATTERY=LT_80' })
    expect(settle(worn, 31_000)).toEqual({ kind: 'LOWERED', priceInCents: 27_900 })
  })

  it('is not bought for any price where a finding rules it out', () => {
    expect(settle(inspectPhone({ answers: 'PH_SWOLLEN=YES' }), 90_000)?.kind).toBe('NOT_BUYABLE')
  })

  it('is paid for by a rule that pays more for its condition', () => {
    const inspection = inspectPhone({ conditionId: 3 }, { conditionId: 3 })
    const { rule } = inspection.basis
    const basis = withLater(inspection.basis, { rule: changeConditions(rule, () => 10_000) })
    expect(computeSecondPrice({ ...inspection, basis })).toMatchObject({
      isRisen: true,
      result: { breakdown: { totalInCents: 30_000 } },
    })
  })

  it('is bought as another model that only the later list has a price for', () => {
    const inspection = inspectOtherModel({ amounts: [null, null] })
    const basis = withLater(inspection.basis, { prices: priceAll(inspection.basis, 12_000) })
    const report = inspectDevice(EUROS, { ...inspection, basis })
    expect(report).toMatchObject({ outcome: { kind: 'LOWERED', priceInCents: 12_000 } })
  })
})

describe('versions of a rule', () => {
  const { rule } = inspectPhone().basis
  const [first, ...rest] = rule.questions

  it.each<[string, PriceRule, boolean]>([
    ['with other numbers', changeConditions(rule, (factorBp) => factorBp - 100), true],
    ['with a question less', { ...rule, questions: rest }, false],
    ['with other answers', { ...rule, questions: first ? [{ ...first, answers: [] }, ...rest] : [] }, false],
    ['with a condition less', { ...rule, conditions: rule.conditions.slice(1) }, false],
  ])('%s ask the same: %#', (_, other, isSame) => {
    expect(asksTheSame(rule, other)).toBe(isSame)
  })
})

/** What becomes of prices and rule between a sale and its inspection. */
const histories = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('list' as const), shareBp: fc.integer({ min: 2_000, max: 25_000 }) }),
    fc.record({ kind: fc.constant('rule' as const), shareBp: fc.integer({ min: 5_000, max: 10_500 }) }),
    fc.record({ kind: fc.constant('unlisted' as const), shareBp: fc.constant(0) }),
  ),
  { maxLength: 6 },
)

type History = typeof histories extends fc.Arbitrary<infer Steps> ? Steps : never

const quoteOf = (basis: PriceBasis): number => priceGrading(basis, basis.declared).breakdown.totalInCents

function applyHistory(basis: PriceBasis, history: History): PriceBasis {
  let later: LaterPrices = basis
  for (const { kind, shareBp } of history) {
    const scale = (amount: number) => Math.floor((amount * shareBp) / 10_000)
    if (kind === 'rule') later = { ...later, rule: changeConditions(later.rule, scale) }
    else if (kind === 'unlisted') later = { ...later, prices: [] }
    else
      later = {
        ...later,
        prices: basis.prices.map((price) => ({ ...price, amountInCents: scale(price.amountInCents) })),
      }
  }
  const { rule, prices, deductionFactorBp } = later
  return { ...basis, later: { rule, prices, deductionFactorBp } }
}

describe('after any history of price lists and rules', () => {
  const RANKS = { NOT_BUYABLE: 0, LOCKED: 0, LOWERED: 1, TOLERATED: 1, MATCH: 1, RAISED: 1 } as const

  it('a device is never worth less than by the offer, for the same findings', () => {
    fc.assert(
      fc.property(inspections, histories, (inspection, history) => {
        const { basis } = inspection
        const quote = { quotedInCents: quoteOf(basis), currency: 'EUR' as const }
        const before = inspectDevice(quote, inspection)
        const after = inspectDevice(quote, { ...inspection, basis: applyHistory(basis, history) })
        if (before.kind !== 'settled' || after.kind !== 'settled')
          throw new Error('Every finding has its photo')
        const priceOf = (report: typeof before) => findOutcomePrice(report.outcome) ?? 0
        expect(priceOf(after)).toBeGreaterThanOrEqual(priceOf(before))
        expect(RANKS[after.outcome.kind]).toBeGreaterThanOrEqual(RANKS[before.outcome.kind])
      }),
      { numRuns: RANDOM_HISTORIES },
    )
  }, 120_000)

  it('the findings and the rise lead from the quoted price to the second one', () => {
    fc.assert(
      fc.property(inspections, histories, (inspection, history) => {
        const changed = { ...inspection, basis: applyHistory(inspection.basis, history) }
        const { effects, riseInCents, roundingInCents } = computeFindingEffects(changed)
        const sum = effects.reduce((total, { effectInCents }) => total + effectInCents, riseInCents)
        const { result } = computeSecondPrice(changed)
        expect(quoteOf(inspection.basis) + sum + roundingInCents).toBe(result.breakdown.totalInCents)
      }),
      { numRuns: 1_000 },
    )
  })
})
