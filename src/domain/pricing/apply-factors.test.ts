import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFactors } from '#domain/pricing/apply-factors.ts'

const base = fc.integer({ min: 0, max: 1_000_000_00 })
const factorBp = fc.integer({ min: 0, max: 12_000 })
const factors = fc.array(fc.record({ code: fc.string(), factorBp }), { maxLength: 20 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the breakdown of a price', () => {
  it('takes 300.00 at 88 % and 90 % to 237.00, line by line', () => {
    const breakdown = applyFactors(30_000, [
      { code: 'CONDITION', factorBp: 8_800 },
      { code: 'BATTERY', factorBp: 9_000 },
    ])
    expect(breakdown).toEqual({
      steps: [
        { code: 'CONDITION', effectInCents: -3_600 },
        { code: 'BATTERY', effectInCents: -2_640 },
      ],
      roundingInCents: -60,
      totalInCents: 23_700,
    })
  })

  it.each([
    ['no factor', 30_000, [], 30_000],
    ['the best answer', 30_000, [10_000], 30_000],
    ['a sealed device', 30_000, [10_800], 32_400],
    ['cents of the base', 29_999, [], 29_900],
    ['less than one unit', 99, [10_000], 0],
    ['nothing', 0, [8_800], 0],
    // Cutting to cents after each line would give 69.99 and lose a whole unit.
    ['lines that are whole only together', 10_023, [9_700, 7_200], 7_000],
  ])('with %s is cut to whole units', (_, baseInCents, bps, total) => {
    const given = bps.map((bp, index) => ({ code: `Q${index}`, factorBp: bp }))
    expect(applyFactors(baseInCents, given).totalInCents).toBe(total)
  })

  it('adds up: base, lines and rounding are the total', () => {
    fc.assert(
      fc.property(base, factors, (baseInCents, given) => {
        const { steps, roundingInCents, totalInCents } = applyFactors(baseInCents, given)
        const lines = sum(steps.map((step) => step.effectInCents))
        expect(baseInCents + lines + roundingInCents).toBe(totalInCents)
        expect(steps.map((step) => step.code)).toEqual(given.map((factor) => factor.code))
        expect(Math.abs(totalInCents % 100)).toBe(0)
        expect(roundingInCents).toBeLessThanOrEqual(0)
        expect(roundingInCents).toBeGreaterThan(-100)
      }),
    )
  })

  it('is the exact product, cut once', () => {
    fc.assert(
      fc.property(base, factors, (baseInCents, given) => {
        const product = given.reduce((value, factor) => value * BigInt(factor.factorBp), BigInt(baseInCents))
        const cents = product / 10_000n ** BigInt(given.length)
        expect(BigInt(applyFactors(baseInCents, given).totalInCents)).toBe(cents - (cents % 100n))
      }),
    )
  })

  it('comes to the same total in any order of the answers', () => {
    const pairs = factors.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
      ),
    )
    fc.assert(
      fc.property(base, pairs, (baseInCents, [given, shuffled]) => {
        expect(applyFactors(baseInCents, shuffled).totalInCents).toBe(
          applyFactors(baseInCents, given).totalInCents,
        )
      }),
    )
  })

  it('never falls when one answer is better', () => {
    fc.assert(
      fc.property(base, factors, factorBp, fc.nat(5_000), (baseInCents, others, worse, gain) => {
        const total = (bp: number) =>
          applyFactors(baseInCents, [{ code: 'CHANGED', factorBp: bp }, ...others]).totalInCents
        expect(total(worse + gain)).toBeGreaterThanOrEqual(total(worse))
      }),
    )
  })
})
