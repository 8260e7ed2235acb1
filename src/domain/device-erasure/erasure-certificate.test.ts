import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCertificateMailPeriod } from './certificate-mail-period.ts'
import {
  buildCertificateText,
  buildOperatorCode,
  type ErasureCertificate,
  maskSerialNumber,
  readCertificateText,
} from './erasure-certificate.ts'

const CERTIFICATE: ErasureCertificate = {
  id: '6f1c5b1e-8a9c-4a4e-9a53-2d6f5b7f9c11',
  reference: '7K3M-9QXZ-1',
  number: 1,
  device: 'Apple iPhone 13',
  serialNumber: '••••3809',
  method: 'KEY_DESTRUCTION',
  operator: '3F9A1C',
  atMs: 1_795_000_000_000,
  replaces: null,
}

describe('a certificate', () => {
  it('is read as it was written', () => {
    expect(readCertificateText(buildCertificateText(CERTIFICATE))).toEqual(CERTIFICATE)
  })

  it('names its operator by a code', () => {
    expect(buildOperatorCode('3f9a1c77-0000-4000-8000-000000000000')).toBe('3F9A1C')
  })
})

describe('a serial number', () => {
  it.each([
    ['356938035643809', '••••3809'],
    ['C39XK1ABCDEF', '••••CDEF'],
    ['AB12', '••••12'],
    ['7', '••••'],
  ])('%s is shown as %s', (serialNumber, masked) => {
    expect(maskSerialNumber(serialNumber)).toBe(masked)
  })

  it('never shows more than half of itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: fc.constantFrom(...'ABC123') }), (serialNumber) => {
        expect(maskSerialNumber(serialNumber).replace(/•/g, '').length * 2).toBeLessThanOrEqual(
          serialNumber.length,
        )
      }),
    )
  })
})

it('every moment falls into one period, whose mail comes after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (atMs) => {
      const { fromMs, untilMs, mailAtMs } = findCertificateMailPeriod(atMs)
      expect(fromMs <= atMs && atMs < untilMs && untilMs < mailAtMs).toBe(true)
    }),
  )
})
