import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareStorages, isStorageChoice, readStorages } from './storage-sizes.ts'

describe('the sizes of a device', () => {
  it.each([
    ['128, 256', [128, 256]],
    ['512|128 GB|1 TB', [128, 512, 1_024]],
    ['64/64', [64]],
    ['', [0]],
    ['0', [0]],
    ['128, big', null],
  ])('are read from %j', (text, sizes) => {
    expect(readStorages(text)).toEqual(sizes)
  })

  it.each([
    [[128, 256], true],
    [[0], true],
    [[0, 128], false],
    [[], false],
    [[-1], false],
    [[1.5], false],
  ])('%j can be chosen: %s', (sizes, isChoice) => {
    expect(isStorageChoice(sizes)).toBe(isChoice)
  })

  it('are after a change what was wanted', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 0, max: 20 }))
    fc.assert(
      fc.property(sizes, sizes, (before, after) => {
        const { added, removed } = compareStorages(before, after)
        const left = [...before.filter((size) => !removed.includes(size)), ...added]
        expect(new Set(left)).toEqual(new Set(after))
      }),
    )
  })
})
