import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { IndexDefinitions } from '#server/ports/search/opensearch/index-definitions.ts'
import { createOpenSearch } from '#server/ports/search/opensearch/opensearch.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { NEW_DEFINITIONS, OLD_DEFINITIONS } from '../support/release-definitions.ts'
import { createDevice, createGroup, streamDocuments } from '../support/search-documents.ts'
import { buildDeviceByUrlQuery, buildDeviceSearchQuery } from '../support/search-queries.ts'

/** Names that no other test uses. */
const INDEXES = { manufacturers: 'releases-manufacturers', devices: 'releases-devices' }

const DEVICES = 300
const PAUSE_MS = 20

const { urls } = inject('searchCluster') ?? { urls: [] }

let version = 1
let isPriceOnly = false
let nowMs = Date.parse('2026-11-16T08:00:00Z')

/** Only one process of all releases fills at a time, as with the lock in the database. */
let turn = Promise.resolve()
function takeTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const own = turn.then(run)
  turn = own.then(
    () => undefined,
    () => undefined,
  )
  return own
}

/** A device as one of the releases writes it: what it is found by tells which release has written it. */
const createPhone = (id: number, release: string) =>
  createDevice(
    { series: 'pixel', model: `Pixel ${id}`, released: '2022-10' },
    { id, url: `pixel-${id}`, metaKeywords: `${release} ${version}` },
  )

const startRelease = (release: string, definitions: IndexDefinitions): Promise<SearchEngine> =>
  createOpenSearch({
    urls,
    indexes: [INDEXES],
    definitions,
    load: async () =>
      streamDocuments({
        groups: [createGroup('pixel')],
        devices: Array.from({ length: DEVICES }, (_, id) => createPhone(id, release)),
      }),
    readVersion: async () => String(version),
    loadChanged: async () =>
      isPriceOnly ? { ids: [7], devices: [createPhone(7, release)], groups: null } : null,
    withLock: takeTurn,
    now: () => nowMs,
    searchTimeoutMs: 30_000,
    // As long as it takes: the machine may be busy.
    startTimeoutMs: 300_000,
    onProgress: () => undefined,
    onError: (task, error) => {
      throw new Error(task, { cause: error })
    },
  })

interface Release {
  readonly name: string
  readonly engine: SearchEngine
}

const QUERIES = [
  buildDeviceByUrlQuery('pixel-7'),
  buildDeviceSearchQuery('pixel 7'),
  buildDeviceSearchQuery('pixle 7'),
]

/** What visitors of both releases see who search on while something happens. */
async function searchMeanwhile(releases: readonly Release[], happen: () => Promise<unknown>) {
  const faults = new Set<string>()
  let answered = 0
  let isOver = false
  const visit = async ({ name, engine }: Release) => {
    while (!isOver) {
      for (const query of QUERIES)
        try {
          const { devices } = await engine.search(query, { indexes: INDEXES, size: 5 })
          answered += 1
          if (devices.length === 0) faults.add(`${name} found nothing`)
          for (const { metaKeywords } of devices)
            if (!metaKeywords.startsWith(`${name} `))
              faults.add(`${name} found what ${metaKeywords} has written`)
        } catch (error) {
          faults.add(`${name}: ${error}`)
        }
      await sleep(PAUSE_MS)
    }
  }
  const visitors = releases.map(visit)
  await happen().finally(() => {
    isOver = true
  })
  await Promise.all(visitors)
  return { answered, faults: [...faults] }
}

const WITHOUT_FAULT = { answered: expect.any(Number), faults: [] }

async function listIndexes(): Promise<string[]> {
  const answer = await fetch(`${urls[0]}/${INDEXES.devices}-*,${INDEXES.manufacturers}-*`)
  return Object.keys((await answer.json()) as object).toSorted()
}

const findKeywords = async ({ engine }: Release) => {
  const { devices } = await engine.search(buildDeviceByUrlQuery('pixel-7'), { indexes: INDEXES, size: 1 })
  return devices[0]?.metaKeywords
}

/** Each test continues where the previous one ended. */
describe('two releases with different indexes', () => {
  let old: Release
  let young: Release

  beforeAll(async () => {
    old = { name: 'old', engine: await startRelease('old', OLD_DEFINITIONS) }
  })

  afterAll(async () => {
    await old?.engine.close()
    await young?.engine.close()
    for (const index of await listIndexes()) await fetch(`${urls[0]}/${index}`, { method: 'DELETE' })
  })

  it('both answer while the new one fills its own', async () => {
    const seen = await searchMeanwhile([old], async () => {
      young = { name: 'young', engine: await startRelease('young', NEW_DEFINITIONS) }
    })
    expect(seen).toEqual(WITHOUT_FAULT)
    expect(await findKeywords(young)).toBe('young 1')
    expect(await listIndexes()).toHaveLength(4)
  })

  it.each([
    ['other devices', false],
    ['another price', true],
  ])('both answer while the catalogue changes, which each takes over once: %s', async (_, isPrice) => {
    const releases = [old, young]
    const seen = await searchMeanwhile(releases, async () => {
      version += 1
      isPriceOnly = isPrice
      await Promise.all([old, young, old, young].map(({ engine }) => engine.refresh()))
    })
    expect(seen).toEqual(WITHOUT_FAULT)
    expect(await Promise.all(releases.map(findKeywords))).toEqual([`old ${version}`, `young ${version}`])
    const indexes = await listIndexes()
    expect(indexes).toHaveLength(4)
    for (const { engine } of [young, old]) await engine.refresh()
    expect(await listIndexes()).toEqual(indexes)
  })

  it('leave one once the other has missed a change for a day', async () => {
    version += 1
    await young.engine.refresh()
    expect(await listIndexes()).toHaveLength(4)
    nowMs += DAY_MS + 1
    const seen = await searchMeanwhile([young], () => young.engine.refresh())
    expect(seen).toEqual(WITHOUT_FAULT)
    expect(await listIndexes()).toHaveLength(2)
  })
})
