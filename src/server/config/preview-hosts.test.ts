import { describe, expect, it } from 'vitest'
import { buildHostTable, type HostEntry } from '#domain/markets/host-table.ts'
import { createPreviewHosts } from './preview-hosts.ts'

const LOCAL: readonly HostEntry[] = [
  { host: 'www.sell-de.example', shopMode: 'default', lang: 'de' },
  { host: 'localhost:8106', shopMode: 'default', lang: 'de' },
  { host: '127.0.0.1:8106', shopMode: 'default', lang: 'de' },
  { host: 'localhost:8107', shopMode: 'b2bWidget', lang: 'de' },
]

const PUBLIC: readonly HostEntry[] = [...LOCAL, { host: 'sell.shop.com', shopMode: 'default', lang: 'fr' }]

describe('the shops that the desk frames', () => {
  it.each([
    ['of a trial is the local one', LOCAL, 'de', 'default', 'http://localhost:8106'],
    ['of another market is one that can be read in it', LOCAL, 'pl', 'default', 'http://localhost:8106'],
    ['of a mode that the market lacks is none', LOCAL, 'pl', 'b2bWidget', null],
    ['of a mode without a host is none', LOCAL, 'de', 'agan', null],
    ['that visitors reach is at its public address', PUBLIC, 'fr', 'default', 'https://sell.shop.com'],
  ] as const)('the one %s', (_what, entries, market, mode, origin) => {
    expect(createPreviewHosts(buildHostTable(entries)).find(market, mode)).toBe(origin)
  })

  it('are named once each', () => {
    expect(createPreviewHosts(buildHostTable(LOCAL)).origins).toEqual([
      'http://localhost:8106',
      'http://localhost:8107',
    ])
  })
})
