import { describe, expect, it } from 'vitest'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { buildPriceState } from './price-state.ts'
import { mergeAnswers, subtractAnswers } from './use-answers.ts'

const sheet: OfferSheet = {
  rule: {
    version: 1,
    conditions: [
      { id: 5, code: 'NEW', factorBp: 10_800 },
      { id: 4, code: 'LIKE_NEW', factorBp: 10_000 },
      { id: 3, code: 'GOOD', factorBp: 8_800 },
    ],
    minOfferInCents: 500,
    floorBp: 500,
    questions: [
      {
        id: 1,
        code: 'XX_GLASS',
        type: 'single',
        answers: [
          { id: 11, code: 'INTACT', factorBp: 10_000 },
          { id: 12, code: 'BACK', factorBp: 8_000 },
        ],
      },
    ],
  },
  texts: {},
  prices: [
    { storageGb: 64, amountInCents: 10_000 },
    { storageGb: 128, amountInCents: 20_000 },
  ],
  deductionFactorBp: 10_000,
  priceListVersion: 1,
  priceListDate: '2026-11-15',
  priceHistory: { until: '2026-11-15', periods: [] },
  waitingCost: null,
}

const NOTHING = { storageGb: null, conditionId: null, answers: {} }

describe('answers from several sources', () => {
  const stored = { storageGb: 64, conditionId: 3, answers: { XX_GLASS: ['BACK'] } }

  it.each([
    ['nothing new', NOTHING, stored],
    ['another size', { ...NOTHING, storageGb: 128 }, { ...stored, storageGb: 128 }],
    [
      'another answer',
      { ...NOTHING, answers: { XX_GLASS: ['INTACT'] } },
      { ...stored, answers: { XX_GLASS: ['INTACT'] } },
    ],
  ])('are merged, the newer ones over the older: %s', (_, newer, expected) => {
    expect(mergeAnswers(stored, newer)).toEqual(expected)
  })

  it.each([
    ['nothing', stored, NOTHING],
    ['the size', { ...stored, storageGb: 128 }, { ...NOTHING, storageGb: 128 }],
    [
      'an answer',
      { ...stored, answers: { XX_GLASS: ['INTACT'] } },
      { ...NOTHING, answers: { XX_GLASS: ['INTACT'] } },
    ],
  ])('differ only in what was tapped: %s', (_, tapped, expected) => {
    expect(subtractAnswers(tapped, stored)).toEqual(expected)
  })
})

describe('the price so far', () => {
  it('is that of the largest storage, like new, before anything is said', () => {
    const { result, openCount, steps } = buildPriceState(sheet, NOTHING)
    expect(result.breakdown.totalInCents).toBe(20_000)
    expect({ openCount, steps: steps.map(({ kind }) => kind) }).toEqual({
      openCount: 3,
      steps: ['storage', 'condition', 'question'],
    })
  })

  it('follows every answer, until none is open', () => {
    const given = { storageGb: 64, conditionId: 3, answers: { XX_GLASS: ['BACK'] } }
    const { result, openCount } = buildPriceState(sheet, given)
    // 100.00 × 88 % × 80 %
    expect({ totalInCents: result.breakdown.totalInCents, openCount }).toEqual({
      totalInCents: 7_000,
      openCount: 0,
    })
  })

  it('still tells what other answers are worth when one rules an offer out', () => {
    const swollen = {
      id: 2,
      code: 'XX_SWOLLEN',
      type: 'single' as const,
      answers: [
        { id: 21, code: 'NO', factorBp: 10_000 },
        { id: 22, code: 'YES', noOffer: 'DANGEROUS_GOODS' as const },
      ],
    }
    const risky = { ...sheet, rule: { ...sheet.rule, questions: [...sheet.rule.questions, swollen] } }
    const answers = { XX_GLASS: ['BACK'], XX_SWOLLEN: ['YES'] }
    const { result, comparable } = buildPriceState(risky, { ...NOTHING, answers })
    expect({ kind: result.kind, answers: comparable.answers }).toEqual({
      kind: 'noOffer',
      answers: { XX_GLASS: ['BACK'] },
    })
  })

  it('asks for no storage where there is only one', () => {
    const single = { ...sheet, prices: sheet.prices.slice(0, 1) }
    expect(buildPriceState(single, NOTHING).steps.map(({ kind }) => kind)).toEqual(['condition', 'question'])
  })
})
