import { describe, expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readNewestRuleSet } from '#server/modules/questions/read-newest-rule-set.ts'
import { addEffect, type RuleEffect, type SoldDevice } from './rule-effect.ts'

const { rules: before } = readNewestRuleSet(DATA_FOLDER)

const after = {
  ...before,
  phones: {
    ...before.phones,
    conditions: before.phones.conditions.map((condition) =>
      condition.code === 'GOOD' ? { ...condition, factorBp: 9_000 } : condition,
    ),
  },
}

const GOOD = 3
const BAD = 1

const phone = (changes: Partial<SoldDevice> = {}): SoldDevice => ({
  category: 'phones',
  currency: 'EUR',
  baseInCents: 20_000,
  deductionFactorBp: 10_000,
  conditionId: GOOD,
  answers: {},
  ...changes,
})

function measure(...devices: SoldDevice[]): RuleEffect[] {
  const effects = new Map<string, RuleEffect>()
  for (const device of devices) addEffect(effects, device, { before, after })
  return [...effects.values()]
}

describe('the effect of another rule', () => {
  it('is what it would have paid beside what the current one pays', () => {
    expect(measure(phone(), phone({ conditionId: BAD }))).toEqual([
      {
        category: 'phones',
        currency: 'EUR',
        deviceCount: 2,
        beforeInCents: 27_600,
        afterInCents: 28_000,
        raisedCount: 1,
        loweredCount: 0,
        refusedCount: 0,
      },
    ])
  })

  it('is counted by category and currency', () => {
    const devices = [phone(), phone({ currency: 'PLN' }), phone({ category: 'tablets' })]
    expect(measure(...devices).map(({ category, currency }) => `${category} ${currency}`)).toEqual([
      'phones EUR',
      'phones PLN',
      'tablets EUR',
    ])
  })

  it('names devices for which nothing would be offered', () => {
    const effects = new Map<string, RuleEffect>()
    const strict = { ...before, phones: { ...before.phones, minOfferInCents: 20_000 } }
    addEffect(effects, phone(), { before, after: strict })
    expect([...effects.values()][0]).toMatchObject({ loweredCount: 1, refusedCount: 1, afterInCents: 0 })
  })
})
