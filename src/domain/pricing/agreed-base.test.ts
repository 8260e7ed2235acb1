import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'
import { applyAgreedBase, findAgreedBase, lowerByAgreement } from './agreed-base.ts'
import { priceDevice } from './price-device.ts'

describe.each(CATEGORY_IDS)('a price set by hand for %s', (category) => {
  const rule = getDeliveredRule(category)
  const prices = fc.integer({ min: 20, max: 20_000 }).map((units) => units * 100)
  const conditions = fc.integer({ min: 1, max: 5 })

  it('has a base from which the rule comes to exactly that price', () => {
    fc.assert(
      fc.property(
        prices,
        conditions,
        fc.constantFrom(10_000, 42_500),
        (wanted, conditionId, deductionFactorBp) => {
          const input = { rule, conditionId, answers: {}, deductionFactorBp }
          const baseInCents = findAgreedBase(input, wanted) ?? Number.NaN
          expect(priceDevice({ ...input, baseInCents }).breakdown.totalInCents).toBe(wanted)
        },
      ),
    )
  })

  it('falls with a worse condition, as a listed one does', () => {
    fc.assert(
      fc.property(prices, (wanted) => {
        const input = { rule, answers: {}, deductionFactorBp: 10_000 }
        const baseInCents = findAgreedBase({ ...input, conditionId: 4 }, wanted) ?? Number.NaN
        const worse = priceDevice({ ...input, conditionId: 3, baseInCents })
        expect(worse.breakdown.totalInCents).toBeLessThanOrEqual(wanted)
      }),
    )
  })
})

it('there is none for half a unit', () => {
  const input = { rule: getDeliveredRule('phones'), conditionId: 4, answers: {}, deductionFactorBp: 10_000 }
  expect(findAgreedBase(input, 12_050)).toBeNull()
})

it('there is none for a device that isn’t bought', () => {
  const rule = getDeliveredRule('phones')
  const input = { rule, conditionId: 4, answers: { PH_SWOLLEN: ['YES'] }, deductionFactorBp: 10_000 }
  expect(findAgreedBase(input, 12_000)).toBeNull()
})

describe('base prices as agreed', () => {
  const LISTED = [
    { storageGb: 128, amountInCents: 30_000 },
    { storageGb: 256, amountInCents: 36_000 },
  ]

  it('stay as listed where the offer was made by the list', () => {
    expect(applyAgreedBase(LISTED, { storageGb: 128, baseInCents: 30_000 })).toBe(LISTED)
  })

  it('keep the proportion between the storage sizes', () => {
    expect(applyAgreedBase(LISTED, { storageGb: 128, baseInCents: 33_000 })).toEqual([
      { storageGb: 128, amountInCents: 33_000 },
      { storageGb: 256, amountInCents: 39_600 },
    ])
  })

  it('are always the agreed one for the described size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 900_000 }),
        (listed, agreed) => {
          const [own] = applyAgreedBase([{ storageGb: 64, amountInCents: listed }], {
            storageGb: 64,
            baseInCents: agreed,
          })
          expect(own?.amountInCents).toBe(agreed)
        },
      ),
    )
  })
})

describe('the base prices of another model', () => {
  const SIZES = [
    { storageGb: 128, amountInCents: 20_000 },
    { storageGb: 256, amountInCents: null },
  ]

  it('fall with a price agreed below the list', () => {
    expect(lowerByAgreement(SIZES, { agreedInCents: 15_000, listedInCents: 30_000 })).toEqual([
      { storageGb: 128, amountInCents: 10_000 },
      { storageGb: 256, amountInCents: null },
    ])
  })

  it('stay as listed with a price agreed above it', () => {
    expect(lowerByAgreement(SIZES, { agreedInCents: 60_000, listedInCents: 30_000 })).toEqual(SIZES)
  })
})
