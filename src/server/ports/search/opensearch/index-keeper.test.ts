import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FillProgress } from '#server/ports/search/opensearch/fill-index.ts'
import { INDEX_DEFINITIONS } from '#server/ports/search/opensearch/index-definitions.ts'
import { createOpenSearch, type OpenSearchOptions } from '#server/ports/search/opensearch/opensearch.ts'
import { hashDefinitions, nameSearchedAliases } from '#server/ports/search/opensearch/release-alias.ts'
import type { ChangedDocuments, SearchDocuments, SearchEngine } from '#server/ports/search/search-engine.ts'
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../../../tests/support/fake-opensearch.ts'
import { type ReceivedRequest, sendJson } from '../../../../../tests/support/http-server.ts'
import { createDevice, createGroup, streamDocuments } from '../../../../../tests/support/search-documents.ts'

const INDEXES = { manufacturers: 'de-manufacturers', devices: 'shop-de' }
const SEARCHED = nameSearchedAliases(INDEXES, hashDefinitions(INDEX_DEFINITIONS))
const LEFTOVER = 'shop-de-20260101000000000-0123abcd'
const createDeviceWithId = (id: number) =>
  createDevice({ series: 'pixel', model: `Pixel ${id}`, released: '2022-10' }, { id })

const createDocuments = (...ids: number[]): SearchDocuments => ({
  groups: [createGroup('pixel')],
  devices: ids.map(createDeviceWithId),
})

let fake: FakeOpenSearch
let engine: SearchEngine
let documents: SearchDocuments
let failures: [task: string, reason: string][]
let progresses: FillProgress[]

const createEngine = (overrides: Partial<OpenSearchOptions> = {}) =>
  createOpenSearch({
    urls: [fake.url],
    indexes: [INDEXES],
    load: async () => streamDocuments(documents),
    onProgress: (progress) => void progresses.push(progress),
    onError: (task, error) => void failures.push([task, String(error)]),
    ...overrides,
  })

/** Answers these requests with a failure. */
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

const listDeviceIndexes = () => [...fake.indexes.keys()].filter((name) => name.startsWith(INDEXES.devices))

const findDeviceIds = async () => {
  const { devices } = await engine.search({ kind: 'deviceByUrl', url: 'any' }, { indexes: INDEXES, size: 50 })
  return devices.map(({ id }) => id)
}

beforeEach(async () => {
  failures = []
  progresses = []
  documents = createDocuments(1, 2)
  fake = await startFakeOpenSearch()
  engine = await createEngine()
})

afterEach(async () => {
  await engine.close()
  await fake.close()
})

describe('a refresh', () => {
  it('replaces old documents with new ones and leaves one index per alias', async () => {
    const [before] = listDeviceIndexes()
    documents = createDocuments(2, 3)
    await engine.refresh()
    expect(await findDeviceIds()).toEqual([2, 3])
    expect(listDeviceIndexes()).toHaveLength(1)
    expect(listDeviceIndexes()).not.toEqual([before])
    expect(fake.indexes.size).toBe(2)
  })

  it('moves all aliases in one step, which also removes the old indexes', async () => {
    const old = [...fake.indexes.keys()]
    await engine.refresh()
    const swaps = fake.asked('_aliases')
    expect(swaps).toHaveLength(2)
    const { actions } = JSON.parse(swaps[1]?.body ?? '')
    const [groups, devices] = [...fake.indexes.keys()]
    expect(actions).toEqual([
      { remove_index: { index: old[0] } },
      { add: { index: groups, alias: SEARCHED.manufacturers } },
      { add: { index: groups, alias: INDEXES.manufacturers } },
      { remove_index: { index: old[1] } },
      { add: { index: devices, alias: SEARCHED.devices } },
      { add: { index: devices, alias: INDEXES.devices } },
    ])
  })

  it('is not seen by searches before it is complete', async () => {
    documents = createDocuments(3, 4, 5)
    const seen: unknown[] = []
    fake.intercept = async ({ path }) => {
      if (!path.endsWith('/_search')) seen.push(await findDeviceIds())
      return false
    }
    await engine.refresh()
    expect(seen.length).toBeGreaterThan(6)
    expect(new Set(seen.map(String))).toEqual(new Set(['1,2']))
    expect(await findDeviceIds()).toEqual([3, 4, 5])
  })

  it('sends at most 1,000 documents at once', async () => {
    documents = createDocuments(...Array.from({ length: 2_500 }, (_, index) => index))
    fake.requests.length = 0
    await engine.refresh()
    const sizes = fake
      .asked('_bulk')
      .filter(({ path }) => path.includes(INDEXES.devices))
      .map(({ body }) => body.trimEnd().split('\n').length / 2)
    expect(sizes.toSorted((one, other) => other - one)).toEqual([1_000, 1_000, 500])
    expect(fake.idsIn(INDEXES.devices)).toHaveLength(2_500)
  })

  it('fills an index that has no copies, and waits for them before the aliases move', async () => {
    const steps: string[] = []
    const note = (step: string) => {
      const index = [...fake.indexes.values()].at(-1)
      steps.push(`${step} ${index?.definition.settings?.auto_expand_replicas}`)
    }
    fake.intercept = ({ path }) => {
      if (path.endsWith('/_bulk') && path.includes(INDEXES.devices)) note('filled with')
      if (path.startsWith('/_cluster/health')) note('waited with')
      if (path === '/_aliases') note('moved with')
      return false
    }
    await engine.refresh()
    expect(steps).toEqual(['filled with false', 'waited with 0-1', 'moved with 0-1'])
  })

  it('uses an index that gets no copy, and reports it', async () => {
    fake.intercept = ({ path }, response) => {
      if (!path.startsWith('/_cluster/health')) return false
      sendJson(response, 408, { status: 'yellow', timed_out: true })
      return true
    }
    documents = createDocuments(6)
    await engine.refresh()
    expect(await findDeviceIds()).toEqual([6])
    expect(failures).toEqual([['waiting for the copies of new indexes', expect.any(String)]])
  })

  it('reports how far it has come, and when each index is complete', async () => {
    // Whole requests: a shorter one may overtake another.
    documents = createDocuments(...Array.from({ length: 21_000 }, (_, index) => index))
    progresses = []
    await engine.refresh()
    expect(progresses.map(({ documents: count, isComplete }) => ({ count, isComplete }))).toEqual([
      { count: 1, isComplete: true },
      { count: 20_000, isComplete: false },
      { count: 21_000, isComplete: true },
    ])
  })

  it('takes an empty catalogue', async () => {
    documents = { groups: [], devices: [] }
    await engine.refresh()
    expect(await findDeviceIds()).toEqual([])
  })

  it('keeps each pair of indexes with its own documents', async () => {
    const polish = { manufacturers: 'pl-manufacturers', devices: 'pl-pl' }
    const several = await createEngine({
      indexes: [INDEXES, polish],
      load: async ({ devices }) => streamDocuments(createDocuments(devices === polish.devices ? 48 : 49)),
    })
    expect(fake.idsIn(polish.devices)).toEqual(['48'])
    expect(fake.idsIn(INDEXES.devices)).toEqual(['49'])
    await several.close()
  })
})

describe('a changed catalogue', () => {
  let version: string
  let changed: ChangedDocuments | null

  const createVersionedEngine = () =>
    createEngine({ readVersion: async () => version, loadChanged: async () => changed })

  beforeEach(async () => {
    version = '7'
    changed = { ids: [1, 2, 3], devices: [1, 3].map(createDeviceWithId), groups: null }
    await engine.close()
    engine = await createVersionedEngine()
  })

  it('changes the indexes in use, if only some devices differ', async () => {
    const before = [...fake.indexes.keys()]
    version = '8'
    await engine.refresh()
    expect([...fake.indexes.keys()]).toEqual(before)
    expect(fake.idsIn(INDEXES.devices).toSorted()).toEqual(['1', '3'])
  })

  it('is not taken over a second time', async () => {
    version = '8'
    await engine.refresh()
    fake.requests.length = 0
    await engine.refresh()
    expect(fake.asked('_bulk')).toEqual([])
  })

  it('is taken over by the next refresh if a change is interrupted', async () => {
    version = '8'
    failOn(({ path }) => path.endsWith('/_mapping'))
    await expect(engine.refresh()).rejects.toThrow()
    fake.intercept = () => false
    await engine.refresh()
    expect(fake.idsIn(INDEXES.devices).toSorted()).toEqual(['1', '3'])
  })

  it.each([
    ['nobody knows what differs', () => null],
    ['groups differ, too', () => ({ ids: [1], devices: [], groups: [] })],
  ])('fills new indexes if %s', async (_, decide) => {
    const before = listDeviceIndexes()
    changed = decide()
    version = '8'
    await engine.refresh()
    expect(listDeviceIndexes()).not.toEqual(before)
    expect(fake.idsIn(INDEXES.devices)).toEqual(['1', '2'])
  })
})

describe('a refresh fails, leaves the old documents and removes what it has begun, when', () => {
  const isBulk = ({ path }: ReceivedRequest) => path.endsWith('/_bulk')

  it.each<[string, () => void, string | RegExp]>([
    ['an index cannot be made', () => failOn(({ method }) => method === 'PUT'), /x/],
    ['documents cannot be sent', () => failOn(isBulk), /x/],
    ['the index cannot be made visible', () => failOn(({ path }) => path.endsWith('/_refresh')), /x/],
    ['the index cannot be written', () => failOn(({ path }) => path.endsWith('/_flush')), /x/],
    [
      'a document has an unknown field',
      () => {
        documents = {
          ...documents,
          devices: [createDeviceWithId(3), Object.assign(createDeviceWithId(4), { colour: 'red' })],
        }
      },
      /refused 1 documents, first 4 \(strict_dynamic_mapping_exception: colour\)/,
    ],
    [
      'two documents have the same id',
      () => {
        documents = createDocuments(3, 3)
      },
      /holds 1 of 2 documents/,
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
    expect(await findDeviceIds()).toEqual([1, 2])
    expect(failures).toEqual([])
    documents = createDocuments(7)
    await engine.refresh()
    expect(await findDeviceIds()).toEqual([7])
  })

  it('the catalogue cannot be read', async () => {
    const reader = await createEngine({ load: () => Promise.reject(new Error('no database')) })
    await expect(reader.refresh()).rejects.toThrow('no database')
    expect(await findDeviceIds()).toEqual([1, 2])
    await reader.close()
  })

  it('there is no answer in time', async () => {
    const hasty = await createEngine({ refreshTimeoutMs: 50 })
    fake.intercept = isBulk
    await expect(hasty.refresh()).rejects.toThrow('within 50 ms')
    expect(await findDeviceIds()).toEqual([1, 2])
    await hasty.close()
  })

  it('another process removes its index in the meantime', async () => {
    const before = [...fake.indexes.keys()]
    fake.intercept = (request) => {
      // The bulk request then creates an index without mappings.
      if (isBulk(request)) fake.indexes.delete(request.path.split('/')[1] ?? '')
      return false
    }
    await expect(engine.refresh()).rejects.toThrow('was removed while it was filled')
    expect(await findDeviceIds()).toEqual([1, 2])
    expect([...fake.indexes.keys()]).toEqual(expect.arrayContaining(before))
  })
})

describe('a refresh whose aliases could not be moved', () => {
  it('removes nothing, because they may have moved; the next refresh cleans up', async () => {
    failOn(({ path }) => path === '/_aliases')
    await expect(engine.refresh()).rejects.toThrow()
    expect(fake.indexes.size).toBe(4)
    expect(await findDeviceIds()).toEqual([1, 2])
    fake.intercept = () => false
    await engine.refresh()
    expect(fake.indexes.size).toBe(2)
  })
})

describe('a refresh finds', () => {
  it('leftovers of a crashed run, and removes them; foreign indexes stay', async () => {
    const others = ['shop-de-archive', 'shop-de-20260101000000000-0123abcd-backup', 'other-index']
    for (const name of [LEFTOVER, ...others]) fake.addIndex(name)
    await engine.refresh()
    expect(fake.indexes.has(LEFTOVER)).toBe(false)
    for (const name of others) expect(fake.indexes.has(name)).toBe(true)
  })

  it('leftovers that cannot be removed, reports them and continues', async () => {
    fake.addIndex(LEFTOVER)
    failOn(({ method }) => method === 'DELETE')
    documents = createDocuments(9)
    await engine.refresh()
    expect(await findDeviceIds()).toEqual([9])
    expect(failures).toEqual([['removing leftover indexes', expect.any(String)]])
  })

  it('an index with the name of the alias, and replaces it', async () => {
    fake.indexes.clear()
    fake.addIndex(INDEXES.devices)
    await engine.refresh()
    expect(fake.indexes.has(INDEXES.devices)).toBe(false)
    expect(await findDeviceIds()).toEqual([1, 2])
  })

  it('a foreign index with the alias, which loses the alias but stays', async () => {
    fake.indexes.clear()
    fake.addIndex('made-by-hand', [INDEXES.devices])
    await engine.refresh()
    expect(fake.indexes.get('made-by-hand')?.aliases.size).toBe(0)
    expect(await findDeviceIds()).toEqual([1, 2])
  })
})

describe('with a lock', () => {
  it('a second process finds the indexes filled with this catalogue, and rebuilds them for the next', async () => {
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

  it('a refresh holds it from the first read to the last step', async () => {
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
