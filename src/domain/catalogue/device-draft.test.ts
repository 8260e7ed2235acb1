import { describe, expect, it } from 'vitest'
import { checkDeviceDraft, type DeviceDraft } from './device-draft.ts'

const DRAFT: DeviceDraft = {
  category: 'phones',
  manufacturer: 'Fairphone',
  series: 'Fairphone',
  model: 'Fairphone 7',
  storages: [256],
  modelCodes: ['FP7'],
  searchTerms: [],
  releaseYear: 2026,
  releaseMonth: 10,
  popularity: 8,
  launchPrice: 599,
}

const check = (change: Partial<DeviceDraft>) => checkDeviceDraft({ ...DRAFT, ...change })

const findProblems = (change: Partial<DeviceDraft>) => {
  const checked = check(change)
  return checked.kind === 'problems' ? checked.problems.map(({ field, key }) => ({ field, key })) : []
}

describe('a device that is added', () => {
  it('is taken without blanks that nobody meant', () => {
    expect(check({ model: '  Fairphone   7 ', modelCodes: [' FP7', 'FP7', ''] })).toMatchObject({
      device: { model: 'Fairphone 7', modelCodes: ['FP7'] },
    })
  })

  it.each([
    [{ model: ' ' }, 'model', 'FIELD_REQUIRED'],
    [{ model: '–' }, 'model', 'FIELD_CHARACTERS'],
    [{ model: 'Pad {size:3}' }, 'model', 'NAME_PATTERN'],
    [{ model: 'x'.repeat(101) }, 'model', 'FIELD_TOO_LONG'],
    [{ series: 'x'.repeat(51) }, 'series', 'FIELD_TOO_LONG'],
    [{ manufacturer: '' }, 'manufacturer', 'FIELD_REQUIRED'],
    [{ storages: [0, 128] }, 'storages', 'STORAGE_SIZES'],
    [{ launchPrice: 0 }, 'launchPrice', 'QUANTITY_RANGE'],
    [{ releaseMonth: 13 }, 'releaseMonth', 'QUANTITY_RANGE'],
  ] satisfies [Partial<DeviceDraft>, string, string][])('is refused with %j', (change, field, key) => {
    expect(findProblems(change)).toEqual([{ field, key }])
  })

  it('names all problems at once', () => {
    expect(findProblems({ model: '', storages: [], popularity: 101 })).toHaveLength(3)
  })
})
