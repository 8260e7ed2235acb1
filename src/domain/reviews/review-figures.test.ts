import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildReviewFigures, MIN_REVIEWS, type ReviewTotals } from './review-figures.ts'

const NONE_HIDDEN = { INSULT: 0, PERSONAL_DATA: 0, UNLAWFUL: 0, ADVERTISING: 0, UNREADABLE: 0 }

const totals = (published: Partial<ReviewTotals['published']>): ReviewTotals => ({
  published: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...published },
  waiting: 0,
  hidden: NONE_HIDDEN,
  hiddenLater: 0,
})

describe('the average', () => {
  it('is not shown for nine reviews', () => {
    expect(buildReviewFigures(totals({ 5: MIN_REVIEWS - 1 }))).toMatchObject({
      count: 9,
      averageInTenths: null,
    })
  })

  it('is shown for ten', () => {
    expect(buildReviewFigures(totals({ 5: 9, 1: 1 }))).toMatchObject({ count: 10, averageInTenths: 46 })
  })

  it('is never rounded up', () => {
    expect(buildReviewFigures(totals({ 5: 99, 4: 1 })).averageInTenths).toBe(49)
  })

  it('is one of the stars that were given, or between them', () => {
    const count = fc.nat({ max: 50 })
    fc.assert(
      fc.property(fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count }), (published) => {
        const { averageInTenths } = buildReviewFigures(totals(published))
        if (averageInTenths === null) return
        const given = ([1, 2, 3, 4, 5] as const).filter((stars) => published[stars] > 0)
        expect(averageInTenths).toBeGreaterThanOrEqual(Math.min(...given) * 10)
        expect(averageInTenths).toBeLessThanOrEqual(Math.max(...given) * 10)
      }),
    )
  })
})

it('hidden reviews are counted by reason and don’t count as published', () => {
  const figures = buildReviewFigures({
    ...totals({ 4: 12 }),
    waiting: 2,
    hidden: { ...NONE_HIDDEN, INSULT: 3, ADVERTISING: 1 },
    hiddenLater: 1,
  })
  expect(figures).toEqual({
    count: 12,
    averageInTenths: 40,
    waiting: 2,
    hidden: [
      { reason: 'INSULT', count: 3 },
      { reason: 'ADVERTISING', count: 1 },
    ],
    hiddenLater: 1,
  })
})
