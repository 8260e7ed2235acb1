import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmFacts, type GivenAnswers, listOfferSteps } from '#domain/offers/offer-steps.ts'
import { findHighestPrice } from '#domain/pricing/highest-price.ts'
import { createSheet } from '../../../tests/support/drawer-rows.ts'
import { addUpRows, type RowWorth, rateRow } from './rate-row.ts'

const SHEET = createSheet('phones')

const OPEN: GivenAnswers = { storageGb: null, conditionId: null, answers: {} }

function answerAll(given: GivenAnswers): GivenAnswers {
  const facts = listOfferSteps(SHEET, given).find((step) => step.kind === 'facts')
  return { ...given, answers: confirmFacts(facts?.lines ?? [], { PH_BATTERY: ['GE_90'], ...given.answers }) }
}

describe('a device of the list', () => {
  it('is worth its highest price at best before anything is answered', () => {
    const upToInCents = findHighestPrice(SHEET.rule, 24_000)
    expect(upToInCents).toBeGreaterThan(24_000)
    expect(rateRow(SHEET, OPEN)).toEqual({ kind: 'open', openCount: 4, stepCount: 4, upToInCents })
  })

  it('has fewer open questions with every answer', () => {
    expect(rateRow(SHEET, { ...OPEN, storageGb: 64 })).toMatchObject({
      openCount: 3,
      upToInCents: findHighestPrice(SHEET.rule, 20_000),
    })
  })

  it('has its price when everything is answered', () => {
    expect(rateRow(SHEET, answerAll({ storageGb: 64, conditionId: 4, answers: {} }))).toMatchObject({
      kind: 'ready',
    })
  })

  it('is not refused while its best condition is possible', () => {
    const rule = { ...SHEET.rule, minOfferInCents: 24_500 }
    expect(rateRow({ ...SHEET, rule }, OPEN)).toMatchObject({ kind: 'open' })
  })

  it('is not bought with an answer that ends the sale', () => {
    expect(rateRow(SHEET, { ...OPEN, answers: { PH_SWOLLEN: ['YES'] } })).toEqual({ kind: 'refused' })
  })
})

describe('the total of a list', () => {
  const worth: fc.Arbitrary<RowWorth | null> = fc.oneof(
    fc.constant(null),
    fc.constant<RowWorth>({ kind: 'refused' }),
    fc.record({
      kind: fc.constant('open' as const),
      openCount: fc.integer({ min: 1, max: 4 }),
      stepCount: fc.constant(4),
      upToInCents: fc.nat(),
    }),
    fc.record({ kind: fc.constant('ready' as const), priceInCents: fc.nat(500_000) }),
  )

  it('counts what is priced, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(worth), (worths) => {
        const { readyCount, rowCount, totalInCents } = addUpRows(worths)
        const prices = worths.map((one) => (one?.kind === 'ready' ? one.priceInCents : 0))
        expect(totalInCents).toBe(prices.reduce((sum, price) => sum + price, 0))
        expect(rowCount).toBe(worths.length)
        expect(readyCount).toBe(worths.filter((one) => one?.kind === 'ready').length)
      }),
    )
  })
})
