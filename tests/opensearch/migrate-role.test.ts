import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { formatKeyRing, generateKey } from '#server/config/key-ring.ts'
import { INDEX_DEFINITIONS } from '#server/ports/search/opensearch/index-definitions.ts'
import { hashDefinitions, nameSearchedAliases } from '#server/ports/search/opensearch/release-alias.ts'
import { SHOP_INDEXES } from '#server/ports/search/shop-indexes.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { withClient } from '../support/database.ts'
import { type FakeOpenSearch, startFakeOpenSearch } from '../support/fake-opensearch.ts'
import { buildPhoneRow, createEmptyCatalogue, importRows } from '../support/operator-catalogue.ts'
import { createWorkplace, readLogLines, type ShopProcess, startShopProcess } from '../support/shop-process.ts'

const PATIENT = { timeout: 120_000 }
const DEVICES = 3

const { urls } = inject('searchCluster') ?? { urls: [] }

let workplace: Awaited<ReturnType<typeof createWorkplace>>
let databaseUrl: string
let fake: FakeOpenSearch
const started: ShopProcess[] = []

beforeAll(async () => {
  workplace = await createWorkplace()
  databaseUrl = await createEmptyCatalogue()
  const rows = Array.from({ length: DEVICES }, (_, index) => buildPhoneRow({ model: `Rocket ${index}` }))
  await withClient(databaseUrl, (client) => importRows(client, rows))
  fake = await startFakeOpenSearch()
})

afterEach(async () => {
  fake.intercept = () => false
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

afterAll(async () => {
  await fake.close()
  workplace.remove()
})

const SHOP_SECRET = formatKeyRing([generateKey()])

function migrate(environment: Record<string, string>): ShopProcess {
  const migration = startShopProcess({
    ...workplace.environment,
    SHOP_ROLE: 'migrate',
    SHOP_SECRET,
    DATABASE_ROLES: 'off',
    DATABASE_URL: databaseUrl,
    ...environment,
  })
  started.push(migration)
  return migration
}

const listLines = (migration: ShopProcess) => readLogLines(migration).map(({ msg }) => msg)

const MIGRATED = 'The database is migrated.'

describe('a migration', () => {
  it('fills the indexes of its release, and says so', async () => {
    await fetch(`${urls[0]}/_all`, { method: 'DELETE' })
    // The lock is taken past the pooler, as the user of DATABASE_URL.
    const direct = new URL(databaseUrl)
    direct.username = 'nobody'
    const migration = migrate({ SEARCH_URL: urls.join(','), DATABASE_DIRECT_URL: direct.href })
    expect({ code: await migration.ended, output: migration.output() }).toMatchObject({ code: 0 })
    expect(listLines(migration).slice(-(2 + 2 * SHOP_INDEXES.length) - 1)).toEqual([
      'Filling the search indexes of this release …',
      ...SHOP_INDEXES.flatMap(({ manufacturers, devices }) => [
        expect.stringMatching(`^Filled search index ${manufacturers}-.*: 1 document$`),
        expect.stringMatching(`^Filled search index ${devices}-.*: ${DEVICES} documents$`),
      ]),
      'The search indexes are filled.',
      MIGRATED,
    ])
    const revisions = hashDefinitions(INDEX_DEFINITIONS)
    for (const names of SHOP_INDEXES) {
      const { devices } = nameSearchedAliases(names, revisions)
      const answer = await fetch(`${urls[0]}/${devices}/_count`)
      expect(await answer.json()).toMatchObject({ count: DEVICES })
    }
  })

  it('finds them filled when it runs again', async () => {
    const migration = migrate({ SEARCH_URL: urls.join(',') })
    expect(await migration.ended).toBe(0)
    expect(listLines(migration).slice(-3)).toEqual([
      'Filling the search indexes of this release …',
      'The search indexes are filled.',
      MIGRATED,
    ])
  })

  it('leaves them to the web processes if the cluster is away', async () => {
    const migration = migrate({ SEARCH_URL: `http://127.0.0.1:${await findFreePort()}` })
    expect(await migration.ended).toBe(0)
    expect(listLines(migration).slice(-2)).toEqual([
      expect.stringMatching(
        /^The search indexes couldn’t be filled: .*ECONNREFUSED.* The web processes will/,
      ),
      MIGRATED,
    ])
  })

  it.each([
    ['while it waits for documents to be stored', '_bulk'],
    ['while it asks a cluster that doesn’t answer', ''],
  ])('ends at once and without a fault when it is stopped %s', async (_, path) => {
    const asked = Promise.withResolvers<void>()
    fake.intercept = (request) => {
      const isMatch = request.path.endsWith(path)
      if (isMatch) asked.resolve()
      return isMatch
    }
    const migration = migrate({ SEARCH_URL: fake.url })
    await asked.promise
    migration.child.kill('SIGTERM')
    const stoppedAt = performance.now()
    expect(await migration.ended).toBe(0)
    // An answer may take a minute; a busy machine takes a few seconds to end a process.
    expect(performance.now() - stoppedAt).toBeLessThan(20_000)
    expect(migration.output()).not.toContain('be filled')
    expect(migration.output()).not.toContain(MIGRATED)
  })

  it('ends at once when it is stopped while another process fills', async () => {
    await withClient(databaseUrl, async (client) => {
      await client.query('select pg_advisory_lock(742003)')
      const migration = migrate({ SEARCH_URL: fake.url })
      await expect.poll(() => migration.output(), PATIENT).toContain('Waiting for another process')
      migration.child.kill('SIGTERM')
      expect(await migration.ended).toBe(0)
    })
  })
})
