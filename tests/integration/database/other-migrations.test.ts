import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { findUser } from '#server/db/roles/role-urls.ts'
import { openDatabaseSource } from '#server/processes/database-source.ts'
import { prepareDatabase } from '#server/processes/prepare-database.ts'
import { createTestDatabase, toRoleUrl, toRoleUrls, withClient } from '../../support/database.ts'

/** What an earlier version leaves behind: its own first migration, a table and a row of it. */
const EARLIER_VERSION = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an earlier version', 1);
  create table trade (transaction_id bigint primary key);
  insert into trade values (1000001)`

const READ_ALL = `
  select (select count(*)::int from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)) as objects,
    (select count(*)::int from pg_proc where pronamespace = 'public'::regnamespace) as functions,
    (select count(*)::int from trade) as trades, (select count(*)::int from drizzle.__drizzle_migrations) as migrations`

const readAll = (url: string) => withClient(url, async (client) => (await client.query(READ_ALL)).rows[0])

const readFailure = (source: Promise<unknown>): Promise<unknown> =>
  source.then(
    () => null,
    (error: unknown) => error,
  )

describe('a data folder of an earlier version', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-earlier-'))
    chmodSync(folder, 0o755)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('stops the start with one line that says what to do, and stays as it was', async () => {
    const settings = ['fsync=off']
    const earlier = await startEmbeddedPostgres({ dataDir: folder, settings })
    await withClient(earlier.url, (client) => client.query(EARLIER_VERSION))
    const before = await readAll(earlier.url)
    await earlier.stop()

    const failure = await readFailure(openDatabaseSource(parseEnvironment({ DATA_DIR: folder })))
    expect(failure).toBeInstanceOf(StartupError)
    const { message } = failure as StartupError
    expect(message).toMatch(/a different version of the shop.*Nothing was changed.*DATA_DIR=/)
    expect(message).toContain(earlier.folder)
    expect(message).not.toContain('\n')

    const again = await startEmbeddedPostgres({ dataDir: folder, settings })
    expect(await readAll(again.url)).toEqual(before)
    await again.stop()
  })
})

describe('a database of another version', () => {
  const open = (url: string) => openDatabaseSource(parseEnvironment({ DATABASE_URL: url }))

  it.each([
    ['whose migration was edited', `update drizzle.__drizzle_migrations set hash = 'of another version'`],
    ['whose migration was generated again', 'update drizzle.__drizzle_migrations set created_at = 1'],
  ])('%s stops the start, and the message names the server but no password', async (_, change) => {
    const url = await createTestDatabase()
    await withClient(url, (client) => client.query(change))
    const before = await readAll(url)
    const failure = await readFailure(open(url))
    expect(failure).toBeInstanceOf(StartupError)
    const { message } = failure as StartupError
    expect(message).toMatch(/^DATABASE_URL \(127\.0\.0\.1:\d+\) .*Nothing was changed.*empty database/)
    expect(message).not.toContain(new URL(url).password)
    expect(await readAll(url)).toEqual(before)
  })

  describe('that is newer', () => {
    let url: string

    beforeAll(async () => {
      url = await createTestDatabase()
      const add = `insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`
      await withClient(url, (client) => client.query(add))
      const right = 'grant insert on seed_run to'
      await withClient(url, (client) => client.query(`${right} ${findUser(toRoleUrl(url, 'web'))}`))
    })

    it('is no reason: during a deployment, older processes still start', async () => {
      const roles = { kind: 'given', urls: toRoleUrls(url) } as const
      const options = { hasDevices: true, say: () => undefined, roles }
      await expect(prepareDatabase(url, options)).resolves.toBeDefined()
    })

    it('keeps the rights that the newer version has given its processes', async () => {
      const { rows } = await withClient(toRoleUrl(url, 'web'), (client) =>
        client.query(`select has_table_privilege('seed_run', 'insert') as allowed`),
      )
      expect(rows).toEqual([{ allowed: true }])
    })
  })
})
