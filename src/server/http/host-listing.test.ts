import { describe, expect, it } from 'vitest'
import { buildHostTable, type HostEntry } from '#domain/markets/host-table.ts'
import { DEFAULT_HOSTS } from '#markets/hosts.ts'
import { MARKETS } from '#markets/markets.ts'
import { createHostListing } from '#server/http/host-listing.ts'

const TABLE = buildHostTable(DEFAULT_HOSTS)

const entryOf = (host: string): HostEntry => {
  const entry = TABLE.get(host)
  if (!entry) throw new Error(`Unknown host ${host}`)
  return entry
}

describe('hosts that search engines may list', () => {
  const isListed = createHostListing(TABLE, true)

  it.each([
    'www.sell-de.example',
    'www.sell-at.example',
    'www.sell-pl.example',
    'localhost:8106',
    '[::1]:8101',
  ])('%s is one', (host) => expect(isListed(entryOf(host))).toBe(true))

  it.each([
    'test.sell-de.example',
    'stage.sell-fr.example',
    'www.business-widget.example',
    'www.sell.agan.example',
    'localhost:8107',
    'localhost:8109',
  ])('%s is not', (host) => expect(isListed(entryOf(host))).toBe(false))

  it('do not exist in a shop that is not public', () => {
    const isListedThere = createHostListing(TABLE, false)
    expect(DEFAULT_HOSTS.filter(isListedThere)).toEqual([])
  })

  it('include the local port of English once English has an address', () => {
    const host: HostEntry = { host: MARKETS.en.domain, shopMode: 'default', lang: 'en' }
    const isListedThere = createHostListing(buildHostTable([...DEFAULT_HOSTS, host]), true)
    expect(isListedThere(host)).toBe(true)
    expect(isListedThere(entryOf('localhost:8109'))).toBe(true)
  })

  it('may be another address while the market’s own is not served here', () => {
    const host: HostEntry = { host: 'sell.operator.example', shopMode: 'default', lang: 'de' }
    expect(createHostListing(buildHostTable([host]), true)(host)).toBe(true)
    expect(createHostListing(buildHostTable([...DEFAULT_HOSTS, host]), true)(host)).toBe(false)
  })
})
