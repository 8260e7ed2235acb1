import { describe, expect, it } from 'vitest'
import { readDeviceHeading, readDeviceRow } from './device-row.ts'

const { columns } = readDeviceHeading([]) as { columns: Parameters<typeof readDeviceRow>[1] }

const read = (line: string) => readDeviceRow(line.split(';'), columns)

describe('a table of devices', () => {
  it('may have its columns in any order', () => {
    expect(readDeviceHeading(['Model', 'Manufacturer', 'Release', 'launch price'])).toEqual({
      kind: 'heading',
      columns: ['model', 'manufacturer', 'released', 'launch_price'],
    })
  })

  it.each([
    [['manufacturer', 'model', 'price'], ['price']],
    [['manufacturer', 'model', 'model'], ['model']],
  ])('with the columns %j can’t be read', (cells, names) => {
    expect(readDeviceHeading(cells)).toEqual({ kind: 'unknown', names })
  })

  it('needs no heading', () => {
    expect(readDeviceHeading(['Apple', 'iPhone 20', 'iPhone 20']).kind).toBe('none')
  })
})

describe('a row of a table of devices', () => {
  it('is a device', () => {
    expect(read('Apple;iPhone 20;iPhone 20 Pro;256|512;A9001, A9002;2027-09')).toEqual({
      kind: 'row',
      row: {
        manufacturer: 'Apple',
        series: 'iPhone 20',
        model: 'iPhone 20 Pro',
        category: null,
        storages: [256, 512],
        modelCodes: ['A9001', 'A9002'],
        searchTerms: null,
        released: { year: 2027, month: 9 },
        popularity: null,
        launchPrice: null,
      },
    })
  })

  it.each(['2027-09', '2027-9', '2027-09-24', '09/2027', '9.2027'])('was released in %j', (cell) => {
    expect(read(`Apple;x;y;;;${cell}`)).toMatchObject({ row: { released: { year: 2027, month: 9 } } })
  })

  it.each([
    ['Apple;iPhone;;128;;2027-09', 'ROW_NAME_MISSING'],
    ['Apple;x;y;big;;2027-09', 'ROW_SIZES'],
    ['Apple;x;y;128;;September', 'ROW_RELEASED'],
    ['Apple;x;y;128;;2027-13', 'ROW_RELEASED'],
  ])('%j is refused', (line, problem) => {
    expect(read(line)).toEqual({ kind: 'problem', problem })
  })
})
