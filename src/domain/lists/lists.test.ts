import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionFiles } from '#server/modules/questions/question-files.ts'
import { decodeList } from './decode-list.ts'
import { writeReport } from './list-report.ts'
import { MAX_LIST_ROWS } from './list-row.ts'
import { mergeRows } from './merge-rows.ts'
import { splitNames } from './paste-names.ts'
import { completeAnswers, readAnswers } from './read-answers.ts'
import { readRow } from './read-row.ts'
import { hasLuhnChecksum, readSerial } from './serial-number.ts'
import { splitList } from './split-list.ts'
import { exampleList, writeList } from './write-list.ts'

const rowsOf = (text: string) => {
  const list = splitList(text)
  if (list.kind === 'tooLong') throw new Error('too long')
  return list.rows
}

const IMEI = '490154203237518'
const ROW = {
  line: 1,
  device: 'iPhone 13',
  storage: '',
  condition: '4',
  quantity: '1',
  serial: '',
  answers: '',
}
const read = (change: object, seen = new Set<string>()) =>
  readRow({ ...ROW, ...change }, { conditionId: null, seen })
const codesOf = (change: object, seen?: Set<string>) => read(change, seen).problems.map(({ code }) => code)

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
    expect(rowsOf(text)).toMatchObject([{ ...expected, answers: 'PH_GLASS=BACK,PH_FUNC=YES' }])
  })

  it('has one row per line, blank and broken ones too', () => {
    const rows = rowsOf('MacBook 13";256\n\n;;;\n"offen;1\n"a";"b ""c"""\n')
    expect(rows.map(({ line, device, storage }) => [line, device, storage])).toEqual([
      [1, 'MacBook 13"', '256'],
      [2, '', ''],
      [3, '', ''],
      [4, '"offen', '1'],
      [5, 'a', 'b "c"'],
    ])
  })

  it('takes 5,000 rows and no more, a heading aside', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'iPhone 13;;4').join('\r\n')
    expect(rowsOf(`device;storage;condition\n${lines(MAX_LIST_ROWS)}\n`)).toHaveLength(MAX_LIST_ROWS)
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
        expect(rowsOf(writeList(rows))).toEqual(rows)
      }),
    )
  })

  it('is decoded as spreadsheets of all times write it', () => {
    expect(decodeList(new TextEncoder().encode('Gerät'))).toBe('Gerät')
    expect(decodeList(Uint8Array.from([0x47, 0x65, 0x72, 0xe4, 0x74]))).toBe('Gerät')
  })

  it('has an example that is a list itself', () => {
    const rows = rowsOf(exampleList())
    expect(rows).toHaveLength(3)
    expect(rows.flatMap((row) => readRow(row, { conditionId: null, seen: new Set() }).problems)).toEqual([])
  })
})

describe('a row', () => {
  it.each([
    [{ condition: '' }, ['ROW_CONDITION']],
    [{ condition: '6' }, ['ROW_CONDITION']],
    [{ condition: 'like new' }, []],
    [{ quantity: '0' }, ['ROW_QUANTITY']],
    [{ quantity: '501' }, ['ROW_QUANTITY']],
    [{ quantity: '500' }, []],
    [{ quantity: '1.5' }, ['ROW_QUANTITY']],
    [{ quantity: '2', serial: IMEI }, ['ROW_QUANTITY']],
    [{ serial: '490154203237517' }, ['ROW_IMEI_CHECKSUM']],
    [{ serial: '4.90154E+14' }, ['ROW_IMEI_CHECKSUM']],
    [{ serial: '000000000000000' }, ['ROW_IMEI_CHECKSUM']],
    [{ serial: 'C02XL0GYJGH5' }, []],
    [{ storage: 'viel' }, ['ROW_ANSWER']],
    [{ storage: '1 TB' }, []],
    [
      { condition: 'x', quantity: 'x', serial: '1'.repeat(15) },
      ['ROW_CONDITION', 'ROW_QUANTITY', 'ROW_IMEI_CHECKSUM'],
    ],
  ])('with %j has the problems %j', (change, codes) => expect(codesOf(change)).toEqual(codes))

  it('names a number that an earlier one has, however it is written', () => {
    const seen = new Set<string>()
    expect(codesOf({ serial: '49-015420-323751-8' }, seen)).toEqual([])
    expect(codesOf({ serial: IMEI }, seen)).toEqual(['ROW_IMEI_DUPLICATE'])
    expect(codesOf({ serial: 'abc 1' }, seen)).toEqual([])
    expect(codesOf({ serial: 'ABC  1' }, seen)).toEqual(['ROW_IMEI_DUPLICATE'])
  })

  it('has every IMEI with one wrong digit refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const digits = [...IMEI].map((digit, index) =>
          index === at ? String((Number(digit) + step) % 10) : digit,
        )
        expect(hasLuhnChecksum(digits.join(''))).toBe(false)
        expect(readSerial(digits.join('')).kind).toBe('wrongChecksum')
      }),
    )
  })
})

describe('answers of a row', () => {
  const { questions } = readQuestionFiles(DATA_FOLDER).rules.phones

  it('are codes with values; the codes of phones need not say so', () => {
    expect(readAnswers('PH_BATTERY=LT_80, glass=back', questions)).toEqual({
      kind: 'answers',
      answers: { PH_BATTERY: ['LT_80'], PH_GLASS: ['BACK'] },
    })
    expect(readAnswers('PH_FUNC=NO,PH_DEFECTS=AUDIO+CAMERA', questions)).toMatchObject({
      answers: { PH_DEFECTS: ['AUDIO', 'CAMERA'] },
    })
  })

  it.each([
    'PH_BATTERY=WEAK',
    'NOTHING=YES',
    'PH_BATTERY',
    'PH_GLASS=BACK,PH_GLASS=INTACT',
    '__proto__=YES',
    '=',
  ])('“%s” is none', (text) => expect(readAnswers(text, questions).kind).toBe('unknown'))

  it('count as best where they are missing, and nothing that was said is changed', () => {
    expect(completeAnswers(questions, {})).toMatchObject({
      PH_POWER: ['YES'],
      PH_LOCK: ['YES'],
      PH_GLASS: ['INTACT'],
    })
    const dead = completeAnswers(questions, { PH_POWER: ['NO'] })
    expect(dead.PH_POWER).toEqual(['NO'])
    expect(dead.PH_BATTERY).toBeUndefined()
    expect(completeAnswers(questions, { PH_FUNC: ['NO'] }).PH_DEFECTS).toHaveLength(1)
  })
})

describe('what follows from a list', () => {
  it('is one line per device in the same state, of at most 500', () => {
    const line = { deviceId: 1, storageGb: 128, conditionId: 4, answers: { A: ['X'] }, quantity: 300 }
    const merged = mergeRows([line, { ...line, quantity: 301 }, { ...line, conditionId: 3, quantity: 1 }])
    expect(merged.map(({ conditionId, quantity }) => [conditionId, quantity])).toEqual([
      [4, 500],
      [4, 101],
      [3, 1],
    ])
  })

  it('is a report that runs nothing in a spreadsheet and is a list again', () => {
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
    expect(rowsOf(report)).toMatchObject([{ line: 2, condition: '4', quantity: '1' }])
  })

  it.each([
    ['iPhone 12\nGalaxy S21\n\n', ['iPhone 12', 'Galaxy S21']],
    ['iPhone 12, Galaxy S21; iPad', ['iPhone 12', 'Galaxy S21', 'iPad']],
    ['iPhone 12, 64 GB', ['iPhone 12, 64 GB']],
    ['MacBook 13,3 Zoll', ['MacBook 13,3 Zoll']],
    ['1. iPhone\n- iPad', ['iPhone', 'iPad']],
  ])('%j holds the names %j', (text, names) => expect(splitNames(text)).toEqual(names))
})
