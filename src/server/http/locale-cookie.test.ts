import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { expireLocaleCookie, readLocaleCookie, writeLocaleCookie } from '#server/http/locale-cookie.ts'

describe('the stored language', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['locale=de', 'de'],
    ['a=1; locale=fr; b=2', 'fr'],
    ['a=1;locale=pl', 'pl'],
    ['locale= it ', 'it'],
    ['locale=', ''],
    ['locale=xx; a=1', 'xx'],
    ['locale=de; locale=fr', 'de'],
    ['mylocale=de', null],
    ['locale2=de', null],
    ['my-locale=de', null],
    ['LOCALE=de', null],
    ['a=locale=de', null],
  ])('in the cookies %j is %j', (header, expected) => {
    expect(readLocaleCookie(header)).toBe(expected)
  })

  it('is stored for 365 days on every path, and sent with links to the shop', () => {
    expect(writeLocaleCookie('es', false)).toBe('locale=es; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(writeLocaleCookie('es', true)).toBe('locale=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  it('expires at once when it is removed', () => {
    expect(expireLocaleCookie(false)).toBe('locale=; Path=/; Max-Age=0; SameSite=Lax')
    expect(expireLocaleCookie(true)).toBe('locale=; Path=/; Max-Age=0; SameSite=Lax; Secure')
  })

  it.each(MARKET_IDS)('%s is read as it was stored', (id) => {
    const [pair] = writeLocaleCookie(id, true).split(';')
    expect(readLocaleCookie(`other=1; ${pair}`)).toBe(id)
  })
})
