import { describe, expect, it } from 'vitest'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'
import {
  buildOfferSearch,
  fitOfferSearch,
  isStorageOnly,
  NO_GIVEN_ANSWERS,
  readGivenAnswers,
  readOfferSearch,
  toGivenAnswers,
} from './given-answers.ts'

const SHEET = {
  rule: getDeliveredRule('phones'),
  prices: [
    { storageGb: 128, amountInCents: 30_000 },
    { storageGb: 256, amountInCents: 36_000 },
  ],
  deductionFactorBp: 10_000,
}

const readAddress = (search: string) => toGivenAnswers(fitOfferSearch(readOfferSearch(search), SHEET), SHEET)

describe('answers from outside', () => {
  it.each([null, undefined, 'text', 7, [], {}, { answers: 'text' }, { answers: { PH_GLASS: 'BACK' } }])(
    'that make no sense are none: %j',
    (stored) => {
      expect(readGivenAnswers(stored, SHEET)).toEqual(NO_GIVEN_ANSWERS)
    },
  )

  it('count where they fit the device', () => {
    const stored = {
      storageGb: 256,
      conditionId: 3,
      answers: { PH_GLASS: ['BACK'], PH_BATTERY: ['GONE'], TA_BENT: ['NO'], PH_DEFECTS: ['TOUCH', 'AUDIO'] },
    }
    expect(readGivenAnswers(stored, SHEET)).toEqual({
      storageGb: 256,
      conditionId: 3,
      answers: { PH_GLASS: ['BACK'], PH_DEFECTS: ['TOUCH', 'AUDIO'] },
    })
  })
})

describe('the address of a device’s page', () => {
  it.each([
    ['', ''],
    ['?utm_source=mail&q=iphone', ''],
    ['?storage=256&utm_source=mail', '?storage=256'],
    ['?storage=-1', ''],
    ['?storage=1e3', ''],
    ['?storage=256&storage=128', '?storage=256'],
    ['?facts=some', ''],
    ['?facts=all&condition=3&storage=256', '?storage=256&condition=3&facts=all'],
    ['?PH_GLASS=BACK&PH_DEFECTS=TOUCH&PH_DEFECTS=AUDIO', '?PH_DEFECTS=AUDIO&PH_DEFECTS=TOUCH&PH_GLASS=BACK'],
    ['?PH_GLASS=BACK&differs=PH_GLASS&differs=x', '?differs=PH_GLASS&PH_GLASS=BACK'],
    ['?PH_GLASS=%3Cscript%3E', ''],
    ['?__proto__=X&constructor=Y', ''],
  ])('%j is %j in canonical form', (search, canonical) => {
    expect(buildOfferSearch(readOfferSearch(search))).toBe(canonical)
  })

  it.each([
    ['?storage=256', true],
    ['?storage=256&condition=3', false],
    ['?PH_GLASS=BACK', false],
    ['?facts=all', false],
  ])('%j says no more than the storage: %s', (search, isOnly) => {
    expect(isStorageOnly(readOfferSearch(search))).toBe(isOnly)
  })

  it.each(['?storage=512', '?condition=9', '?PH_GLASS=GONE', '?TA_BENT=NO', '?PH_POWER=YES&PH_POWER=NO'])(
    'says nothing where it does not fit the device: %s',
    (search) => {
      expect(readAddress(search)).toEqual(NO_GIVEN_ANSWERS)
    },
  )

  it('confirms all facts that were not answered otherwise', () => {
    const { answers } = readAddress('?storage=256&condition=3&differs=PH_GLASS&PH_GLASS=BACK&facts=all')
    expect(answers).toMatchObject({ PH_GLASS: ['BACK'], PH_POWER: ['YES'], PH_LOCK: ['YES'] })
    expect(answers).not.toHaveProperty('PH_BATTERY')
  })

  it('leaves a fact open that differs in a way it does not say', () => {
    expect(readAddress('?differs=PH_WATER&differs=PH_GLASS&facts=all').answers).toMatchObject({
      PH_GLASS: [],
    })
  })

  it('does not count the answer of a fact that applies after all', () => {
    expect(readAddress('?PH_GLASS=BACK&facts=all').answers).toMatchObject({ PH_GLASS: ['INTACT'] })
  })

  it('never asks for more than forty questions and twenty answers', () => {
    const many = Array.from({ length: 100 }, (_, index) => `Q${index}=A`).join('&')
    const long = Array.from({ length: 100 }, (_, index) => `Q=A${index}`).join('&')
    expect(Object.keys(readOfferSearch(`?${many}`).answers)).toHaveLength(40)
    expect(readOfferSearch(`?${long}`).answers.Q).toHaveLength(20)
  })
})
