import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restoreFormulas } from '#csv/escape-formulas.ts'
import { CsvSyntaxError, detectSeparator, readCsv, readCsvLines, splitLines } from '#csv/read-csv.ts'
import { writeCsv } from '#csv/write-csv.ts'

const FOR_MACHINES = { isForSpreadsheets: false } as const
const FOR_SPREADSHEETS = { isForSpreadsheets: true } as const

const ANY_CELL = fc
  .string({ unit: fc.constantFrom('a', 'ł', '"', ',', ';', '\t', '\n', ' ', '=', "'", '🎉'), maxLength: 8 })
  .filter((cell) => cell === cell.trim())

const readCells = (text: string) => readCsv(text).map(({ cells }) => cells)

describe('a table as CSV', () => {
  it('is read as it was written', () => {
    // The first line decides about the separator, and lines without text are skipped.
    const rows = fc.array(fc.tuple(fc.constant('x'), ANY_CELL, ANY_CELL), { maxLength: 5 })
    fc.assert(
      fc.property(rows, fc.constantFrom(',' as const, ';' as const), (body, separator) => {
        const table = [['one', 'two', 'three'], ...body]
        expect(readCells(writeCsv(table, { ...FOR_MACHINES, separator }))).toEqual(table)
      }),
    )
  })

  it.each([
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs and Windows line ends',
      'a\tb\r\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'the line ends of old Macs',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark and a cell of two lines',
      '\uFEFFa,b\n"x""y","1\n2"',
      [
        ['a', 'b'],
        ['x"y', '1\n2'],
      ],
    ],
    ['a single column and an empty line', 'a\n\nb', [['a'], ['b']]],
    ['nothing', '', []],
  ])('is read with %s', (_, text, rows) => {
    expect(readCells(text)).toEqual(rows)
  })

  it('names the line that each record begins on', () => {
    const records = readCsv('\nh1;h2\n\n"1\n2";x\n   \ny;z\n')
    expect(records.map(({ line }) => line)).toEqual([2, 4, 7])
  })

  it.each(['a,b\n"x', 'a,b\nx"y,z', 'a,b\n"x"y,z'])(
    'is not guessed when its quotes are wrong: %j',
    (text) => {
      expect(() => readCsv(text)).toThrow(CsvSyntaxError)
    },
  )

  it.each([
    ['a;b,c', ';'],
    ['a\tb,c', '\t'],
    ['a,b', ','],
    ['\r\n \r\na,b\nc;d', ','],
    ['a', ';'],
    ['', ';'],
  ])('%j is separated by %j', (text, separator) => {
    expect(detectSeparator(text)).toBe(separator)
  })

  it('is not searched for its separator any longer when a line has nothing but blanks', () => {
    const startedAt = performance.now()
    expect(detectSeparator(`${' '.repeat(1_000_000)}\na,b`)).toBe(',')
    // A pattern that tries every start takes an hour.
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

describe('lines that people typed', () => {
  const readLines = (lines: readonly string[], maxColumns = 20) =>
    readCsvLines(lines, { separator: ';', maxColumns })

  it.each([
    ['MacBook 13";256', ['MacBook 13"', '256']],
    ['"open;1', ['"open', '1']],
    ['x;"open', ['x', '"open']],
    ['"a;b";"c ""d"""', ['a;b', 'c "d"']],
    ['"a;b";MacBook 13"', ['a;b', 'MacBook 13"']],
    ['"iPhone" 13;1', ['"iPhone" 13', '1']],
    ['', ['']],
    [';;', ['', '', '']],
  ])('%j has the cells %j, alone and among others', (line, cells) => {
    expect(readLines([line])).toEqual([cells])
    expect(readLines(['a;b', line, 'c;d'])).toEqual([['a', 'b'], cells, ['c', 'd']])
    expect(readLines(['"open', line, '"open"'])).toEqual([['"open'], cells, ['open']])
  })

  it('are one record each, whatever is in them', () => {
    const anyLine = fc.string({ unit: fc.constantFrom('a', '"', ';', ' ', "'", '\t'), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const records = readLines(lines)
        expect(records).toHaveLength(lines.length)
        expect(records).toEqual(lines.map((line) => readLines([line])[0]))
      }),
    )
  })

  it('have no more cells than allowed', () => {
    expect(readLines([';'.repeat(2_000_000)], 200)[0]).toHaveLength(200)
  })

  it('are split at every kind of line end', () => {
    expect(splitLines('\uFEFFa\r\nb\rc\nd')).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a table for spreadsheets', () => {
  const writeCell = (cell: string) =>
    readCells(
      writeCsv(
        [
          ['one', 'two'],
          ['x', cell],
        ],
        FOR_SPREADSHEETS,
      ),
    )[1]?.[1]

  it.each([
    '=1+1',
    '+49',
    '-1-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    "'x",
    '-1e5',
    '-x',
  ])('runs nothing: %j', (cell) => {
    expect(writeCsv([[cell]], FOR_SPREADSHEETS)).toMatch(/^"?'/)
    expect(writeCell(cell)).toBe(`'${cell.trimEnd()}`)
  })

  it.each([' =1+1', '\u00a0=1+1'])('runs nothing behind blanks: %j', (cell) => {
    expect(writeCsv([[cell]], FOR_SPREADSHEETS)).toMatch(/^"?\s'=/)
  })

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x,@SUM(A1);y', "x,'@SUM(A1);y"],
    ['x\n-1+2', "x\n'-1+2"],
    ['x; =cmd', "x; '=cmd"],
    ["x;'=1", "x;''=1"],
  ])('runs nothing in a program that separates cells by something else: %j', (cell, written) => {
    expect(writeCell(cell)).toBe(written)
  })

  it.each(['-1', '-12.50', '-1234,5', '12', '0.00', '2026-11-15', 'a-b', 'x=y', '1+1'])(
    'keeps numbers and everything harmless: %s',
    (cell) => {
      expect(writeCell(cell)).toBe(cell)
    },
  )

  it('keeps every cell restorable, and never begins one like a formula', () => {
    const anyCell = fc.string({ unit: fc.constantFrom(...'a1=+-@;,\'"\n '), maxLength: 10 })
    fc.assert(
      fc.property(
        anyCell.filter((cell) => cell === cell.trim()),
        (cell) => {
          const written = writeCell(cell) ?? ''
          const isNumber = /^-\d+(?:[.,]\d+)?$/.test(cell)
          expect(isNumber || !/(?:^|[;,\n]) *[=+\-@]/.test(written)).toBe(true)
          expect(restoreFormulas(written)).toBe(cell)
        },
      ),
    )
  })

  it('is not what the shop itself reads', () => {
    expect(writeCsv([['=1+1@example.org', '-1']], FOR_MACHINES)).toBe('=1+1@example.org,-1\r\n')
  })
})
