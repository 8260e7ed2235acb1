import { describe, expect, it } from 'vitest'
import { buildQrPath } from '#server/documents/barcodes.ts'
import { getParcelCode } from './parcel-code.ts'

describe('the code on the page of a sale', () => {
  it('has the modules of the printed one', () => {
    const { path, width } = buildQrPath('DHL:00340434161094021501')
    expect(getParcelCode('DHL:00340434161094021501')).toEqual({ path, size: width })
  })

  it('is drawn once', () => {
    expect(getParcelCode('DHL:1')).toBe(getParcelCode('DHL:1'))
  })

  it('is drawn again once 500 others were', () => {
    const first = getParcelCode('DHL:2')
    for (let number = 0; number < 500; number += 1) getParcelCode(`GLS:${number}`)
    expect(getParcelCode('DHL:2')).not.toBe(first)
  })

  it('is missing where the text is too long for one', () => {
    expect(getParcelCode('X'.repeat(5_000))).toBeNull()
  })
})
