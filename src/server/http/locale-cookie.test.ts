import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { expiredLocaleCookie, readLocaleCookie, storedLocaleCookie } from '#server/http/locale-cookie.ts'

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

  it('is kept for 365 days on every path, and sent along with links to the shop', () => {
    expect(storedLocaleCookie('es', false)).toBe('locale=es; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(storedLocaleCookie('es', true)).toBe('locale=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  })

  it('is taken back at once', () => {
    expect(expiredLocaleCookie(false)).toBe('locale=; Path=/; Max-Age=0; SameSite=Lax')
    expect(expiredLocaleCookie(true)).toBe('locale=; Path=/; Max-Age=0; SameSite=Lax; Secure')
  })

  it.each(MARKET_IDS)('%s comes back as it was stored', (id) => {
    const [pair] = storedLocaleCookie(id, true).split(';')
    expect(readLocaleCookie(`other=1; ${pair}`)).toBe(id)
  })
})
