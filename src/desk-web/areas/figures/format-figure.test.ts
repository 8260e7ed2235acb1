import { describe, expect, it } from 'vitest'
import { describeChange, formatUnit } from './format-figure.ts'

describe('a figure', () => {
  it.each([
    ['count', 12_345, '12,345'],
    ['money', 99_950, '€999.50'],
    ['money', 12_345_678, '€123,457'],
    ['share', 8_349, '83.5%'],
    ['hours', 38, '38 h'],
    ['hours', 84, '3.5 d'],
  ] as const)('in %s is written as people read it: %s', (unit, value, text) => {
    expect(formatUnit(unit, 'EUR')(value)).toBe(text)
  })
})

describe('a change', () => {
  it.each([
    ['count', 110, 100, { direction: 'up', text: '10%' }],
    ['money', 50, 100, { direction: 'down', text: '50%' }],
    ['share', 8_200, 8_050, { direction: 'up', text: '1.5 points' }],
    ['count', 100, 100, { direction: 'same', text: 'Unchanged' }],
    ['count', 5, 0, null],
    ['share', null, 4_000, null],
  ] as const)('of %s from %s against %s is %j', (unit, value, previous, change) => {
    expect(describeChange({ unit, value, previous })).toEqual(change)
  })
})
