import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildRedirectTable, findRedirect } from '#domain/routing/redirects.ts'
import { MARKETS } from '#markets/markets.ts'

const HASH = 'a1B2c3D4e5F6g7H8'

const TABLE = buildRedirectTable([
  { from: '/agb', to: '/content/agb' },
  { from: '/cart/view', to: '/' },
  { from: '/newsletter/abmelden', to: '/newsletter/unsubscribe/{hash}' },
])

const find = (pathname: string, search = '') => findRedirect(TABLE, MARKETS.de, { pathname, search })

describe('legacy addresses', () => {
  it.each([
    ['/agb', '', '/content/agb'],
    ['/cart/view', '', '/'],
    ['/agb', '?utm_source=a%20b&gclid=x+y', '/content/agb?utm_source=a%20b&gclid=x+y'],
    ['/agb', '?empty&=&%7E=~&%c3%a4', '/content/agb?empty&=&%7E=~&%c3%a4'],
    ['/newsletter/abmelden', `?hash=${HASH}`, `/newsletter/unsubscribe/${HASH}`],
    ['/newsletter/abmelden', `?hash=${HASH}&gclid=x`, `/newsletter/unsubscribe/${HASH}?gclid=x`],
    ['/newsletter/abmelden', `?gclid=x&hash=${HASH}`, `/newsletter/unsubscribe/${HASH}?gclid=x`],
  ])('%s%s has moved to %s', (pathname, search, expected) => {
    expect(find(pathname, search)).toBe(expected)
  })

  it('keep their query byte for byte', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(find('/agb', `?${query}`)).toBe(`/content/agb?${query}`)
      }),
    )
  })

  it('keep the rest of their query byte for byte if one parameter moves into the path', () => {
    expect(find('/newsletter/abmelden', `?utm_source=a%20b&hash=${HASH}&flag&x=~%7E`)).toBe(
      `/newsletter/unsubscribe/${HASH}?utm_source=a%20b&flag&x=~%7E`,
    )
  })

  it.each([
    '',
    '?',
    '?hash=',
    '?hash=short',
    '?Hash=a1B2c3D4e5F6g7H8',
    '?hash=%2F%2Fevil.example%2Flogin',
    '?hash=https%3A%2F%2Fevil.example',
    '?hash=..%2F..%2F..%2Fcontent%2Fagb',
    '?hash=a1B2c3D4e5F6g7H8%0D%0ASet-Cookie:x=1',
  ])('have not moved if the unsubscribe link has an invalid hash: %j', (search) => {
    expect(find('/newsletter/abmelden', search)).toBeNull()
  })

  it.each(['/unknown', '/AGB', '/agb/', '', '__proto__', 'constructor'])('do not include %j', (pathname) => {
    expect(find(pathname)).toBeNull()
  })
})

describe('a redirect target', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    '/no-such-page',
    '/content/AGB',
    '/contatti',
    '/content/agb?next=//evil.example',
    '/content/agb#top',
  ])('%j is refused because it is not a page of the market', (to) => {
    const table = buildRedirectTable([{ from: '/old', to }])
    expect(findRedirect(table, MARKETS.de, { pathname: '/old', search: '' })).toBeNull()
  })

  it('never leaves the host, whatever the hash says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const search = `?${new URLSearchParams({ hash: value })}`
        const target = find('/newsletter/abmelden', search)
        if (target === null) return
        expect(new URL(target, 'https://www.sell-de.example').origin).toBe('https://www.sell-de.example')
      }),
    )
  })
})
