import { describe, expect, it } from 'vitest'
import { ALERT_RULES, findAlerts, type Observed } from './alert-rules.ts'
import { describeAlert } from './describe-alert.ts'

const QUIET: Observed = {
  lateInspections: 0,
  failedPayouts: 0,
  deadLetters: 0,
  bouncesOfDay: 0,
  priceOutliers: 0,
  overdueErasures: 0,
  sales: [],
}

const listRules = (observed: Partial<Observed>): string[] =>
  findAlerts({ ...QUIET, ...observed }).map(({ rule }) => rule)

describe('an alert', () => {
  it.each([
    [{ lateInspections: 1 }, 'LATE_INSPECTIONS'],
    [{ failedPayouts: 2 }, 'FAILED_PAYOUTS'],
    [{ deadLetters: 1 }, 'DEAD_LETTERS'],
    [{ bouncesOfDay: 10 }, 'MAIL_BOUNCES'],
    [{ priceOutliers: 3 }, 'PRICE_OUTLIERS'],
    [{ overdueErasures: 1 }, 'OVERDUE_ERASURES'],
  ] as const)('is raised by %j: %s', (observed, rule) => {
    expect(listRules(observed)).toEqual([rule])
  })

  it.each([{}, { bouncesOfDay: 9 }])('isn’t raised by %j', (observed) => {
    expect(listRules(observed)).toEqual([])
  })

  it.each([
    ['a week with less than 60% of the mean', 59, [100, 100, 100, 100], true],
    ['a week with 60% of the mean', 60, [100, 100, 100, 100], false],
    ['a market that sells too little to say', 0, [19, 19, 19, 19], false],
    ['a market that sells just enough to say', 0, [20, 20, 20, 20], true],
    ['a shop that has just opened', 5, [0, 0, 0, 0], false],
  ])('of fewer sales, for %s: %s after %j is %s', (_, lastWeek, weeksBefore, isRaised) => {
    expect(listRules({ sales: [{ market: 'de', lastWeek, weeksBefore }] })).toEqual(
      isRaised ? ['SALES_DROP'] : [],
    )
  })

  it.each(ALERT_RULES)('of %s says how many', (rule) => {
    expect(describeAlert({ rule, subject: 'de', facts: { count: 37, mean: 99 } }).text).toContain('37')
  })
})
