import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildHostTable, normaliseHost, resolveShop } from '#domain/markets/host-table.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'

const TABLE = buildHostTable([
  { host: 'www.sell-de.example', shopMode: 'default', lang: 'de' },
  { host: 'Widget.Example', shopMode: 'b2bWidget', lang: 'de' },
  { host: 'sell.agan.example:443', shopMode: 'agan', lang: 'de' },
  { host: 'localhost:8105', shopMode: 'default', lang: 'pl' },
  { host: '[::1]:8105', shopMode: 'default', lang: 'pl' },
])

const LANGUAGES = { default: MARKET_IDS, b2bWidget: ['de', 'at'], agan: MARKET_IDS } as const

const resolve = (host: string, storedLocale: string | null = null) => {
  const resolution = resolveShop(TABLE, LANGUAGES, { host, storedLocale })
  if (resolution.kind === 'unknownHost') return 'unknown host'
  const { shop, invalidLocale } = resolution
  return `${shop.shopMode} ${shop.market}${invalidLocale ? ' (invalid locale)' : ''}`
}

describe('the host of a request', () => {
  it.each([
    ['www.sell-de.example', 'default de'],
    ['WWW.Sell-DE.example', 'default de'],
    ['www.sell-de.example.', 'default de'],
    ['www.sell-de.example:443', 'default de'],
    ['www.sell-de.example:80', 'default de'],
    ['WWW.SELL-DE.EXAMPLE.:443', 'default de'],
    ['widget.example', 'b2bWidget de'],
    ['sell.agan.example', 'agan de'],
    ['localhost:8105', 'default pl'],
    ['LOCALHOST.:8105', 'default pl'],
    ['[::1]:8105', 'default pl'],
  ])('%s is served as %s', (host, expected) => {
    expect(resolve(host)).toBe(expected)
  })

  it.each([
    '',
    'localhost',
    'localhost:8104',
    'localhost:81050',
    'sell-de.example',
    'evil.example',
    'www.sell-de.example.evil.example',
    'www.sell-de.example:8443',
    'www.sell-de.example..',
    'evil.example/www.sell-de.example',
    '__proto__',
    'constructor',
  ])('%j is unknown and never guessed', (host) => {
    expect(resolve(host)).toBe('unknown host')
    expect(resolve(host, 'de')).toBe('unknown host')
  })

  it('is case-insensitive', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constantFrom('www.sell-de.example', 'localhost:8105')), (host) => {
        expect(resolve(host)).toBe(resolve(host.toLowerCase()))
        expect(normaliseHost(host)).toBe(host.toLowerCase())
      }),
    )
  })
})

describe('a stored language choice', () => {
  it.each(MARKET_IDS)('of %s wins over the language of the host, but never over its mode', (locale) => {
    expect(resolve('www.sell-de.example', locale)).toBe(`default ${locale}`)
    expect(resolve('sell.agan.example', locale)).toBe(`agan ${locale}`)
  })

  it.each(['de', 'at'])('of %s counts where the shop is offered in it', (locale) => {
    expect(resolve('widget.example', locale)).toBe(`b2bWidget ${locale}`)
  })

  it.each(['en', 'es', 'fr', 'it', 'pl'])(
    'of %s is no error where the shop lacks it: the host decides',
    (locale) => {
      expect(resolve('widget.example', locale)).toBe('b2bWidget de')
    },
  )

  it.each(['', 'DE', 'de-DE', 'nl', 'deutsch', '__proto__', 'toString'])(
    'of %j is reported as invalid and the host decides',
    (locale) => {
      expect(resolve('localhost:8105', locale)).toBe('default pl (invalid locale)')
    },
  )

  it('comes with the matching host entry, for the log', () => {
    expect(resolveShop(TABLE, LANGUAGES, { host: 'WIDGET.EXAMPLE', storedLocale: 'fr' })).toMatchObject({
      host: { shopMode: 'b2bWidget', lang: 'de' },
    })
  })
})
