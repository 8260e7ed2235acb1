import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manageSecrets } from '#server/commands/manage-secrets.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { formatKeyRing, generateKey, type KeyRing } from '#server/config/key-ring.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { openDatabaseSource } from '#server/processes/database-source.ts'
import { openKeyRing, requireKeyRing } from '#server/processes/open-key-ring.ts'
import { loadShopSecret } from '#server/secrets/load-shop-secret.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { callCommand } from '../../support/commands.ts'
import { createTestDatabase, toRoleUrl, toRoleUrls, withClient } from '../../support/database.ts'

let url: string
let db: Database

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 10, onError: () => undefined })
})

afterAll(() => db.$client.end())

const countSecrets = async () => (await db.$client.query('select from shop_secret')).rowCount

describe('the secret of an installation', () => {
  it('is the configured one, and then none is generated', async () => {
    const secret = await loadShopSecret(db, 'given by the operator and long enough')
    const same = createShopSecret(Buffer.from('given by the operator and long enough'))
    expect(secret.keyFor('trade', 1)).toBe(same.keyFor('trade', 1))
    expect(await countSecrets()).toBe(0)
  })

  it('is generated once, even by processes that start together, and kept across restarts', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => loadShopSecret(db, undefined)))
    const later = await loadShopSecret(db, undefined)
    const keys = [...secrets, later].map((secret) => secret.keyFor('trade', 1))
    expect(new Set(keys).size).toBe(1)
    expect(await countSecrets()).toBe(1)
  })
})

describe('the fingerprint of the secret', () => {
  const [old, next, foreign] = [generateKey(), generateKey(), generateKey()]
  const WRONG = 'SHOP_SECRET isn’t this shop’s'
  const WAITING_FOR_KEYS = `select from pg_locks where relation = 'working_key'::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`

  const open = async (...ring: KeyRing) => openKeyRing(url, { SHOP_SECRET: formatKeyRing(ring) })
  /** On a machine that only knows the role of its web processes. */
  const openAsWeb = async (...ring: KeyRing) =>
    requireKeyRing(toRoleUrl(url, 'web'), { SHOP_SECRET: formatKeyRing(ring) })

  beforeEach(async () => {
    await db.$client.query('delete from working_key; alter table signing_key disable trigger all')
    await db.$client.query('delete from signing_key')
    await open(old)
  })

  it('refuses a secret without the key that the shop works with', async () => {
    await expect(open(foreign)).rejects.toThrow(WRONG)
    await expect(openAsWeb(foreign)).rejects.toThrow(WRONG)
    await expect(openAsWeb(old)).resolves.toHaveLength(1)
  })

  it('lets a new key come second, then first, and the old one go', async () => {
    const rings: KeyRing[] = [[old, next], [next, old], [old, next], [next]]
    for (const ring of rings) await expect(open(...ring)).resolves.toEqual(ring)
  })

  it('refuses the old secret once the shop works with a new one', async () => {
    await open(next, old)
    await expect(open(old)).rejects.toThrow(next.id)
  })

  it('wants a new key to be known before a machine without the owner’s rights works with it', async () => {
    await expect(openAsWeb(next, old)).rejects.toThrow('SHOP_ROLE=migrate')
    await open(next, old)
    await expect(openAsWeb(next, old)).resolves.toHaveLength(2)
  })

  it('knows the secret of an installation that has none yet, by the offers it signed', async () => {
    await db.$client.query('delete from working_key')
    await expect(open(foreign)).rejects.toThrow(WRONG)
    await expect(open(next, old)).resolves.toHaveLength(2)
  })

  it('lets one of two secrets win that start together on an empty database', async () => {
    await db.$client.query('delete from working_key; delete from signing_key')
    const outcomes = await Promise.allSettled([open(next), open(foreign)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is there before machines that wait for the migration hear of it', async () => {
    const isNoted = async () =>
      (await db.$client.query(`select from seed_run where name = 'release'`)).rowCount === 1
    const urls = toRoleUrls(url)
    const migrator = {
      DATABASE_URL: url,
      DATABASE_URL_WEB: urls.web,
      DATABASE_URL_WORKER: urls.worker,
      DATABASE_URL_DESK: urls.desk,
      SHOP_SECRET: formatKeyRing([next, old]),
    }
    const isNotedMeanwhile = await withClient(url, async (holder) => {
      await holder.query('begin; lock table working_key in share row exclusive mode')
      const migrating = openDatabaseSource(parseEnvironment(migrator))
      await expect
        .poll(async () => (await holder.query(WAITING_FOR_KEYS)).rowCount, { timeout: 60_000 })
        .toBe(1)
      const noted = await isNoted()
      await holder.query('commit')
      await migrating
      return noted
    })
    expect({ before: isNotedMeanwhile, after: await isNoted() }).toEqual({ before: false, after: true })
  })

  it('can be given up, when the secret is lost', async () => {
    const SHOP_SECRET = formatKeyRing([foreign])
    const { code } = await callCommand(manageSecrets, ['adopt'], { DATABASE_URL: url, SHOP_SECRET })
    expect(code).toBe(0)
    await expect(open(foreign)).resolves.toHaveLength(1)
  })
})
