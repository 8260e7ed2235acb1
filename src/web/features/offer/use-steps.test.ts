import { describe, expect, it } from 'vitest'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { GivenAnswers } from '#domain/offers/offer-steps.ts'
import { buildPriceState } from './price-state.ts'
import { findNextStep, findOpenStep, locateStep } from './use-steps.ts'

const sheet: OfferSheet = {
  rule: {
    version: 1,
    conditions: [
      { id: 4, code: 'LIKE_NEW', factorBp: 10_000 },
      { id: 1, code: 'BAD', factorBp: 1_000 },
    ],
    minOfferInCents: 2_000,
    floorBp: 500,
    questions: [
      {
        id: 1,
        code: 'XX_INSIDE',
        type: 'single',
        answers: [
          { id: 11, code: 'CLEAN', factorBp: 10_000 },
          { id: 12, code: 'FUNGUS', noOffer: 'FUNGUS' },
        ],
      },
      {
        id: 2,
        code: 'XX_POWER',
        type: 'single',
        isFact: true,
        answers: [
          { id: 21, code: 'YES', factorBp: 10_000 },
          { id: 22, code: 'NO', factorBp: 5_000 },
        ],
      },
    ],
  },
  texts: {},
  prices: [{ storageGb: 0, amountInCents: 10_000 }],
  deductionFactorBp: 10_000,
  priceListVersion: 1,
  priceListDate: '2026-11-15',
  priceHistory: { until: '2026-11-15', periods: [] },
  waitingCost: null,
}

const stateOf = (given: Partial<GivenAnswers>) =>
  buildPriceState(sheet, { storageGb: null, conditionId: null, answers: {}, ...given })

const NOTHING = stateOf({})
const HALF = stateOf({ conditionId: 4 })
const PRESET = stateOf({ conditionId: 4, answers: { XX_INSIDE: ['CLEAN'] } })
const REFUSED = stateOf({ conditionId: 4, answers: { XX_INSIDE: ['FUNGUS'] } })
const TOO_LOW = stateOf({ conditionId: 1 })
const ALL = stateOf({ conditionId: 4, answers: { XX_INSIDE: ['CLEAN'], XX_POWER: ['YES'] } })

describe('the shown step', () => {
  it.each([
    ['the first one before any answer', NOTHING, null, 0],
    ['none that the answers do not lead to', NOTHING, 'facts', 0],
    ['the first open one', HALF, null, 1],
    ['the one that the seller goes back to', HALF, 'condition', 0],
    ['the one whose answer rules an offer out', REFUSED, 'facts', 1],
    ['the one after which the price is too low', TOO_LOW, null, 0],
    ['the price once everything is answered', ALL, null, 3],
    ['an answered one, even then', ALL, 'XX_INSIDE', 1],
  ])('is %s', (_, state, wanted, index) => {
    expect(locateStep(state, wanted)).toBe(index)
  })
})

describe('after an answer', () => {
  it.each([
    ['the next open question follows', HALF, 0, 'XX_INSIDE'],
    ['a question that has its answer is skipped', PRESET, 0, 'facts'],
    ['nothing follows one that rules an offer out', REFUSED, 1, null],
    ['nothing follows one with which the price is too low', TOO_LOW, 0, null],
    ['the price follows where nothing is open', ALL, 0, 'result'],
  ])('%s', (_, state, index, next) => {
    expect(findOpenStep(state, index)).toBe(next)
  })

  it.each([
    ['the question after it', PRESET, 0, 'XX_INSIDE'],
    ['the price after the last one', ALL, 2, 'result'],
    ['nothing where the sale ends', REFUSED, 1, null],
  ])('going on by button leads to %s', (_, state, index, next) => {
    expect(findNextStep(state, index)).toBe(next)
  })
})
