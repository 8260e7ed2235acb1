import { describe, expect, it } from 'vitest'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { findReturnPath, readHashEntry, signInPath } from '#web/platform/account/account-hash.ts'

describe('what stands behind the # of an address', () => {
  it.each([
    ['#activate=abc-_.123', 'activate', 'abc-_.123'],
    ['activate=abc', 'activate', 'abc'],
    ['#token=abc', 'activate', null],
    ['#activate=', 'activate', null],
    ['#', 'activate', null],
    ['', 'activate', null],
    ['#content', 'token', null],
  ])('%s has as %s: %s', (hash, name, value) => {
    expect(readHashEntry(hash, name)).toBe(value)
  })
})

describe('a sign-in on the way to the checkout', () => {
  it.each(['de', 'it', 'pl'] as const)('leads back there, in every language (%s)', (id) => {
    const market = toPublicMarket(MARKETS[id])
    const { hash, pathname } = new URL(signInPath(market, 'checkout'), 'http://shop')
    expect(pathname).toBe('/account')
    expect(findReturnPath(market, hash)).toBe(`${market.routes.checkout}#details`)
  })

  it.each([
    '',
    '#return=',
    '#return=home',
    '#return=https://elsewhere.example',
    '#return=//elsewhere.example',
  ])('leads nowhere else, whatever the link says: %s', (hash) => {
    expect(findReturnPath(toPublicMarket(MARKETS.de), hash)).toBeNull()
  })
})
