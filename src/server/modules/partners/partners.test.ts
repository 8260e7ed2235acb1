import { describe, expect, it } from 'vitest'
import { buildHostTable } from '#domain/markets/host-table.ts'
import type { BrandRecord } from '#domain/partners/partner.ts'
import { loadOperator } from '#server/config/load-operator.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { PublishedPartner } from './partners.repository.ts'
import {
  createFindPartner,
  createPartners,
  hidesHostsFile,
  type PartnerHosts,
  requirePartnerRecords,
} from './partners.ts'

const { partners } = loadOperator()

const HOSTS: PartnerHosts = {
  table: buildHostTable([
    { host: 'shop.example', shopMode: 'agan', lang: 'de', partner: 'nalvi' },
    { host: 'localhost:9000', shopMode: 'default', lang: 'en' },
  ]),
  partners,
  widgetPartnerOrigins: ['https://file.example'],
}

function findRecord(id: string): BrandRecord {
  const partner = partners.get(id)
  if (!partner) throw new Error(`There is no partner ${id}`)
  return partner
}

const RENAMED: PublishedPartner = {
  kind: 'brand',
  id: 'nalvi',
  record: { ...findRecord('nalvi'), name: 'Nalvi Neu' },
  isRetired: false,
  restores: null,
}

const widget = (id: string, origins: readonly string[], isRetired = false): PublishedPartner => ({
  kind: 'widget',
  id,
  record: { name: id, origins },
  isRetired,
  restores: null,
})

async function readPartners(published: readonly PublishedPartner[]) {
  const live = createPartners(HOSTS, async () => published)
  await live.refresh()
  return live
}

describe('the partners of a shop', () => {
  it('are those of the files until the desk publishes another record', async () => {
    const live = createPartners(HOSTS, async () => [RENAMED])
    expect(live.find('nalvi')?.name).toBe('Nalvi')
    await live.refresh()
    expect(live.find('nalvi')?.name).toBe('Nalvi Neu')
  })

  it('keep a retired brand for the hosts that still carry its name', async () => {
    const live = await readPartners([{ ...RENAMED, isRetired: true }])
    expect(live.find('nalvi')?.name).toBe('Nalvi Neu')
  })

  it.each([
    ['add the origins of the desk to those of the file', [widget('a', ['https://a.example'])], 2],
    ['name an origin once', [widget('a', ['https://file.example'])], 1],
    ['leave out the origins of a retired host', [widget('a', ['https://a.example'], true)], 1],
    ['give the desk’s record of the file’s origins precedence', [widget('hosts-file', [], true)], 0],
  ])('%s', async (_, published, count) => {
    expect((await readPartners(published)).widgetOrigins).toHaveLength(count)
  })

  it('are what the files say now where the record of the files was put back', async () => {
    const restored = { ...widget('hosts-file', ['https://removed.example']), restores: 0 }
    const live = await readPartners([restored, { ...RENAMED, restores: 0 }])
    expect([live.find('nalvi')?.name, live.widgetOrigins]).toEqual(['Nalvi', ['https://file.example']])
  })

  it('are those of the last reading, also if an earlier one is slower', async () => {
    const { promise: slow, resolve: answer } = Promise.withResolvers<readonly PublishedPartner[]>()
    const readings = [slow, Promise.resolve([widget('a', ['https://new.example'])])]
    const live = createPartners(HOSTS, () => readings.shift() ?? slow)
    const both = [live.refresh(), live.refresh()]
    answer([widget('a', ['https://old.example'])])
    await Promise.all(both)
    expect(live.widgetOrigins).toContain('https://new.example')
  })

  it('are read once more after a reading that failed', async () => {
    const readings = [Promise.reject(new Error('no database')), Promise.resolve([RENAMED])]
    const live = createPartners(HOSTS, () => readings.shift() ?? Promise.resolve([]))
    await expect(live.refresh()).rejects.toThrow('no database')
    await live.refresh()
    expect(live.find('nalvi')?.name).toBe('Nalvi Neu')
  })

  it.each([
    ['nothing', [], false],
    ['the same origins', [widget('hosts-file', ['https://file.example'])], false],
    ['other origins', [widget('hosts-file', ['https://other.example'])], true],
    ['that they are retired', [widget('hosts-file', ['https://file.example'], true)], true],
    ['the file’s once more', [{ ...widget('hosts-file', ['https://old.example']), restores: 0 }], false],
  ])('hide the origins of the hosts file if the desk has published %s: %j %s', (_, published, isHidden) => {
    expect(hidesHostsFile(HOSTS, published)).toBe(isHidden)
  })

  it('stop the start if a host names one that has no record', () => {
    const start = () => requirePartnerRecords(HOSTS.table, { find: () => null })
    expect(start).toThrow(StartupError)
    expect(start).toThrow('there’s no record of that partner')
  })
})

describe('the partner in whose name a mail is written', () => {
  const find = createFindPartner(HOSTS, async () => null)

  it.each([
    ['https://shop.example/thankYou', 'Nalvi'],
    ['http://localhost:9000/', undefined],
    ['https://elsewhere.example/', undefined],
  ])('of %s is %s', async (url, name) => {
    expect((await find(url))?.name).toBe(name)
  })

  it('is the one that the desk has published', async () => {
    const findPublished = createFindPartner(HOSTS, async () => RENAMED)
    expect((await findPublished('https://shop.example/'))?.name).toBe('Nalvi Neu')
  })
})
