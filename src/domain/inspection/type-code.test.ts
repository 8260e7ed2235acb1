import { describe, expect, it } from 'vitest'
import { listOtherModels, readTypeCode } from './type-code.ts'

describe('the type code of a serial number', () => {
  it.each([
    ['356938035643809', '35693803'],
    ['35693803564380', null],
    ['F2LXK0ABCDEF', null],
    ['', null],
  ])('%j is %j', (serialNumber, expected) => {
    expect(readTypeCode(serialNumber)).toBe(expected)
  })
})

describe('a type code', () => {
  const OWN = { deviceId: 1, name: 'Own', count: 1 }
  const OTHER = { deviceId: 2, name: 'Other', count: 2 }
  const RARE = { deviceId: 3, name: 'Rare', count: 1 }

  it.each([
    ['fits a model that had it before, however often others had it', [OWN, OTHER], []],
    ['belongs to another model that had it more than once', [OTHER], ['Other']],
    ['says nothing after a single other device', [RARE], []],
    [
      'may belong to several models',
      [OTHER, RARE, { ...OTHER, deviceId: 4, name: 'Twin' }],
      ['Other', 'Twin'],
    ],
    ['that we never had says nothing', [], []],
  ])('%s', (_, bought, expected) => {
    expect(listOtherModels(bought, 1)).toEqual(expected)
  })
})
