import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText, readCsv } from '#domain/payouts/csv-table.ts'

const ANY_CELL = fc
  .string({ unit: fc.constantFrom('a', 'ł', '"', ',', ';', '\t', '\n', ' ', '=', '🎉'), maxLength: 8 })
  .filter((cell) => cell === '' || cell.trim() !== '')

describe('a table as CSV', () => {
  it('is read as it was written', () => {
    // The first line decides about the separator, so that is where no other one may stand.
    const rows = fc.array(fc.array(ANY_CELL, { minLength: 2, maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(rows, (body) => {
        const table = [['one', 'two'], ...body]
        expect(readCsv(csvText(table))).toEqual(table)
      }),
    )
  })

  it.each([
    [
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\r\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      '\uFEFFa,b\n"x""y","1\n2"',
      [
        ['a', 'b'],
        ['x"y', '1\n2'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('is read from what spreadsheets write: %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  it.each(['a,b\n"x', 'a,b\nx"y,z', 'a,b\n"x"y,z'])(
    'is not guessed when its quotes are wrong: %j',
    (text) => {
      expect(readCsv(text)).toBeNull()
    },
  )
})
