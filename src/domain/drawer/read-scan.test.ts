import { describe, expect, it } from 'vitest'
import { readLabel, readScan, readTyped } from './read-scan.ts'

describe('a barcode', () => {
  it.each(['SM-G991BZADEUB', 'SM-G991B/DS', 'A2403', 'MGJ53ZD/A', 'CFI-1216A', 'HXB-001', 'CPH2639', '82XT'])(
    'names a model: %s',
    (code) => {
      expect(readScan(` ${code} `)).toEqual({ kind: 'model', text: code })
    },
  )

  it.each([
    '490154203237518',
    '490154203237519',
    '49 015420 323751 8',
    'IMEI:490154203237518',
    'A0000023DEA3F1',
    '4006381333931',
    '036000291452',
    '8901234567890123456',
  ])('is a number that names no model: %s', (code) => {
    expect(readScan(code)).toEqual({ kind: 'number' })
  })

  it.each([
    'F2LX4ABCN72J',
    'DNPXK4A1HG',
    'R58N12ABCDE',
    'XKE10012345678',
    'PF1ABCDE',
    '7XK2B13',
    '5CG1234ABC',
    'S01-F33123456',
    'WIFI:S:Home;T:WPA;P:secret12;;',
    'BEGIN:VCARD',
    'A',
  ])('may be a serial number, or anything else: %s', (code) => {
    expect(readScan(code)).toBeNull()
  })
})

describe('what a seller types', () => {
  it.each([
    ['iPhone 12', { kind: 'model', text: 'iPhone 12' }],
    [' SM-G991B ', { kind: 'model', text: 'SM-G991B' }],
    ['49 015420 323751 8', { kind: 'number' }],
    ['S/N F2LX4ABCN72J', { kind: 'number' }],
    ['A', null],
  ])('%s', (typed, reading) => {
    expect(readTyped(typed)).toEqual(reading)
  })
})

describe('a label', () => {
  it('names models once, and notices numbers without passing them on', () => {
    const codes = ['490154203237518', 'CFI-1216A', 'R58N12ABCDE', '4006381333931', 'CFI-1216A']
    expect(readLabel(codes)).toEqual({ models: ['CFI-1216A'], hasNumber: true })
  })
})
