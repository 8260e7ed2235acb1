import { describe, expect, it } from 'vitest'
import { pickProven } from './pick-proven.ts'

describe('a new photo proves', () => {
  it.each([
    ['the exception at hand', ['PH_GLASS', 'PH_PANEL'], 'PH_PANEL', ['PH_PANEL']],
    ['the first exception without a photo', ['PH_GLASS', 'PH_PANEL'], 'PH_LOCK', ['PH_GLASS']],
    ['the first exception while nothing is at hand', ['PH_GLASS'], null, ['PH_GLASS']],
    [
      'storage and condition at once',
      ['STORAGE', 'CONDITION', 'PH_GLASS'],
      'STORAGE',
      ['STORAGE', 'CONDITION'],
    ],
    ['the condition alone once the storage is proven', ['CONDITION'], 'CONDITION', ['CONDITION']],
    ['the question at hand once more', [], 'PH_GLASS', ['PH_GLASS']],
    ['nothing yet', [], null, []],
  ] as const)('%s', (_, unproven, at, proven) => {
    expect(pickProven(unproven, at)).toEqual(proven)
  })
})
