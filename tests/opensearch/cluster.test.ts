import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { INDEX_DEFINITIONS } from '#server/ports/search/opensearch/index-definitions.ts'
import { hashDefinitions, nameSearchedAliases } from '#server/ports/search/opensearch/release-alias.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { waitUntilGreen } from '../../tools/opensearch-server.mjs'
import { withClient } from '../support/database.ts'
import { openClusterSearch, openShopSearch } from '../support/open-shop-search.ts'
import { buildPhoneRow, createEmptyCatalogue, importRows } from '../support/operator-catalogue.ts'
import { buildDeviceSearchQuery } from '../support/search-queries.ts'
import { MARKET_HOSTS } from '../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../support/test-shop.ts'

const { de } = MARKETS
const INDEXES = de.searchIndexes
/** What this release searches. */
const SEARCHED = nameSearchedAliases(INDEXES, hashDefinitions(INDEX_DEFINITIONS))
const LIST = buildPath(de, 'overview', { overview: 'acme' })
const RESULTS = `${buildPath(de, 'overview', { overview: de.searchOverview })}?q=rocket`
const SUGGESTIONS = '/api/search/suggestions?q=rocket'

const DEVICES = 20

const { urls, pids } = inject('searchCluster') ?? { urls: [], pids: [] }

let databaseUrl: string
let db: Database
let engine: SearchEngine
let shop: TestShop
const logs: Record<string, unknown>[] = []

const importPhones = (rows: Parameters<typeof importRows>[1]) =>
  withClient(databaseUrl, (client) => importRows(client, rows))

const buildPhone = (number: number, price = 100) =>
  buildPhoneRow({ model: `Rocket ${number}`, prices: { 128: price } })

/** Asks the cluster itself. */
async function askCluster<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const answer = await fetch(`${urls[0]}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Answer
}

beforeAll(async () => {
  databaseUrl = await createEmptyCatalogue()
  await importPhones(Array.from({ length: DEVICES }, (_, index) => buildPhone(index + 1)))
  db = openDatabase({ url: databaseUrl, maxConnections: 4, onError: () => undefined })
  engine = await openShopSearch(
    db,
    createLogger('info', { write: (line: string) => void logs.push(JSON.parse(line)) }),
  )
  shop = await startTestShop({ db, search: engine })
})

afterAll(async () => {
  await shop?.close()
  await engine?.close()
  await db?.$client.end()
})

/** Between two searches of a visitor. Without it, they would take the processor from what happens meanwhile. */
const PAUSE_MS = 20

/** What visitors see who search on while something happens. */
async function searchMeanwhile(happen: () => Promise<unknown>) {
  const seen = { answered: 0, empty: 0, failures: new Set<string>() }
  let isOver = false
  const visit = async (text: string) => {
    while (!isOver) {
      try {
        const { total } = await engine.search(buildDeviceSearchQuery(text), { indexes: INDEXES, size: 5 })
        seen.answered += 1
        if (total === 0) seen.empty += 1
      } catch (error) {
        seen.failures.add(String(error))
      }
      await sleep(PAUSE_MS)
    }
  }
  const visitors = ['rocket 7', 'rokcet', 'roc'].map(visit)
  await happen().finally(() => {
    isOver = true
  })
  await Promise.all(visitors)
  return { ...seen, failures: [...seen.failures] }
}

const WITHOUT_FAULT = { answered: expect.any(Number), empty: 0, failures: [] }

describe('the indexes', () => {
  it('are filled with every device, which the log says', () => {
    const filled = logs.filter(({ msg }) => msg === 'search index filled')
    expect(filled).toContainEqual(
      expect.objectContaining({ index: expect.stringMatching(/^shop-de-/), documents: DEVICES }),
    )
  })

  it('are copied as files: no node indexes the documents of another one', async () => {
    const recoveries = await askCluster<Record<string, { shards: { type: string; translog: object }[] }>>(
      `/${INDEXES.devices}/_recovery`,
    )
    const copies = Object.values(recoveries)
      .flatMap(({ shards }) => shards)
      .filter(({ type }) => type === 'PEER')
    expect(copies).toEqual([expect.objectContaining({ translog: expect.objectContaining({ recovered: 0 }) })])
  })

  /** How many documents the index in use has taken so far, and its name. */
  async function readWrites() {
    const { indices } = await askCluster<{
      indices: Record<string, { primaries: { indexing: { index_total: number } } }>
    }>(`/${INDEXES.devices}/_stats/indexing`)
    const [[index, { primaries }] = ['', { primaries: { indexing: { index_total: 0 } } }]] =
      Object.entries(indices)
    return { index, written: primaries.indexing.index_total }
  }

  it('take one document for one changed price', async () => {
    const before = await readWrites()
    await importPhones([buildPhone(3, 120)])
    await engine.refresh()
    expect(await readWrites()).toEqual({ index: before.index, written: before.written + 1 })
  })

  it('are replaced without a gap, and what an interrupted run has left is removed', async () => {
    const leftover = `${INDEXES.devices}-20260101000000000-0123abcd`
    await askCluster(`/${leftover}`, 'PUT')
    const before = await readWrites()
    const seen = await searchMeanwhile(async () => {
      await importPhones([buildPhone(DEVICES + 1)])
      await engine.refresh()
    })
    expect(seen).toEqual(WITHOUT_FAULT)
    expect((await readWrites()).index).not.toBe(before.index)
    expect(await askCluster(`/${leftover}`)).toMatchObject({ status: 404 })
  })
})

/** What the pages answer. */
const visitPages = async ({ get }: TestShop) =>
  Object.fromEntries(
    await Promise.all(
      ['/', LIST, RESULTS, SUGGESTIONS].map(async (path) => [
        path,
        (await get(MARKET_HOSTS.de, path)).status,
      ]),
    ),
  )

const WORKING = { '/': 200, [LIST]: 200, [RESULTS]: 200, [SUGGESTIONS]: 200 }
const WITHOUT_SEARCH = { '/': 200, [LIST]: 503, [RESULTS]: 503, [SUGGESTIONS]: 200 }

describe('a shop', () => {
  it('shows what needs no search while the cluster is red, and the rest as soon as it is not', async () => {
    const red = 'shop-red'
    const { index } = await askCluster<Record<string, object>>(`/_alias/${INDEXES.devices}`).then(
      (found) => ({ index: Object.keys(found)[0] }),
    )
    const pointTo = (added: string | undefined, removed: string | undefined) =>
      askCluster('/_aliases', 'POST', {
        actions: [
          { add: { index: added, alias: SEARCHED.devices } },
          { remove: { index: removed, alias: SEARCHED.devices } },
        ],
      })
    // No node may hold it, so it has no shard that could answer.
    await askCluster(`/${red}?wait_for_active_shards=0`, 'PUT', {
      settings: { 'index.routing.allocation.require._name': 'none' },
    })
    // Before it is red: it also looks for a change of the catalogue, and would replace the index.
    await shop.app.drop('all')
    await pointTo(red, index)
    expect(await askCluster('/_cluster/health')).toMatchObject({ status: 'red' })
    expect(await visitPages(shop)).toEqual(WITHOUT_SEARCH)
    await pointTo(index, red)
    await askCluster(`/${red}`, 'DELETE')
    expect(await visitPages(shop)).toEqual(WORKING)
  })

  it('starts while the cluster is away', async () => {
    const away = await openClusterSearch(db, [`http://127.0.0.1:${await findFreePort()}`])
    const without = await startTestShop({ db, search: away })
    expect(await visitPages(without)).toEqual(WITHOUT_SEARCH)
    await without.close()
    await away.close()
  })

  it('searches on while a node is lost and comes back', async () => {
    const shards = await askCluster<{ prirep: string; node: string }[]>(
      `/_cat/shards/${INDEXES.devices}?format=json`,
    )
    const primary = shards.find(({ prirep }) => prirep === 'p')?.node
    // Nodes are named by their number.
    const lost = Number(primary?.split('-')[1]) - 1
    const pid = pids[lost]
    if (!pid) throw new Error(`No node has the primary shard: ${primary}`)
    const others = urls.filter((_, index) => index !== lost)
    const countNodes = async () => {
      const answer = await fetch(`${others[0]}/_cluster/health`)
      return ((await answer.json()) as { number_of_nodes: number }).number_of_nodes
    }
    const seen = await searchMeanwhile(async () => {
      process.kill(pid, 'SIGKILL')
      await expect.poll(countNodes, { timeout: 30_000 }).toBe(2)
      await waitUntilGreen([...others, ...urls.filter((url) => !others.includes(url))])
    })
    expect(seen).toEqual(WITHOUT_FAULT)
  })
})
