import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeClaims, readAccessToken } from '#web/platform/account/access-token.ts'
import { buildToken } from '../../../../tests/support/account-browser.ts'

const CLAIMS = { sub: 'a1', customerNumber: 30_000_007, exp: 1_800_000_000 }

describe('an access token', () => {
  it('says whose it is and until when it counts', () => {
    expect(readAccessToken(buildToken(CLAIMS))).toEqual({
      customerId: 'a1',
      customerNumber: 30_000_007,
      expiresAtMs: 1_800_000_000_000,
    })
  })

  it.each([
    ['without a subject', { ...CLAIMS, sub: undefined }],
    ['of an empty subject', { ...CLAIMS, sub: '' }],
    ['without an end', { ...CLAIMS, exp: undefined }],
    ['with an end that is no number', { ...CLAIMS, exp: 'soon' }],
  ])('%s is none', (_, claims) => {
    expect(readAccessToken(buildToken(claims))).toBeNull()
  })

  it.each([undefined, '30000007', 1.5])('has no customer number where it is %s', (customerNumber) => {
    expect(readAccessToken(buildToken({ ...CLAIMS, customerNumber }))?.customerNumber).toBeNull()
  })

  it('keeps letters of every language', () => {
    expect(decodeClaims(buildToken({ identifier: 'żółć-🦔' }))).toEqual({ identifier: 'żółć-🦔' })
  })

  it.each(['', '.', 'a.b.c', 'a..c', `a.${btoa('null')}.c`, `a.${btoa('"x"')}.c`])('is none: %s', (text) => {
    expect({ decodeClaims: decodeClaims(text), accessToken: readAccessToken(text) }).toEqual({
      decodeClaims: null,
      accessToken: null,
    })
  })

  it('never breaks the page, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => readAccessToken(text) === null))
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        (claims) => void readAccessToken(buildToken(claims)),
      ),
    )
  })
})
