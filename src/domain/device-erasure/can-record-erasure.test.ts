import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { collectStatesLeadingTo, TRADE_STATES } from '#domain/trades/trade-states.ts'
import {
  ERASABLE_STATES,
  type ErasableDevice,
  findErasureObstacle,
  findMethodObstacle,
  planErasure,
  type RecordedErasure,
} from './can-record-erasure.ts'
import { ERASURE_METHODS, type ErasureMethod, listErasureMethods } from './erasure-method.ts'

const PHONE: ErasableDevice = {
  state: 'PAID',
  category: 'phones',
  wasInspected: true,
  waitsForIdentity: false,
}

describe('a method', () => {
  it.each<[CategoryId, readonly ErasureMethod[]]>([
    ['phones', ['KEY_DESTRUCTION', 'SHREDDING']],
    ['tablets', ['KEY_DESTRUCTION', 'SHREDDING']],
    ['consoles', ['KEY_DESTRUCTION', 'OVERWRITE', 'SHREDDING']],
    ['laptops', ['KEY_DESTRUCTION', 'OVERWRITE', 'SHREDDING']],
    ['cameras', ['MEMORY_CLEARED', 'SHREDDING']],
    ['lenses', []],
    ['monitors', []],
  ])('of %s is one of %j', (category, methods) => {
    expect(listErasureMethods(category)).toEqual(methods)
  })

  it('that is shredding fits whatever has storage', () => {
    const withStorage = CATEGORY_IDS.filter((category) => listErasureMethods(category).length > 0)
    expect(withStorage.every((category) => listErasureMethods(category).includes('SHREDDING'))).toBe(true)
  })
})

describe('the erasure of a device', () => {
  it.each<[string, Partial<ErasableDevice>, string | null]>([
    ['that is paid', {}, null],
    ['that is bought', { state: 'ACCEPTED' }, null],
    ['that we recycle', { state: 'RECYCLED' }, null],
    ['whose payout came back', { state: 'PAYOUT_FAILED' }, null],
    ['that is inspected', { state: 'IN_INSPECTION' }, 'NOT_OURS'],
    ['whose seller has to answer', { state: 'COUNTER_OFFERED' }, 'NOT_OURS'],
    ['that goes back', { state: 'RETURN_PENDING' }, 'NOT_OURS'],
    ['that may belong to someone else', { state: 'QUARANTINED' }, 'NOT_OURS'],
    ['that was lost on its way and paid', { wasInspected: false }, 'NOT_HERE'],
    ['whose seller may still want it back', { state: 'ACCEPTED', waitsForIdentity: true }, 'MAY_GO_BACK'],
    ['without storage', { category: 'lenses' }, 'NO_STORAGE'],
  ])('%s has the obstacle that is expected', (_, change, obstacle) => {
    expect(findErasureObstacle({ ...PHONE, ...change })).toBe(obstacle)
  })

  it('by a method that doesn’t fit is refused', () => {
    expect(findMethodObstacle(PHONE, 'OVERWRITE')).toBe('WRONG_METHOD')
  })

  it('is never possible while the device can go back to its seller', () => {
    const device = fc.record({
      state: fc.constantFrom(...TRADE_STATES),
      category: fc.constantFrom(...CATEGORY_IDS),
      wasInspected: fc.boolean(),
      waitsForIdentity: fc.boolean(),
    })
    const mayGoBack = collectStatesLeadingTo('RETURN_PENDING')
    fc.assert(
      fc.property(device, fc.constantFrom(...ERASURE_METHODS), (each, method) => {
        if (findMethodObstacle(each, method) !== null) return
        expect(ERASABLE_STATES).toContain(each.state)
        // A bought device goes back only because its seller shows no identity document.
        expect(!mayGoBack.has(each.state) || (each.state === 'ACCEPTED' && !each.waitsForIdentity)).toBe(true)
      }),
    )
  })
})

const METHOD = fc.option(fc.constantFrom(...ERASURE_METHODS))

describe('records', () => {
  it.each<[string, RecordedErasure | null, number | null, string]>([
    ['a first one', null, null, 'new'],
    ['the same once more', { number: 1, method: 'OVERWRITE' }, null, 'known'],
    ['another one by accident', { number: 1, method: 'SHREDDING' }, null, 'differs'],
    ['another one as a correction', { number: 1, method: 'SHREDDING' }, 1, 'new'],
    ['a correction of what was corrected meanwhile', { number: 2, method: 'SHREDDING' }, 1, 'differs'],
    ['one after a record was taken back', { number: 2, method: null }, null, 'new'],
  ])('%s: %j', (_, latest, corrects, kind) => {
    expect(planErasure(latest, { method: 'OVERWRITE', corrects }).kind).toBe(kind)
  })

  it('count without gaps, and repeating one never adds another', () => {
    const wish = fc.record({ method: METHOD, isCorrection: fc.boolean() })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 20 }), (wishes) => {
        let latest: RecordedErasure | null = null
        let count = 0
        for (const { method, isCorrection } of wishes) {
          const wanted = { method, corrects: isCorrection && latest ? latest.number : null }
          const plan = planErasure(latest, wanted)
          if (plan.kind !== 'new') continue
          count += 1
          expect(plan.number).toBe(count)
          latest = { number: plan.number, method }
          expect(planErasure(latest, wanted).kind).toBe('known')
        }
      }),
    )
  })
})
