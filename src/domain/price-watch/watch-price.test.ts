import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGivenAnswers, readOfferSearch } from '#domain/offers/given-answers.ts'
import type { StepSheet } from '#domain/offers/offer-steps.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readNewestRuleSet } from '#server/modules/questions/read-newest-rule-set.ts'
import { describeWatched, isFullyDescribed, isStillUnderstood, priceWatched } from './watch-price.ts'
import { buildWatchSearch } from './watch-search.ts'

const SHEET: StepSheet = {
  rule: readNewestRuleSet(DATA_FOLDER).rules.phones,
  prices: [
    { storageGb: 128, amountInCents: 30_000 },
    { storageGb: 256, amountInCents: 36_000 },
  ],
  deductionFactorBp: 10_000,
}

const describeGiven = (given: object) => {
  const watched = describeWatched(SHEET, readGivenAnswers({ answers: {}, ...given }, SHEET))
  if (!watched) throw new Error('Nothing is watched')
  return watched
}

const BEST = {
  PH_POWER: ['YES'],
  PH_LOCK: ['YES'],
  PH_SWOLLEN: ['NO'],
  PH_FUNC: ['YES'],
  PH_GLASS: ['INTACT'],
  PH_PANEL: ['CLEAN'],
  PH_BATTERY: ['GE_90'],
  PH_LIQUID: ['NO'],
  PH_PARTS: ['NEVER'],
  PH_SIMLOCK: ['NO'],
}

describe('a watched device', () => {
  it('without a size is the one that brings most', () => {
    expect(describeGiven({})).toMatchObject({ storageGb: 256, conditionId: null })
    expect(priceWatched(SHEET, describeGiven({}))).toBe(36_000)
  })

  it('has the price of its answers', () => {
    const watched = describeGiven({ storageGb: 128, conditionId: 3, answers: BEST })
    expect(priceWatched(SHEET, watched)).toBeLessThan(30_000)
    expect(isFullyDescribed(SHEET, watched)).toBe(true)
  })

  it('is not described before every question is answered', () => {
    expect(isFullyDescribed(SHEET, describeGiven({ storageGb: 128, conditionId: 4 }))).toBe(false)
    expect(isFullyDescribed(SHEET, describeGiven({ storageGb: 128, answers: BEST }))).toBe(false)
  })

  it('in its sealed box needs no answers about its inside', () => {
    const sealed = describeGiven({ storageGb: 128, conditionId: 5, answers: { PH_GLASS: ['CRACKED'] } })
    const plain = describeGiven({ storageGb: 128, conditionId: 5 })
    expect(priceWatched(SHEET, sealed)).toBe(priceWatched(SHEET, plain))
  })

  it('is understood as long as the rule knows its answers and asks no more', () => {
    const watched = { ...describeGiven({ storageGb: 128, conditionId: 3, answers: BEST }), isComplete: true }
    const { rule } = SHEET
    const without = (dropped: string) => ({
      ...SHEET,
      rule: { ...rule, questions: rule.questions.filter(({ code }) => code !== dropped) },
    })
    expect(isStillUnderstood(SHEET, watched)).toBe(true)
    expect(isStillUnderstood(without('PH_LIQUID'), watched)).toBe(false)
    expect(isStillUnderstood(SHEET, { ...watched, answers: { ...BEST, PH_GLASS: ['RENAMED'] } })).toBe(false)
    expect(isStillUnderstood(SHEET, { ...watched, conditionId: 99 })).toBe(false)
    const { PH_LIQUID: _, ...fewer } = BEST
    expect(isStillUnderstood(SHEET, { ...watched, answers: fewer })).toBe(false)
    expect(isStillUnderstood(SHEET, { ...watched, answers: fewer, isComplete: false })).toBe(true)
  })

  it('in its sealed box is understood whatever else is asked about others', () => {
    const sealed = { ...describeGiven({ storageGb: 128, conditionId: 5 }), isComplete: true }
    const { PH_LIQUID: _, ...fewer } = sealed.answers
    expect(isStillUnderstood(SHEET, { ...sealed, answers: fewer })).toBe(isFullyDescribed(SHEET, sealed))
  })

  it('brings nothing where we make no offer, or no longer buy its size', () => {
    expect(priceWatched(SHEET, { storageGb: 512, conditionId: 4, answers: {} })).toBe(0)
    const dead = { storageGb: 128, conditionId: 4, answers: { PH_SWOLLEN: ['YES'] } }
    expect(priceWatched(SHEET, dead)).toBe(0)
    expect(describeWatched({ ...SHEET, prices: [] }, readGivenAnswers({}, SHEET))).toBeNull()
  })

  it('keeps its answers in the address of its page', () => {
    const sizes = fc.constantFrom(128, 256)
    const conditions = fc.constantFrom(1, 2, 3, 4)
    fc.assert(
      fc.property(sizes, conditions, fc.subarray(Object.entries(BEST)), (storageGb, conditionId, answers) => {
        const watched = describeGiven({ storageGb, conditionId, answers: Object.fromEntries(answers) })
        const read = readGivenAnswers(readOfferSearch(buildWatchSearch(watched)), SHEET)
        expect(describeWatched(SHEET, read)).toEqual(watched)
      }),
    )
  })
})
