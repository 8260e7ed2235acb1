import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_LIST_ROWS } from '#domain/lists/list-row.ts'
import { readRow } from '#domain/lists/read-row.ts'
import { decodeText } from '#domain/text/decode-text.ts'
import { writeExample, writeList, writeReport } from '#web/features/lists/write-list.ts'
import { splitList } from './split-list.ts'

const readRows = (text: string) => {
  const list = splitList(text)
  if (list.kind === 'tooLong') throw new Error('too long')
  return list.rows
}

const ROW = {
  line: 1,
  device: 'iPhone 13',
  storage: '',
  condition: '4',
  quantity: '1',
  serial: '',
  answers: '',
}

describe('the text of a list', () => {
  const expected = { device: 'iPhone 13', storage: '128', condition: '4', quantity: '2', serial: 'X1' }

  it.each([
    ['semicolons', 'iPhone 13;128;4;2;X1;PH_GLASS=BACK,PH_FUNC=YES'],
    ['commas with quotes', 'iPhone 13,128,4,2,X1,"PH_GLASS=BACK,PH_FUNC=YES"'],
    ['commas without', 'iPhone 13,128,4,2,X1,PH_GLASS=BACK,PH_FUNC=YES'],
    ['tabs', 'iPhone 13\t128\t4\t2\tX1\tPH_GLASS=BACK,PH_FUNC=YES'],
    [
      'a byte order mark and a heading',
      '\uFEFFdevice_url_or_name;storage;condition_id;quantity;imei_or_serial;answers(code=value,...)\r\niPhone 13;128;4;2;X1;PH_GLASS=BACK,PH_FUNC=YES\r\n',
    ],
    [
      'a heading in another order',
      'Anzahl;Gerät;Speicher;Zustand;Seriennummer;Antworten;Notiz\n2;iPhone 13;128;4;X1;PH_GLASS=BACK,PH_FUNC=YES;egal',
    ],
  ])('is read with %s', (_, text) => {
    expect(readRows(text)).toMatchObject([{ ...expected, answers: 'PH_GLASS=BACK,PH_FUNC=YES' }])
  })

  it('has one row per line, blank and broken ones too', () => {
    const rows = readRows('MacBook 13";256\n\n;;;\n"offen;1\n"a";"b ""c"""\n')
    expect(rows).toMatchObject([
      { line: 1, device: 'MacBook 13"', storage: '256' },
      { line: 2, device: '', storage: '' },
      { line: 3, device: '', storage: '' },
      { line: 4, device: '"offen', storage: '1' },
      { line: 5, device: 'a', storage: 'b "c"' },
    ])
  })

  it('takes 5,000 rows and no more, a heading aside', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'iPhone 13;;4').join('\r\n')
    expect(readRows(`device;storage;condition\n${lines(MAX_LIST_ROWS)}\n`)).toHaveLength(MAX_LIST_ROWS)
    expect(splitList(lines(MAX_LIST_ROWS + 1))).toEqual({ kind: 'tooLong', count: MAX_LIST_ROWS + 1 })
    expect(splitList(lines(100_000)).kind).toBe('tooLong')
  })

  it('is the same list after it was written and read again', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\p{Cc}\uFEFF]/gu, '').trim())
    const row = fc.record({
      device: cell,
      storage: cell,
      condition: cell,
      quantity: cell,
      serial: cell,
      answers: cell,
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (texts) => {
        const rows = texts.map((own, index) => ({ ...own, line: index + 2 }))
        expect(readRows(writeList(rows))).toEqual(rows)
      }),
    )
  })

  it('keeps a line short that has nothing but separators', () => {
    const [row, ...others] = readRows(`${';'.repeat(1_000_000)}\niPhone 13;128`)
    expect(row).toMatchObject({ line: 1, device: '', answers: '' })
    expect(others).toMatchObject([{ line: 2, device: 'iPhone 13', storage: '128' }])
  })

  it('loses control characters, but no row because of them', () => {
    expect(readRows('iPhone\u0000 13;1\u001b28\u007f;4')).toMatchObject([
      { device: 'iPhone 13', storage: '128', condition: '4' },
    ])
  })

  it('is decoded as spreadsheets of all ages write it', () => {
    expect(decodeText(new TextEncoder().encode('Gerät'))).toBe('Gerät')
    expect(decodeText(Uint8Array.from([0x47, 0x65, 0x72, 0xe4, 0x74]))).toBe('Gerät')
  })

  it('has an example that is a list itself', () => {
    const rows = readRows(writeExample())
    expect(rows).toHaveLength(3)
    expect(rows.flatMap((row) => readRow(row, { conditionId: null, seen: new Set() }).problems)).toEqual([])
  })
})

describe('the report on a list', () => {
  it('runs nothing in a spreadsheet, and is a list again', () => {
    const row = { ...ROW, device: '=HYPERLINK("http://x")', serial: '+49', answers: '@a' }
    const report = writeReport(
      [
        {
          line: 2,
          row,
          status: 'error' as const,
          confidence: 0,
          device: null,
          candidates: [],
          problems: [{ code: 'ROW_DEVICE_UNKNOWN' as const, detail: '-1+1' }],
          storageGb: null,
          quantity: 1,
          priceInCents: null,
          refusal: null,
        },
      ],
      'EUR',
    )
    expect(report.split(/[;\r\n]/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
    expect(readRows(report)).toMatchObject([{ line: 2, condition: '4', quantity: '1' }])
  })
})
