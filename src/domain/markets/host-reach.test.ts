import { describe, expect, it } from 'vitest'
import { isLoopbackHost, isPublicHost, listMarketsWithHost } from './host-reach.ts'
import { buildHostTable, type HostEntry } from './host-table.ts'

describe('a host', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:8101', '[::1]:8101', '[::1]'])(
    '%s means this machine',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true)
      expect(isPublicHost({ host })).toBe(false)
    },
  )

  it.each(['www.sell-de.example', 'shop.test:8080', 'shop.localhost'])(
    '%s is reserved: nobody visits it',
    (host) => {
      expect(isPublicHost({ host })).toBe(false)
    },
  )

  it.each([
    'www.rivendo.com',
    'rivendo.com:8443',
    '192.168.0.7:3000',
    '[2001:db8::1]:80',
    'localhost.rivendo.com',
    'example',
    'shop-example',
  ])('%s may be visited from outside', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
    expect(isPublicHost({ host })).toBe(true)
  })
})

describe('a market has an address', () => {
  const local: HostEntry = { host: 'localhost:8109', shopMode: 'default', lang: 'en' }
  const own: HostEntry = { host: 'sell.operator.com', shopMode: 'default', lang: 'en' }
  const partner: HostEntry = { host: 'sell.partner.com', shopMode: 'agan', lang: 'en' }

  it.each([
    ['at a host of the shop', [local, own], ['en']],
    ['not at a local port', [local], []],
    ['not at a partner’s host', [local, partner], []],
  ] as const)('%s', (_, hosts, markets) => {
    expect([...listMarketsWithHost(buildHostTable(hosts))]).toEqual(markets)
  })
})
