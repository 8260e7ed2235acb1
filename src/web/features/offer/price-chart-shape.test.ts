import { describe, expect, it } from 'vitest'
import { buildPriceHistory, type PriceHistory, type PricePeriod } from '#domain/pricing/price-history.ts'
import { buildPriceChartShape } from './price-chart-shape.ts'

const TODAY = '2026-11-15'

const held = (amountInCents: number, from: string, to: string | null = null): PricePeriod => ({
  storageGb: 0,
  amountInCents,
  from,
  to,
})

function historyOf(...periods: readonly PricePeriod[]): PriceHistory {
  const history = buildPriceHistory(periods, TODAY)
  if (!history) throw new Error('No history')
  return history
}

describe('the chart of a price', () => {
  it.each([
    [500, [0, 200, 400, 600]],
    [1_200, [0, 500, 1_000, 1_500]],
    [40_000, [0, 10_000, 20_000, 30_000, 40_000]],
    [40_100, [0, 20_000, 40_000, 60_000]],
    [123_400, [0, 50_000, 100_000, 150_000]],
    [1_000_000, [0, 500_000, 1_000_000]],
  ])('of %i cents has even marks from zero up', (amount, marks) => {
    expect(buildPriceChartShape(historyOf(held(amount, TODAY))).marksInCents).toEqual(marks)
  })

  it('of any price has few marks, the highest not below it', () => {
    for (let cents = 500; cents < 2_000_000; cents = Math.ceil(cents * 1.07)) {
      const { marksInCents, steps } = buildPriceChartShape(historyOf(held(cents, TODAY)))
      expect(marksInCents.length).toBeLessThanOrEqual(5)
      expect(marksInCents.every((mark) => mark % 100 === 0)).toBe(true)
      expect(steps[0]?.heightPercent).toBeLessThanOrEqual(100)
    }
  })

  it('places each price by its days, and leaves room where there was none', () => {
    const history = historyOf(
      held(40_000, '2025-11-05', '2026-01-27'),
      held(20_000, '2026-04-10', '2026-06-22'),
      held(30_000, '2026-06-22'),
    )
    // 73 days each, of 365.
    const steps = buildPriceChartShape(history).steps.map((step) =>
      [step.startPercent, step.endPercent, step.heightPercent].map((value) => value && Math.round(value)),
    )
    expect(steps).toEqual([
      [0, 20, 100],
      [20, 40, null],
      [40, 60, 50],
      [60, 100, 75],
    ])
  })

  it('of a price that is new today goes over the whole width', () => {
    const { steps, month } = buildPriceChartShape(historyOf(held(10_000, TODAY)))
    expect({ steps, month }).toEqual({
      steps: [{ startPercent: 0, endPercent: 100, heightPercent: 100 }],
      month: null,
    })
  })

  it.each([
    ['2025-01-01', '2026-06-01'],
    ['2026-05-20', null],
    ['2026-05-19', '2026-09-01'],
  ])('that begins on %s names this month in its middle: %s', (from, day) => {
    expect(buildPriceChartShape(historyOf(held(10_000, from))).month?.day ?? null).toBe(day)
  })
})
