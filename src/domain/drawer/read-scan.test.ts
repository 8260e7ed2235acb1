import { describe, expect, it } from 'vitest'
import { readLabel, readScan } from './read-scan.ts'

describe('a barcode', () => {
  it.each([
    ['SM-G991BZADEUB', { kind: 'model', text: 'SM-G991BZADEUB' }],
    [' A2403 ', { kind: 'model', text: 'A2403' }],
    ['490154203237518', { kind: 'imei' }],
    ['4006381333931', { kind: 'ean' }],
    ['036000291452', { kind: 'ean' }],
    ['8901234567890123456', null],
    ['A', null],
  ])('%s', (code, reading) => {
    expect(readScan(code)).toEqual(reading)
  })
})

describe('a label', () => {
  it('names models once, and notices numbers without passing them on', () => {
    expect(readLabel(['490154203237518', 'CFI-1216A', '4006381333931', 'CFI-1216A'])).toEqual({
      models: ['CFI-1216A'],
      hasImei: true,
      hasEan: true,
    })
  })
})
