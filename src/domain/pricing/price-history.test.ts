import { describe, expect, it } from 'vitest'
import { buildPriceHistory, type PricePeriod, subtractYear } from '#domain/pricing/price-history.ts'

const TODAY = '2026-11-15'

const held = (amountInCents: number, from: string, to: string | null = null): PricePeriod => ({
  storageGb: 128,
  amountInCents,
  from,
  to,
})

const step = (from: string, amountInCents: number | null) => ({ from, amountInCents })

describe('the price history of a device', () => {
  it.each([
    ['one price from today on', [held(500, TODAY)], TODAY, [step(TODAY, 500)]],
    ['one price of this year', [held(500, '2026-03-01')], '2026-03-01', [step('2026-03-01', 500)]],
    ['one price of years', [held(500, '2020-01-01')], '2025-11-15', [step('2020-01-01', 500)]],
    [
      'a price that fell',
      [held(600, '2026-01-01', '2026-06-01'), held(500, '2026-06-01')],
      '2026-01-01',
      [step('2026-01-01', 600), step('2026-06-01', 500)],
    ],
    [
      'a price that held when the twelve months began',
      [held(600, '2024-01-01', '2025-11-16'), held(500, '2025-11-16')],
      '2025-11-15',
      [step('2024-01-01', 600), step('2025-11-16', 500)],
    ],
    [
      'a price that ended when the twelve months began',
      [held(600, '2024-01-01', '2025-11-15'), held(500, '2025-11-15')],
      '2025-11-15',
      [step('2025-11-15', 500)],
    ],
    [
      'a price that was replaced on its first day',
      [held(600, '2026-01-01', '2026-06-01'), held(1, '2026-06-01', '2026-06-01'), held(500, '2026-06-01')],
      '2026-01-01',
      [step('2026-01-01', 600), step('2026-06-01', 500)],
    ],
    [
      'a mistake that was put right on the same day',
      [held(600, '2026-01-01', '2026-06-01'), held(1, '2026-06-01', '2026-06-01'), held(600, '2026-06-01')],
      '2026-01-01',
      [step('2026-01-01', 600)],
    ],
    [
      'a size that was not bought for a time',
      [held(600, '2026-01-01', '2026-03-01'), held(600, '2026-06-01')],
      '2026-01-01',
      [step('2026-01-01', 600), step('2026-03-01', null), step('2026-06-01', 600)],
    ],
    [
      'a list dated later than today',
      [held(600, '2026-01-01', '2026-11-16'), held(500, '2026-11-16')],
      '2026-01-01',
      [step('2026-01-01', 600), step('2026-11-16', 500)],
    ],
  ])('with %s', (_, periods, from, steps) => {
    expect(buildPriceHistory(periods, TODAY)).toMatchObject({ from, steps })
  })

  it.each([
    ['fell', [600, 500], { lowestInCents: 500, highestInCents: 600, currentInCents: 500, changeBp: -1667 }],
    ['rose', [500, 600], { lowestInCents: 500, highestInCents: 600, currentInCents: 600, changeBp: 2000 }],
    ['came back', [500, 700, 500], { lowestInCents: 500, highestInCents: 700, changeBp: 0 }],
    ['stood still', [500], { lowestInCents: 500, highestInCents: 500, currentInCents: 500, changeBp: 0 }],
    ['fell by next to nothing', [1_000_000, 999_999], { currentInCents: 999_999, changeBp: 0 }],
  ])('sums up a price that %s', (_, amounts, summary) => {
    const day = (index: number) => `2026-0${index + 1}-01`
    const periods = amounts.map((amount, index) =>
      held(amount, day(index), index + 1 < amounts.length ? day(index + 1) : null),
    )
    expect(buildPriceHistory(periods, TODAY)).toMatchObject({ until: TODAY, ...summary })
  })

  it.each([
    [1, false],
    [4, false],
    [5, true],
    [6, true],
  ])('with %d prices is drawn: %s', (count, isDrawable) => {
    const day = (index: number) => `2026-0${index + 1}-01`
    const periods = Array.from({ length: count }, (_, index) =>
      held(500 + index, day(index), index + 1 < count ? day(index + 1) : null),
    )
    expect(buildPriceHistory(periods, TODAY)?.isDrawable).toBe(isDrawable)
  })

  it('leaves out of the sum what was paid before the twelve months', () => {
    const periods = [held(900, '2024-01-01', '2025-01-01'), held(500, '2025-01-01')]
    expect(buildPriceHistory(periods, TODAY)).toMatchObject({ highestInCents: 500, changeBp: 0 })
  })

  it.each([
    ['nothing', []],
    ['a size that is no longer bought', [held(600, '2026-01-01', '2026-03-01')]],
  ])('is none for %s', (_, periods) => {
    expect(buildPriceHistory(periods, TODAY)).toBeNull()
  })
})

it.each([
  ['2026-11-15', '2025-11-15'],
  ['2026-01-01', '2025-01-01'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
])('one year before %s was %s', (day, before) => {
  expect(subtractYear(day)).toBe(before)
})
