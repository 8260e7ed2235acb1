import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type InspectionOutcome,
  isTolerated,
  type Quote,
  settle,
} from '#domain/inspection/inspection-outcome.ts'
import type { SecondPrice } from '#domain/inspection/second-price.ts'
import type { NoOfferReason } from '#domain/pricing/price-rule.ts'

const createBreakdown = (totalInCents: number) => ({
  baseInCents: totalInCents,
  lines: [],
  floorInCents: 0,
  roundingInCents: 0,
  totalInCents,
})

const offered = (totalInCents: number): SecondPrice => ({
  result: { kind: 'offer', breakdown: createBreakdown(totalInCents) },
  gate: null,
  isRisen: false,
})

const locked = (totalInCents: number): SecondPrice => ({
  result: { kind: 'gate', gate: 'LOCKED', breakdown: createBreakdown(totalInCents) },
  gate: 'LOCKED',
  isRisen: false,
})

const refused = (reason: NoOfferReason, totalInCents: number): SecondPrice => ({
  result: { kind: 'noOffer', reason, breakdown: createBreakdown(totalInCents) },
  gate: null,
  isRisen: false,
})

const summary = (outcome: InspectionOutcome): string =>
  [outcome.kind, 'priceInCents' in outcome ? outcome.priceInCents : ''].join(' ').trim()

const euros = (quotedInCents: number): Quote => ({ quotedInCents, currency: 'EUR' })
const zloty = (quotedInCents: number): Quote => ({ quotedInCents, currency: 'PLN' })

describe('an inspected device', () => {
  it.each<[string, Quote, SecondPrice, string]>([
    ['as quoted', euros(30_000), offered(30_000), 'MATCH 30000'],
    ['a little better', euros(30_000), offered(30_100), 'RAISED 30100'],
    ['much better', euros(30_000), offered(60_000), 'RAISED 60000'],
    ['8 of 300 worse: under 3 %', euros(30_000), offered(29_200), 'TOLERATED 30000'],
    ['9 of 300 worse: 3 %', euros(30_000), offered(29_100), 'LOWERED 29100'],
    ['4 of 60 worse: under 5.00', euros(6_000), offered(5_600), 'TOLERATED 6000'],
    ['5 of 60 worse', euros(6_000), offered(5_500), 'LOWERED 5500'],
    ['19 of 300 zloty worse: under 20.00', zloty(30_000), offered(28_100), 'TOLERATED 30000'],
    ['20 of 300 zloty worse', zloty(30_000), offered(28_000), 'LOWERED 28000'],
    ['29 of 1,000 zloty worse: under 3 %', zloty(100_000), offered(97_100), 'TOLERATED 100000'],
    ['30 of 1,000 zloty worse', zloty(100_000), offered(97_000), 'LOWERED 97000'],
    ['dangerous', euros(30_000), refused('DANGEROUS_GOODS', 30_000), 'NOT_BUYABLE'],
    ['too cheap now', euros(30_000), refused('TOO_LOW', 400), 'NOT_BUYABLE'],
    ['too cheap now, but hardly cheaper than quoted', euros(800), refused('TOO_LOW', 400), 'TOLERATED 800'],
    ['too cheap now, and 5.00 cheaper than quoted', euros(900), refused('TOO_LOW', 400), 'NOT_BUYABLE'],
    ['dangerous and hardly worth anything', euros(800), refused('DANGEROUS_GOODS', 400), 'NOT_BUYABLE'],
    ['locked', euros(30_000), locked(30_000), 'LOCKED'],
    ['locked and worse', euros(30_000), locked(20_000), 'LOCKED'],
    ['locked, and too cheap by little', euros(800), { ...refused('TOO_LOW', 400), gate: 'LOCKED' }, 'LOCKED'],
    [
      'locked, but not bought either way: nobody unlocks it for nothing',
      euros(30_000),
      { ...refused('TOO_LOW', 400), gate: 'LOCKED' },
      'NOT_BUYABLE',
    ],
  ])('%s', (_, quote, second, expected) => {
    expect(summary(settle(quote, second))).toBe(expected)
  })

  it('is paid as quoted, higher, or asked about: never silently lower', () => {
    const amounts = fc.integer({ min: 5, max: 6_000 }).map((units) => units * 100)
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom('EUR', 'PLN'), (quotedInCents, found, currency) => {
        const outcome = settle({ quotedInCents, currency }, offered(found))
        const priceInCents = 'priceInCents' in outcome ? outcome.priceInCents : null
        if (outcome.kind === 'LOWERED') expect(priceInCents).toBe(found)
        else expect(priceInCents).toBe(Math.max(quotedInCents, found))
        expect(outcome.kind === 'LOWERED').toBe(
          found < quotedInCents && !isTolerated({ quotedInCents, currency }, quotedInCents - found),
        )
      }),
    )
  })

  it('is tolerated to the cent below 5.00 or 3 %, whichever is more', () => {
    expect([499, 500].map((less) => isTolerated(euros(10_000), less))).toEqual([true, false])
    expect([899, 900].map((less) => isTolerated(euros(30_000), less))).toEqual([true, false])
    // 3 % of 333.33 are 9.9999.
    expect([999, 1_000].map((less) => isTolerated(euros(33_333), less))).toEqual([true, false])
  })
})
