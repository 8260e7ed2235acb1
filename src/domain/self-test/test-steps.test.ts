import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import {
  computeTestSeconds,
  isTested,
  listChecks,
  listTestSteps,
  readSelfTest,
  TEST_CHECKS,
  TEST_STEPS,
} from './test-steps.ts'

describe('the steps of a self-test', () => {
  it.each([
    ['phones', 40],
    ['tablets', 40],
    ['laptops', 40],
    ['monitors', 8],
    ['consoles', 20],
    ['cameras', 0],
    ['lenses', 0],
  ] as const)('of %s take %i seconds', (category, seconds) => {
    expect(computeTestSeconds(category)).toBe(seconds)
  })

  it('find out each thing in one step only', () => {
    const checks = Object.values(TEST_STEPS).flatMap((step) => [...step.checks])
    expect([...checks].sort()).toEqual([...TEST_CHECKS].sort())
  })

  it.each(CATEGORY_IDS)('of %s are all different', (category) => {
    const steps = listTestSteps(category)
    expect(new Set(steps).size).toBe(steps.length)
  })
})

describe('results from outside', () => {
  it.each([null, undefined, 'pass', 7, {}, { touch: 'maybe' }, { keyboard: 'pass' }, { other: 'pass' }])(
    'that make no sense for a phone are none: %j',
    (stored) => {
      expect(readSelfTest('phones', stored)).toBeNull()
    },
  )

  it('count where they fit the kind of device', () => {
    const stored = { touch: 'pass', sound: 'skipped', keyboard: 'fail', motion: 3 }
    expect(readSelfTest('phones', stored)).toEqual({ touch: 'pass', sound: 'skipped' })
  })

  it('say nothing if every step was skipped or impossible', () => {
    expect(isTested({ touch: 'skipped', sound: 'impossible' })).toBe(false)
  })

  it('are listed in the order of the table', () => {
    expect(listChecks({ sound: 'pass', touch: 'pass', motion: 'fail' }, 'pass')).toEqual(['touch', 'sound'])
  })
})
