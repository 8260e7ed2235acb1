import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getDeliveredRule } from '../../../tests/support/rule-versions.ts'
import { mergeRows } from './merge-rows.ts'
import { assumeBestAnswers, hasCostlyAnswer, readAnswers } from './read-answers.ts'
import { readRow } from './read-row.ts'
import { hasLuhnChecksum, readSerial } from './serial-number.ts'
import { splitNames } from './split-names.ts'

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
const listCodes = (change: object, seen?: Set<string>) => read(change, seen).problems.map(({ code }) => code)

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
  ])('with %j has the problems %j', (change, codes) => expect(listCodes(change)).toEqual(codes))

  it('names a number that an earlier one has, however it is written', () => {
    const seen = new Set<string>()
    expect(listCodes({ serial: '49-015420-323751-8' }, seen)).toEqual([])
    expect(listCodes({ serial: IMEI }, seen)).toEqual(['ROW_IMEI_DUPLICATE'])
    expect(listCodes({ serial: 'abc 1' }, seen)).toEqual([])
    expect(listCodes({ serial: 'ABC  1' }, seen)).toEqual(['ROW_IMEI_DUPLICATE'])
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
  const { questions } = getDeliveredRule('phones')

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
    expect(assumeBestAnswers(questions, {})).toMatchObject({
      PH_POWER: ['YES'],
      PH_LOCK: ['YES'],
      PH_GLASS: ['INTACT'],
    })
    const dead = assumeBestAnswers(questions, { PH_POWER: ['NO'] })
    expect(dead.PH_POWER).toEqual(['NO'])
    expect(dead.PH_BATTERY).toBeUndefined()
    expect(assumeBestAnswers(questions, { PH_FUNC: ['NO'] }).PH_DEFECTS).toHaveLength(1)
  })

  it.each([
    ['a lower factor', { PH_GLASS: ['BACK'] }, true],
    ['a device that does not start', { PH_POWER: ['NO'] }, true],
    ['a lock', { PH_LOCK: ['NO'] }, true],
    ['a reason for no offer', { PH_SWOLLEN: ['YES'] }, true],
    ['one of several', { PH_POWER: ['YES'], PH_BATTERY: ['LT_80'] }, true],
    ['the best answer', { PH_POWER: ['YES'] }, false],
    ['another answer that costs nothing', { PH_PARTS: ['UNKNOWN'] }, false],
    ['a defect that is not named', { PH_FUNC: ['NO'] }, false],
    ['no answer', {}, false],
  ])('cost something or nothing: %s', (_, given, expected) => {
    expect(hasCostlyAnswer(questions, given)).toBe(expected)
  })

  it('cost something where a part is missing', () => {
    const laptops = getDeliveredRule('laptops').questions
    expect(hasCostlyAnswer(laptops, { LA_CHARGER: ['NONE'] })).toBe(true)
  })
})

describe('what follows from a list', () => {
  it('is one line per device in the same state, of at most 500', () => {
    const line = { deviceId: 1, storageGb: 128, conditionId: 4, answers: { A: ['X'] }, quantity: 300 }
    const merged = mergeRows([line, { ...line, quantity: 301 }, { ...line, conditionId: 3, quantity: 1 }])
    expect(merged).toMatchObject([
      { conditionId: 4, quantity: 500 },
      { conditionId: 4, quantity: 101 },
      { conditionId: 3, quantity: 1 },
    ])
  })

  it.each([
    ['iPhone 12\nGalaxy S21\n\n', ['iPhone 12', 'Galaxy S21']],
    ['iPhone 12, Galaxy S21; iPad', ['iPhone 12', 'Galaxy S21', 'iPad']],
    ['iPhone 12, 64 GB', ['iPhone 12, 64 GB']],
    ['MacBook 13,3 Zoll', ['MacBook 13,3 Zoll']],
    ['1. iPhone\n- iPad', ['iPhone', 'iPad']],
  ])('%j holds the names %j', (text, names) => expect(splitNames(text)).toEqual(names))
})
