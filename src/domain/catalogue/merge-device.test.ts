import { describe, expect, it } from 'vitest'
import type { DeviceDraft } from './device-draft.ts'
import type { DeviceRow } from './device-row.ts'
import { checkMergedDevice, listFieldChanges, mergeDevice } from './merge-device.ts'

const KNOWN: DeviceDraft = {
  category: 'phones',
  manufacturer: 'Apple',
  series: 'iPhone 13',
  model: 'iPhone 13',
  storages: [128, 256],
  modelCodes: ['A2482', 'A2633'],
  searchTerms: ['iphone13'],
  releaseYear: 2021,
  releaseMonth: 9,
  popularity: 72,
  launchPrice: null,
}

const ROW: DeviceRow = {
  manufacturer: 'Apple',
  model: 'iPhone 13',
  category: null,
  series: null,
  storages: null,
  modelCodes: null,
  searchTerms: null,
  released: null,
  popularity: null,
  launchPrice: null,
}

const change = (row: Partial<DeviceRow>) => {
  const merged = mergeDevice(KNOWN, { ...ROW, ...row }, null)
  return merged.kind === 'device' ? listFieldChanges(KNOWN, merged.device) : merged.problem
}

describe('a row about a known device', () => {
  it('keeps what it leaves out', () => {
    expect(change({})).toEqual([])
  })

  it('is no change if it has the same codes in another order', () => {
    expect(change({ modelCodes: ['A2633', 'A2482'] })).toEqual([])
  })

  it('adds sizes and takes none away', () => {
    expect(change({ storages: [512] })).toEqual([
      { field: 'storages', before: '128, 256', after: '128, 256, 512' },
    ])
  })

  it('names every field that it changes', () => {
    expect(change({ released: { year: 2021, month: 10 }, launchPrice: 899 })).toEqual([
      { field: 'released', before: '2021-09', after: '2021-10' },
      { field: 'launch_price', before: '', after: '899' },
    ])
  })

  it('can’t move it to another category', () => {
    expect(change({ category: 'tablets' })).toBe('ROW_OTHER_CATEGORY')
  })
})

describe('a row about a new device', () => {
  const NEW = { ...ROW, model: 'iPhone 20', series: 'iPhone 20', released: { year: 2027, month: 9 } }

  it('is in the category that was chosen for the table', () => {
    expect(mergeDevice(null, NEW, 'phones')).toMatchObject({ device: { category: 'phones', storages: [0] } })
  })

  it.each([[{ ...NEW, series: null }, 'phones'] as const, [NEW, null] as const])(
    'is refused if it lacks something',
    (row, category) => {
      expect(mergeDevice(null, row, category)).toEqual({ kind: 'problem', problem: 'ROW_NEW_INCOMPLETE' })
    },
  )
})

describe('sizes of a known device', () => {
  it.each<readonly [string, readonly number[], readonly number[], readonly number[], boolean]>([
    ['may stay as they are, whatever they are', [0, 128], [], [0, 128], true],
    ['may be added beside no storage that is no longer bought', [0, 128], [0], [0, 128, 256], true],
    ['can’t be added beside no storage that is bought', [0], [], [0, 256], false],
  ])('%s', (_, storages, retiredStorages, after, isFine) => {
    const checked = checkMergedDevice({ storages, retiredStorages }, { ...KNOWN, storages: after })
    expect(checked.kind === 'device' ? checked.device.storages : null).toEqual(isFine ? after : null)
  })
})
