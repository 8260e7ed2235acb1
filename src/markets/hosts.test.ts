import { describe, expect, it } from 'vitest'
import { buildHostTable, normaliseHost, resolveShop } from '#domain/markets/host-table.ts'
import { DEFAULT_HOSTS, WIDGET_PARTNER_ORIGINS } from '#markets/hosts.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'

const TABLE = buildHostTable(DEFAULT_HOSTS)

const shopAt = (host: string) => {
  const resolution = resolveShop(TABLE, SHOP_LANGUAGES, { host, storedLocale: null })
  return resolution.kind === 'shop' ? resolution.shop : null
}

describe('the built-in hosts', () => {
  it.each([
    [3000, 'default', 'fr'],
    [8101, 'default', 'fr'],
    [8102, 'default', 'it'],
    [8103, 'default', 'at'],
    [8104, 'default', 'es'],
    [8105, 'default', 'pl'],
    [8106, 'default', 'de'],
    [8107, 'b2bWidget', 'de'],
    [8108, 'agan', 'de'],
    // Our extension, because no host in the specification serves English.
    [8109, 'default', 'en'],
  ])('local port %i is the shop %s in %s', (port, shopMode, market) => {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(shopAt(`${name}:${port}`)).toMatchObject({ shopMode, market })
  })

  it('listen on no other local port', () => {
    const local = DEFAULT_HOSTS.filter(({ host }) => host.startsWith('localhost:'))
    expect(local).toHaveLength(10)
  })

  it.each(['de', 'fr', 'it', 'at', 'es', 'pl'] as const)('serve %s in production, test and stage', (id) => {
    const hosts = DEFAULT_HOSTS.filter(
      ({ host, lang, shopMode }) => lang === id && shopMode === 'default' && !/:\d+$/.test(host),
    )
    expect(hosts).toHaveLength(3)
    expect(hosts.map(({ host }) => host)).toContain(MARKETS[id].domain)
  })

  it.each([
    ['b2bWidget', 9],
    ['agan', 9],
  ] as const)('serve %s in German on three times three hosts', (mode, count) => {
    const hosts = DEFAULT_HOSTS.filter(({ host, shopMode }) => shopMode === mode && !/:\d+$/.test(host))
    expect(hosts).toHaveLength(count)
    expect(new Set(hosts.map(({ lang }) => lang))).toEqual(new Set(['de']))
  })

  it.each([
    ['www.sell.agan.example', 'morgenfeld'],
    ['stage.phone-sell.agan.example', 'morgenfeld'],
    ['test.tablet-sell.agan.example', 'nalvi'],
    ['localhost:8108', 'morgenfeld'],
    ['localhost:8106', undefined],
    ['localhost:8107', undefined],
  ])('show at %s the shop of the partner %s', (host, partner) => {
    expect(shopAt(host)?.partner).toBe(partner)
  })

  it('name no host twice', () => {
    const names = DEFAULT_HOSTS.map(({ host }) => normaliseHost(host))
    expect(new Set(names).size).toBe(names.length)
  })

  it('only let encrypted partner pages embed the widget', () => {
    expect(WIDGET_PARTNER_ORIGINS).toHaveLength(6)
    for (const origin of WIDGET_PARTNER_ORIGINS) {
      expect(new URL(origin).protocol).toBe('https:')
      expect(new URL(origin).origin).toBe(origin)
    }
  })
})
