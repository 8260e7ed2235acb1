import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildTotpUri,
  computeTotp,
  computeTotpStep,
  createTotpKey,
  encodeBase32,
  findTotpStep,
} from './totp.ts'

/** The key of the test vectors in RFC 6238, appendix B. */
const RFC_KEY = Buffer.from('12345678901234567890')

describe('a code of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is what RFC 6238 says at %i seconds', (seconds, expected) => {
    expect(computeTotp(RFC_KEY, computeTotpStep(seconds * 1_000), 8)).toBe(expected)
  })

  it.each([
    [-2, null],
    [-1, 99],
    [0, 100],
    [1, 101],
    [2, null],
  ])('%i half minutes off belongs to step %s', (drift, expected) => {
    const code = computeTotp(RFC_KEY, 100 + drift)
    expect(findTotpStep(RFC_KEY, { code, nowMs: 100 * 30_000, lastStep: null })).toBe(expected)
  })

  it.each([[100], [101]])('is refused when step %i has been used', (lastStep) => {
    const code = computeTotp(RFC_KEY, 100)
    expect(findTotpStep(RFC_KEY, { code, nowMs: 100 * 30_000, lastStep })).toBeNull()
  })

  it.each([[''], ['12345'], ['1234567'], ['12345a'], ['١٢٣٤٥٦']])('is never %j', (code) => {
    expect(findTotpStep(RFC_KEY, { code, nowMs: 0, lastStep: null })).toBeNull()
  })

  it('is accepted in its own step, for every key and moment', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.nat(4_000_000_000_000),
        (key, nowMs) => {
          const code = computeTotp(key, computeTotpStep(nowMs))
          expect(findTotpStep(key, { code, nowMs, lastStep: null })).not.toBeNull()
        },
      ),
    )
  })
})

describe('the key of an app', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is written as RFC 4648 says: %j', (text, expected) => {
    expect(encodeBase32(Buffer.from(text))).toBe(expected)
  })

  it('has 160 random bits', () => {
    expect(createTotpKey()).toHaveLength(20)
    expect(createTotpKey()).not.toEqual(createTotpKey())
  })

  it('is in the address that the QR code contains', () => {
    expect(buildTotpUri(RFC_KEY, { issuer: 'Shop desk', name: 'anna.berg' })).toBe(
      'otpauth://totp/Shop%20desk:anna.berg?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Shop%20desk',
    )
  })
})
