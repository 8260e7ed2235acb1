import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOpenSearch, type OpenSearchOptions } from '#server/ports/search/opensearch/opensearch.ts'
import type { SearchDocuments, SearchEngine } from '#server/ports/search/search-engine.ts'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { type ReceivedRequest, sendJson } from '../../../../../tests/support/http-server.ts'
import { createDevice, createGroup } from '../../../../../tests/support/search-documents.ts'

const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }
const LEFTOVER = 'shop-de-20260101000000000-0123abcd'
const deviceWith = (id: number) =>
  createDevice({ series: 'pixel', model: `Pixel ${id}`, released: '2022-10' }, { id })

const documentsWith = (...ids: number[]): SearchDocuments => ({
  groups: [createGroup('pixel')],
  devices: ids.map(deviceWith),
})

let fake: FakeOpenSearch
let engine: SearchEngine
let documents: SearchDocuments
let failures: [task: string, reason: string][]

const createEngine = (overrides: Partial<OpenSearchOptions> = {}) =>
  createOpenSearch({
    url: fake.url,
    indexes: [INDEXES],
    load: async () => documents,
    onError: (task, error) => void failures.push([task, String(error)]),
    ...overrides,
  })

/** Answers the requests of this kind with a failure. */
const failOn = (
  isFailing: (request: ReceivedRequest) => boolean,
  body: unknown = { error: { type: 'x' } },
) => {
  fake.intercept = (request, response) => {
    if (!isFailing(request)) return false
    sendJson(response, 500, body)
    return true
  }
}

const deviceIndexes = () => [...fake.indexes.keys()].filter((name) => name.startsWith(INDEXES.devices))

const devicesFound = async () => {
  const source = JSON.stringify({ query: { match_phrase: { url: 'any' } } })
  const search = { source, source_content_type: 'application/json' as const }
  const { hits } = await engine.search({ search, application: INDEXES.devices, resultSize: 50 })
  return hits.hits.map(({ _source }) => _source.id)
}

beforeEach(async () => {
  failures = []
  documents = documentsWith(1, 2)
  fake = await startFakeOpenSearch()
  engine = await createEngine()
})

afterEach(async () => {
  await engine.close()
  await fake.close()
})

describe('a refresh', () => {
  it('replaces old documents with new ones and leaves one index per name', async () => {
    const [before] = deviceIndexes()
    documents = documentsWith(2, 3)
    await engine.refresh()
    expect(await devicesFound()).toEqual([2, 3])
    expect(deviceIndexes()).toHaveLength(1)
    expect(deviceIndexes()).not.toEqual([before])
    expect(fake.indexes.size).toBe(2)
  })

  it('moves all names in one step, from which on the old indexes are gone', async () => {
    const old = [...fake.indexes.keys()]
    await engine.refresh()
    const swaps = fake.asked('_aliases')
    expect(swaps).toHaveLength(2)
    const { actions } = JSON.parse(swaps[1]?.body ?? '')
    const [groups, devices] = [...fake.indexes.keys()]
    expect(actions).toEqual([
      { remove_index: { index: old[0] } },
      { add: { index: groups, alias: INDEXES.manufacturers } },
      { remove_index: { index: old[1] } },
      { add: { index: devices, alias: INDEXES.devices } },
    ])
  })

  it('is not seen by searches before it is complete', async () => {
    documents = documentsWith(3, 4, 5)
    const seen: unknown[] = []
    fake.intercept = async ({ path }) => {
      if (!path.endsWith('/_search')) seen.push(await devicesFound())
      return false
    }
    await engine.refresh()
    expect(seen.length).toBeGreaterThan(6)
    expect(new Set(seen.map(String))).toEqual(new Set(['1,2']))
    expect(await devicesFound()).toEqual([3, 4, 5])
  })

  it('sends at most 1,000 documents at once', async () => {
    documents = documentsWith(...Array.from({ length: 2_500 }, (_, index) => index))
    fake.requests.length = 0
    await engine.refresh()
    const sizes = fake
      .asked('_bulk')
      .filter(({ path }) => path.includes(INDEXES.devices))
      .map(({ body }) => body.trimEnd().split('\n').length / 2)
    expect(sizes).toEqual([1_000, 1_000, 500])
    expect(fake.idsIn(INDEXES.devices)).toHaveLength(2_500)
  })

  it('takes an empty catalogue', async () => {
    documents = { groups: [], devices: [] }
    await engine.refresh()
    expect(await devicesFound()).toEqual([])
  })

  it('keeps each pair of indexes with its own documents', async () => {
    const polish = { manufacturers: 'pl-manufacturers', devices: 'pl-pl' }
    const several = await createEngine({
      indexes: [INDEXES, polish],
      load: async ({ devices }) => documentsWith(devices === polish.devices ? 48 : 49),
    })
    expect(fake.idsIn(polish.devices)).toEqual(['48'])
    expect(fake.idsIn(INDEXES.devices)).toEqual(['49'])
    await several.close()
  })
})

describe('a refresh that fails leaves the old documents, removes what it has begun and says so, when', () => {
  const isBulk = ({ path }: ReceivedRequest) => path.endsWith('/_bulk')

  it.each<[string, () => void, string | RegExp]>([
    ['an index cannot be made', () => failOn(({ method }) => method === 'PUT'), /x/],
    ['documents cannot be sent', () => failOn(isBulk), /x/],
    ['the index cannot be made visible', () => failOn(({ path }) => path.endsWith('/_refresh')), /x/],
    [
      'a document has an unknown field',
      () => {
        documents = {
          ...documents,
          devices: [deviceWith(3), Object.assign(deviceWith(4), { colour: 'red' })],
        }
      },
      /refused 1 documents, first 4 \(strict_dynamic_mapping_exception: colour\)/,
    ],
    [
      'two documents have the same id',
      () => {
        documents = documentsWith(3, 3)
      },
      /first 3 \(version_conflict/,
    ],
    [
      'documents get lost',
      () => {
        fake.intercept = (request, response) => {
          if (isBulk(request)) sendJson(response, 200, { errors: false, items: [] })
          return isBulk(request)
        }
      },
      /took 0 of 1 documents/,
    ],
    [
      'the answer is no JSON',
      () => {
        fake.intercept = (request, response) => {
          if (isBulk(request)) response.writeHead(200, { 'content-type': 'application/json' }).end('{"items"')
          return isBulk(request)
        }
      },
      /JSON/,
    ],
  ])('%s', async (_, breakIt, message) => {
    const before = [...fake.indexes.keys()]
    breakIt()
    await expect(engine.refresh()).rejects.toThrow(message)
    expect([...fake.indexes.keys()]).toEqual(before)
    fake.intercept = () => false
    expect(await devicesFound()).toEqual([1, 2])
    expect(failures).toEqual([])
    documents = documentsWith(7)
    await engine.refresh()
    expect(await devicesFound()).toEqual([7])
  })

  it('the catalogue cannot be read', async () => {
    const reader = await createEngine({ load: () => Promise.reject(new Error('no database')) })
    await expect(reader.refresh()).rejects.toThrow('no database')
    expect(await devicesFound()).toEqual([1, 2])
    await reader.close()
  })

  it('no answer comes in time', async () => {
    const hasty = await createEngine({ refreshTimeoutMs: 50 })
    fake.intercept = isBulk
    await expect(hasty.refresh()).rejects.toThrow('within 50 ms')
    expect(await devicesFound()).toEqual([1, 2])
    await hasty.close()
  })

  it('its index is removed by somebody else meanwhile', async () => {
    const before = [...fake.indexes.keys()]
    fake.intercept = (request) => {
      // The bulk request then makes an index without mappings.
      if (isBulk(request)) fake.indexes.delete(request.path.split('/')[1] ?? '')
      return false
    }
    await expect(engine.refresh()).rejects.toThrow('was removed while it was filled')
    expect(await devicesFound()).toEqual([1, 2])
    expect([...fake.indexes.keys()]).toEqual(expect.arrayContaining(before))
  })
})

describe('a refresh whose names could not be moved', () => {
  it('removes nothing, because they may have been moved; the next one tidies up', async () => {
    failOn(({ path }) => path === '/_aliases')
    await expect(engine.refresh()).rejects.toThrow()
    expect(fake.indexes.size).toBe(4)
    expect(await devicesFound()).toEqual([1, 2])
    fake.intercept = () => false
    await engine.refresh()
    expect(fake.indexes.size).toBe(2)
  })
})

describe('a refresh finds', () => {
  it('what a crashed run has left, and removes it; indexes of others stay', async () => {
    const others = ['shop-de-archive', 'shop-de-20260101000000000-0123abcd-backup', 'other-index']
    for (const name of [LEFTOVER, ...others]) fake.addIndex(name)
    await engine.refresh()
    expect(fake.indexes.has(LEFTOVER)).toBe(false)
    for (const name of others) expect(fake.indexes.has(name)).toBe(true)
  })

  it('leftovers that cannot be removed, reports them and goes on', async () => {
    fake.addIndex(LEFTOVER)
    failOn(({ method }) => method === 'DELETE')
    documents = documentsWith(9)
    await engine.refresh()
    expect(await devicesFound()).toEqual([9])
    expect(failures).toEqual([['removing leftover indexes', expect.any(String)]])
  })

  it('an index of the very name, and puts the alias in its place', async () => {
    fake.indexes.clear()
    fake.addIndex(INDEXES.devices)
    await engine.refresh()
    expect(fake.indexes.has(INDEXES.devices)).toBe(false)
    expect(await devicesFound()).toEqual([1, 2])
  })

  it('an index that it has not made, takes the name from it and leaves it', async () => {
    fake.indexes.clear()
    fake.addIndex('made-by-hand', [INDEXES.devices])
    await engine.refresh()
    expect(fake.indexes.get('made-by-hand')?.aliases.size).toBe(0)
    expect(await devicesFound()).toEqual([1, 2])
  })
})

describe('with a lock', () => {
  it('whoever comes later finds the indexes filled with this catalogue, and fills them anew for the next', async () => {
    let version = '7'
    const versioned = { readVersion: async () => version }
    await (await createEngine(versioned)).close()
    fake.requests.length = 0
    const later = await createEngine(versioned)
    expect(fake.asked('_bulk')).toEqual([])
    version = '8'
    await later.refresh()
    expect(fake.asked('_bulk').length).toBeGreaterThan(0)
  })

  it('a refresh runs inside of it, from the first look to the last step', async () => {
    const steps: string[] = []
    fake.intercept = ({ path }) => {
      steps.push(path)
      return false
    }
    const locked = await createEngine({
      withLock: async (run) => {
        steps.push('locked')
        const result = await run()
        steps.push('unlocked')
        return result
      },
    })
    await locked.refresh()
    expect(steps.at(0)).toBe('locked')
    expect(steps.at(-2)).toBe('/_aliases')
    expect(steps.at(-1)).toBe('unlocked')
    await locked.close()
  })
})
