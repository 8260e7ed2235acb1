import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { hashDefinition, type IndexDefinitions } from '#server/ports/search/opensearch/index-definitions.ts'
import { createOpenSearch } from '#server/ports/search/opensearch/opensearch.ts'
import type { ChangedDocuments, SearchEngine } from '#server/ports/search/search-engine.ts'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { sendJson } from '../../../../../tests/support/http-server.ts'
import {
  NEW_DEFINITIONS as NEW,
  OLD_DEFINITIONS as OLD,
} from '../../../../../tests/support/release-definitions.ts'
import { createDevice, createGroup, streamDocuments } from '../../../../../tests/support/search-documents.ts'

const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }

const aliasOf = ({ devices }: IndexDefinitions) => `${INDEXES.devices}-${hashDefinition(devices)}`

const createDeviceWithId = (id: number) =>
  createDevice({ series: 'pixel', model: `Pixel ${id}`, released: '2022-10' }, { id })

let fake: FakeOpenSearch
let nowMs: number
let version: string
let ids: number[]
let changed: ChangedDocuments | null
let failures: string[]
let engines: SearchEngine[]

/** A process of a release. */
async function start(definitions: IndexDefinitions): Promise<SearchEngine> {
  const engine = await createOpenSearch({
    urls: [fake.url],
    indexes: [INDEXES],
    definitions,
    load: async () =>
      streamDocuments({ groups: [createGroup('pixel')], devices: ids.map(createDeviceWithId) }),
    readVersion: async () => version,
    loadChanged: async () => changed,
    now: () => nowMs,
    onProgress: () => undefined,
    onError: (task, error) => void failures.push(`${task}: ${error}`),
  })
  engines.push(engine)
  return engine
}

const findDeviceIds = async (engine: SearchEngine | undefined) => {
  const found = await engine?.search({ kind: 'deviceByUrl', url: 'any' }, { indexes: INDEXES, size: 50 })
  return found?.devices.map(({ id }) => id)
}

const listDeviceIndexes = () => [...fake.indexes.keys()].filter((name) => name.startsWith(INDEXES.devices))

/** The index that an alias leads to. */
const findIndex = (alias: string) =>
  [...fake.indexes].filter(([, { aliases }]) => aliases.has(alias)).map(([name]) => name)

/** The catalogue gets other devices, which takes new indexes. */
function changeCatalogue(...devices: number[]) {
  version = String(Number(version) + 1)
  ids = devices
  changed = null
}

/** The catalogue gets another price, which takes one document. */
function changePrice(id: number) {
  version = String(Number(version) + 1)
  changed = { ids: [id], devices: [createDeviceWithId(id)], groups: null }
}

beforeEach(async () => {
  fake = await startFakeOpenSearch()
  nowMs = Date.parse('2026-11-16T08:00:00Z')
  version = '7'
  ids = [1, 2]
  changed = null
  failures = []
  engines = []
})

afterEach(async () => {
  for (const engine of engines) await engine.close()
  await fake.close()
  expect(failures).toEqual([])
})

describe('two releases with different indexes', () => {
  let old: SearchEngine
  let young: SearchEngine

  beforeEach(async () => {
    old = await start(OLD)
    // Longer than any deployment takes: what has served for weeks is no reason to remove what is new.
    nowMs += 30 * DAY_MS
    young = await start(NEW)
    fake.requests.length = 0
  })

  it('search their own ones from the moment the second one is there', async () => {
    expect(listDeviceIndexes()).toEqual([
      expect.stringMatching(`^${aliasOf(OLD)}-`),
      expect.stringMatching(`^${aliasOf(NEW)}-`),
    ])
    await findDeviceIds(old)
    await findDeviceIds(young)
    expect(fake.asked('_search').map(({ path }) => path)).toEqual([
      `/${aliasOf(OLD)}/_search`,
      `/${aliasOf(NEW)}/_search`,
    ])
  })

  it.each([
    ['the old one', () => [old, young]],
    ['the new one', () => [young, old]],
  ])('both take over a changed catalogue, once each, if %s hears of it first', async (_, order) => {
    changeCatalogue(2, 3, 4)
    for (const engine of order()) await engine.refresh()
    const filled = [...fake.indexes.keys()]
    expect(filled).toHaveLength(4)
    for (const engine of [...order(), ...order(), await start(OLD), await start(NEW)]) {
      await engine.refresh()
      expect(await findDeviceIds(engine)).toEqual([2, 3, 4])
    }
    expect([...fake.indexes.keys()]).toEqual(filled)
  })

  it('answer while the other one fills', async () => {
    const seen: unknown[] = []
    let isAsking = false
    fake.intercept = async ({ path }) => {
      if (isAsking || path.endsWith('/_search')) return false
      isAsking = true
      seen.push(await findDeviceIds(old), await findDeviceIds(young))
      isAsking = false
      return false
    }
    changeCatalogue(1, 2)
    await young.refresh()
    changeCatalogue(1, 2)
    await old.refresh()
    expect(seen.length).toBeGreaterThan(20)
    expect(new Set(seen.map(String))).toEqual(new Set(['1,2']))
  })

  it('change one document each for one changed price', async () => {
    const before = [...fake.indexes.keys()]
    changePrice(2)
    await old.refresh()
    await young.refresh()
    expect([...fake.indexes.keys()]).toEqual(before)
    expect(fake.asked('_bulk').map(({ path }) => path)).toEqual([
      `/${findIndex(aliasOf(OLD))}/_bulk`,
      `/${findIndex(aliasOf(NEW))}/_bulk`,
    ])
  })

  it('leave the name of the specification to what was filled last', async () => {
    expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(NEW)))
    changeCatalogue(3)
    await old.refresh()
    expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(OLD)))
  })

  it('remove what any of them has left half filled', async () => {
    const leftovers = [OLD, NEW].map((release) => `${aliasOf(release)}-20261116080000000-0123abcd`)
    for (const leftover of leftovers) fake.addIndex(leftover)
    changeCatalogue(3)
    await young.refresh()
    expect(fake.indexes.size).toBe(4)
    for (const leftover of leftovers) expect(fake.indexes.has(leftover)).toBe(false)
  })
})

describe('the indexes of a release that was replaced', () => {
  let old: SearchEngine
  let young: SearchEngine

  beforeEach(async () => {
    old = await start(OLD)
    young = await start(NEW)
  })

  it('stay as long as they hold the catalogue as it is', async () => {
    nowMs += 30 * DAY_MS
    await young.refresh()
    expect(await findDeviceIds(old)).toEqual([1, 2])
  })

  it.each<[string, () => void]>([
    ['other devices', () => changeCatalogue(1, 2, 3)],
    ['another price', () => changePrice(2)],
  ])('are removed a day after they missed a change: %s', async (_, change) => {
    change()
    await young.refresh()
    nowMs += DAY_MS
    await young.refresh()
    expect(fake.indexes.size).toBe(4)
    nowMs += MINUTE_MS
    await young.refresh()
    expect([...fake.indexes.keys()].toSorted()).toEqual(
      [...findIndex(INDEXES.manufacturers), ...findIndex(aliasOf(NEW))].toSorted(),
    )
    expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(NEW)))
  })

  it('are removed however often the catalogue changes', async () => {
    for (let hour = 0; hour < 26; hour += 1) {
      changeCatalogue(hour)
      await young.refresh()
      nowMs += DAY_MS / 24
    }
    expect(fake.indexes.size).toBe(2)
  })

  it('are removed by a process that starts, too', async () => {
    changeCatalogue(3)
    await young.refresh()
    nowMs += DAY_MS + 1
    await start(NEW)
    expect(fake.indexes.size).toBe(2)
  })

  it('stay if the release comes back', async () => {
    changeCatalogue(3)
    await young.refresh()
    nowMs += DAY_MS - MINUTE_MS
    const again = await start(OLD)
    nowMs += DAY_MS
    await young.refresh()
    await again.refresh()
    expect(await findDeviceIds(again)).toEqual([3])
    expect(await findDeviceIds(young)).toEqual([3])
  })

  it('are reported, and the search goes on, if they can’t be removed', async () => {
    changeCatalogue(3)
    await young.refresh()
    nowMs += DAY_MS + 1
    fake.intercept = ({ path }, response) => {
      if (path !== '/_aliases') return false
      sendJson(response, 500, { error: { type: 'x' } })
      return true
    }
    await young.refresh()
    expect(await findDeviceIds(young)).toEqual([3])
    expect(failures.splice(0)).toEqual([expect.stringContaining('removing indexes of other releases')])
  })
})

describe('beside a release without an alias of its own', () => {
  const NAMED_LIKE_EARLIER = /^(?:shop-de|de-manufacturers)-\d{17}-[0-9a-f]{8}$/
  let fills: number

  /** What it does when the catalogue has changed: it removes all it takes for its own, and searches by the name alone. */
  function fillAsEarlier({ groups, devices }: IndexDefinitions) {
    fills += 1
    const kinds = [
      [INDEXES.manufacturers, groups],
      [INDEXES.devices, devices],
    ] as const
    for (const [name, definition] of kinds) {
      for (const [index, { aliases }] of fake.indexes) {
        const isOwn = NAMED_LIKE_EARLIER.test(index) && index.startsWith(name)
        if (isOwn && (aliases.size === 0 || aliases.has(name))) fake.indexes.delete(index)
        aliases.delete(name)
      }
      const index = `${name}-2026110100000000${fills}-0123abcd`
      fake.addIndex(index, [name])
      const _meta = { revision: hashDefinition(definition), catalogueVersion: version }
      Object.assign(fake.indexes.get(index)?.definition ?? {}, {
        mappings: { ...definition.mappings, _meta },
      })
      const documents = definition === devices ? ids.map(createDeviceWithId) : [createGroup('pixel')]
      for (const [place, document] of documents.entries())
        fake.indexes.get(index)?.documents.set(String(place), { ...document })
    }
  }

  beforeEach(() => {
    fills = 0
    fillAsEarlier(OLD)
  })

  describe('with other indexes, a release', () => {
    it('leaves it what it searches, and its name', async () => {
      const before = findIndex(INDEXES.devices)
      const young = await start(NEW)
      changeCatalogue(3)
      await young.refresh()
      expect(findIndex(INDEXES.devices)).toEqual(before)
      expect(await findDeviceIds(young)).toEqual([3])
    })

    it('loses nothing when that one fills', async () => {
      const young = await start(NEW)
      changeCatalogue(3)
      await young.refresh()
      const own = findIndex(aliasOf(NEW))
      fillAsEarlier(OLD)
      await young.refresh()
      expect(findIndex(aliasOf(NEW))).toEqual(own)
      expect(findIndex(INDEXES.devices)).toEqual([expect.stringMatching(NAMED_LIKE_EARLIER)])
      expect(fake.indexes.size).toBe(4)
    })

    it('removes its indexes and takes over the name a day after they missed a change', async () => {
      const young = await start(NEW)
      changeCatalogue(3)
      await young.refresh()
      nowMs += DAY_MS + 1
      await young.refresh()
      expect(fake.indexes.size).toBe(2)
      expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(NEW)))
    })

    it('gives the name back when that one starts again', async () => {
      fake.indexes.clear()
      const young = await start(NEW)
      expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(NEW)))
      fillAsEarlier(OLD)
      changeCatalogue(3)
      await young.refresh()
      expect(findIndex(INDEXES.devices)).toEqual([expect.stringMatching(NAMED_LIKE_EARLIER)])
    })
  })

  describe('with the same indexes, a release', () => {
    it('searches those while it fills its own, and then both search the new ones', async () => {
      const borrowed = findIndex(INDEXES.devices)
      let whileFilling: string[] = []
      fake.intercept = ({ path }) => {
        if (path.endsWith('/_bulk')) whileFilling = findIndex(aliasOf(OLD))
        return false
      }
      const engine = await start(OLD)
      expect(whileFilling).toEqual(borrowed)
      expect(await findDeviceIds(engine)).toEqual([1, 2])
      expect(findIndex(aliasOf(OLD))).toEqual([expect.stringMatching(`^${aliasOf(OLD)}-`)])
      expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(OLD)))
      expect(fake.indexes.size).toBe(2)
    })

    it('loses nothing when that one fills, and replaces what it has filled', async () => {
      const engine = await start(OLD)
      const own = findIndex(aliasOf(OLD))
      changeCatalogue(3)
      fillAsEarlier(OLD)
      expect(findIndex(aliasOf(OLD))).toEqual(own)
      expect(await findDeviceIds(engine)).toEqual([1, 2])
      await engine.refresh()
      expect(await findDeviceIds(engine)).toEqual([3])
      expect(findIndex(INDEXES.devices)).toEqual(findIndex(aliasOf(OLD)))
      expect(fake.indexes.size).toBe(2)
    })

    it('goes on searching those if its own can’t be filled, and fills them later', async () => {
      fake.intercept = ({ path }, response) => {
        if (!path.endsWith('/_bulk')) return false
        sendJson(response, 500, { error: { type: 'x' } })
        return true
      }
      const engine = await start(OLD)
      expect(failures.splice(0)).toEqual([expect.stringContaining('filling the indexes')])
      expect(await findDeviceIds(engine)).toEqual([1, 2])
      fake.intercept = () => false
      await engine.refresh()
      expect(fake.indexes.size).toBe(2)
      expect(findIndex(aliasOf(OLD))).toEqual([expect.stringMatching(`^${aliasOf(OLD)}-`)])
    })
  })
})
