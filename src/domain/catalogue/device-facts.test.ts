import { describe, expect, it } from 'vitest'
import { checkDeviceFacts, type DeviceFacts } from './device-facts.ts'

const facts = (overrides: Partial<DeviceFacts> = {}): DeviceFacts => ({
  modelCodes: ['A2633'],
  searchTerms: ['iphone xiii'],
  releaseYear: 2021,
  releaseMonth: 9,
  popularity: 80,
  ...overrides,
})

describe('what an editor says about a device', () => {
  it('loses blanks and repetitions', () => {
    const checked = checkDeviceFacts(facts({ modelCodes: [' A2633 ', 'A2633', '', 'A  2'] }))
    expect(checked).toMatchObject({ kind: 'facts', facts: { modelCodes: ['A2633', 'A 2'] } })
  })

  it.each<readonly [string, Partial<DeviceFacts>, string]>([
    ['a month that doesn’t exist', { releaseMonth: 13 }, 'releaseMonth'],
    ['half a year', { releaseYear: 2021.5 }, 'releaseYear'],
    ['more than all of the popularity', { popularity: 101 }, 'popularity'],
    ['a text instead of a code', { modelCodes: ['x'.repeat(61)] }, 'modelCodes'],
    [
      'a book of terms',
      { searchTerms: Array.from({ length: 51 }, (_, index) => `t${index}`) },
      'searchTerms',
    ],
  ])('is refused with %s', (_, overrides, field) => {
    expect(checkDeviceFacts(facts(overrides))).toMatchObject({ kind: 'problems', problems: [{ field }] })
  })
})
