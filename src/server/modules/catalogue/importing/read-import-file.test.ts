import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { collect } from '../../../../../tests/support/collect.ts'
import { ImportFileError, readImportFile } from './read-import-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(name: string, content: string | Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return collect(readImportFile(path))
}

const csv = (...lines: string[]) => read('devices.csv', lines.join('\n'))
const json = (text: string) => read('devices.json', text)

const findReason = async (run: () => Promise<unknown>): Promise<string> => {
  try {
    await run()
  } catch (error) {
    expect(error).toBeInstanceOf(ImportFileError)
    return (error as ImportFileError).message
  }
  throw new Error('The file was read')
}

const HEADING = 'category;manufacturer;series;model;released;prices'
const ROW = 'phones;Apple;iPhone;iPhone 99;2030-01;128:185'
const FIELDS = {
  category: 'phones',
  manufacturer: 'Apple',
  series: 'iPhone',
  model: 'iPhone 99',
  released: '2030-01',
  prices: { 128: 185 },
}

const listLines = (rows: readonly { readonly line: number }[]) => rows.map(({ line }) => line)

describe('a CSV file', () => {
  it.each([
    ['semicolons', `${HEADING}\n${ROW}`],
    ['commas', `${HEADING}\n${ROW}`.replaceAll(';', ',')],
    ['a byte order mark', `\uFEFF${HEADING}\n${ROW}`],
    ['lines as Windows ends them', `${HEADING}\r\n${ROW}\r\n`],
    ['lines as old Macs ended them', `${HEADING}\r${ROW}\r`],
    ['quoted cells', `${HEADING}\n"phones";"Apple";"iPhone";"iPhone 99";"2030-01";"128:185"`],
    ['spaces around the cells', `${HEADING}\n${ROW.replaceAll(';', ' ; ')} `],
    ['a heading in capitals', `${HEADING.toUpperCase()}\n${ROW}`],
  ])('may have %s', async (_, text) => {
    expect(await read('devices.csv', text)).toEqual([{ line: 2, fields: FIELDS }])
  })

  it('may have its columns in any order, and leaves out cells that are empty', async () => {
    const [row] = await csv(
      'prices;codes;model;series;released;category;manufacturer',
      '0:9;;X;S;2020-01;lenses;Zeiß',
    )
    expect(row?.fields).toEqual({
      prices: { 0: 9 },
      model: 'X',
      series: 'S',
      released: '2020-01',
      category: 'lenses',
      manufacturer: 'Zeiß',
    })
  })

  it('keeps umlauts and accents as they are', async () => {
    const [row] = await csv(HEADING, 'phones;Müller & Söhne;Łódź;Größe “é” 📱;2030-01;0:5')
    expect(row?.fields).toMatchObject({
      manufacturer: 'Müller & Söhne',
      series: 'Łódź',
      model: 'Größe “é” 📱',
    })
  })

  it('may have a picture as quoted JSON, over several lines', async () => {
    const [row] = await csv(`${HEADING};picture`, `${ROW};"{""kind"":""laptop"",`, '""inch"": 13.3}"')
    expect(row?.fields.picture).toEqual({ kind: 'laptop', inch: 13.3 })
  })

  it('keeps a picture that is no JSON, so that its row is reported', async () => {
    expect((await csv(`${HEADING};picture`, `${ROW};photo.png`))[0]?.fields.picture).toBe('photo.png')
  })

  it.each([
    ['128:185|256:215', { 128: 185, 256: 215 }],
    [' 128 : 185.5 | 256:215 | ', { 128: 185.5, 256: 215 }],
    ['128:-5', { 128: -5 }],
    ['|', {}],
  ])('has prices by storage size: %j is %j', async (cell, prices) => {
    expect((await csv(HEADING, ROW.replace('128:185', cell)))[0]?.fields.prices).toEqual(prices)
  })

  it.each(['128:', '128', '128:cheap', '128:1,5', '128:5:6', '128:5|128:6', '128:5|256'])(
    'keeps prices that cannot be read, so that their row is reported: %j',
    async (cell) => {
      expect((await csv(HEADING, ROW.replace('128:185', cell)))[0]?.fields.prices).toBe(cell)
    },
  )

  it('has lists, a popularity and the prices of single markets', async () => {
    const own = MARKET_IDS.map((id) => `prices_${id}`)
    const [row] = await csv(
      `${HEADING};codes;terms;popularity;${own.join(';')}`,
      `${ROW}; A1 | A2 |;ip99|neunundneunzig;7;${own.map(() => '128:100').join(';')}`,
    )
    expect(row?.fields).toEqual({
      ...FIELDS,
      codes: ['A1', 'A2'],
      terms: ['ip99', 'neunundneunzig'],
      popularity: 7,
      ...Object.fromEntries(own.map((name) => [name, { 128: 100 }])),
    })
    expect((await csv(`${HEADING};popularity`, `${ROW};much`))[0]?.fields.popularity).toBe('much')
  })

  it('reports cells beyond the last column with their row', async () => {
    expect((await csv(HEADING, `${ROW};one;two`))[0]?.fields['too many cells']).toEqual(['one', 'two'])
  })

  it.each(['\n', '\r\n'])(
    'names the line each row begins on, past empty lines and long cells: %j',
    async (end) => {
      const long = `${ROW};"{${end}""kind"":${end}""phone""}"`
      const text = ['', `${HEADING};picture`, '', ROW, long, ROW, '', '   ', ROW, long, ROW].join(end)
      expect(listLines(await read('devices.csv', text))).toEqual([4, 5, 8, 11, 12, 15])
    },
  )

  it.each([
    ['nothing', '', 'The file is empty'],
    ['nothing but a byte order mark', '\uFEFF\r\n', 'The file is empty'],
    ['an unknown column', `${HEADING};colour\n`, 'Unknown columns: colour'],
    ['a market that there is not', `${HEADING};prices_uk\n`, 'Unknown columns: prices_uk'],
    ['a column without a name', `${HEADING};\n`, 'Unknown columns: '],
    ['a column twice', `${HEADING};Prices\n`, 'Duplicate columns: prices'],
    ['too few columns', 'category;model\n', 'Missing columns: manufacturer, series, released, prices'],
    ['no table at all', '%PDF-1.7\n', 'Missing columns: category, manufacturer'],
    ['an open quote', `${HEADING}\nphones;"Apple\n`, 'The file can’t be read: Quote Not Closed'],
    ['a quote inside of a cell', `${HEADING}\n${ROW.replace('99', '9"')}\n`, 'Invalid Opening Quote'],
  ])('with %s is refused as a whole', async (_, text, reason) => {
    expect(await findReason(() => read('devices.csv', text))).toContain(reason)
  })

  it('with a heading alone has no rows', async () => {
    expect(await csv(HEADING, '')).toEqual([])
  })
})

describe('a JSON file', () => {
  it('has the rows as they are, with the lines they begin on', async () => {
    const text = [
      '\uFEFF[',
      '  {"model": "a } ] \\" \\\\",',
      '   "prices": {"0": [1]}},',
      '',
      '{"model":"b"}]',
    ]
    expect(await json(text.join('\n'))).toEqual([
      { line: 2, fields: { model: 'a } ] " \\', prices: { 0: [1] } } },
      { line: 5, fields: { model: 'b' } },
    ])
  })

  it('may be a single line', async () => {
    expect(listLines(await json(JSON.stringify([FIELDS, FIELDS])))).toEqual([1, 1])
  })

  it('names the line of every entry, also of those that are no devices', async () => {
    const rows = await json('[1,\n"a, [b",\nnull,\n[{}, {}],\n{"model": "X"}\n]')
    expect(listLines(rows)).toEqual([1, 2, 3, 4, 5])
    expect(rows.slice(0, 3).map(({ fields }) => fields)).toEqual([
      { row: 1 },
      { row: 'a, [b' },
      { row: null },
    ])
  })

  it('may be an empty list', async () => {
    expect(await json(' [ ] ')).toEqual([])
  })

  it.each([
    ['no list', '{"devices": []}', 'The file isn’t a list of devices'],
    ['nothing', '', 'The file can’t be read: Unexpected end of JSON input'],
    ['a comma too many', '[{},]', 'The file can’t be read: Unexpected token'],
  ])('with %s is refused as a whole', async (_, text, reason) => {
    expect(await findReason(() => json(text))).toContain(reason)
  })
})

describe('a file that is none of ours', () => {
  it('must be CSV or JSON', async () => {
    expect(await findReason(() => read('devices.xlsx', ''))).toBe('The file must end in .csv or .json')
    expect(await findReason(() => collect(readImportFile(folder)))).toBe('The file must end in .csv or .json')
    expect(await read('DEVICES.JSON', '[]')).toEqual([])
  })

  it('must be there', async () => {
    expect(await findReason(() => collect(readImportFile(join(folder, 'none.csv'))))).toBe(
      'The file can’t be read: ENOENT',
    )
  })

  it('must not be a folder', async () => {
    mkdirSync(join(folder, 'folder.csv'))
    expect(await findReason(() => collect(readImportFile(join(folder, 'folder.csv'))))).toBe(
      'The file can’t be read: EISDIR',
    )
  })

  it.each(['devices.csv', 'devices.json'])(
    'must be UTF-8, or its umlauts would be lost: %s',
    async (name) => {
      const bytes = Buffer.from(`${HEADING}\n${ROW.replace('Apple', 'Müller')}`, 'latin1')
      expect(await findReason(() => read(name, bytes))).toBe(
        'The file isn’t UTF-8. Save it as UTF-8 and try again',
      )
    },
  )
})
