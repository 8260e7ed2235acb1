import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manageSecrets } from '#server/commands/manage-secrets.ts'
import { formatKeyRing, generateKey, parseKeyRing, type RingKey } from '#server/config/key-ring.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { buildAppContext } from '#server/desk/factors/app-codes.ts'
import { loadShopSecret } from '#server/secrets/load-shop-secret.ts'
import { buildSealHeader, createShopSecret } from '#server/secrets/shop-secret.ts'
import { listStoredKeys, markKeysStarted } from '#server/secrets/stored-keys.ts'
import { callCommand } from '../../support/commands.ts'
import { createTestDatabase } from '../../support/database.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

let url: string
let db: Database

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 3, onError: () => undefined })
})

afterAll(() => db.$client.end())

beforeEach(() => db.$client.query('delete from shop_secret; delete from operator_factor'))

const run = (args: readonly string[], ring?: readonly RingKey[]) =>
  callCommand(manageSecrets, args, { DATABASE_URL: url, ...(ring && { SHOP_SECRET: formatKeyRing(ring) }) })

const readIds = async () => (await listStoredKeys(db)).map(({ id }) => id)

/** Apps of an operator, each with a key sealed by the given ring. */
async function insertSealed(ring: readonly RingKey[], count: number): Promise<string[]> {
  const secret = createShopSecret(ring)
  const ids = Array.from({ length: count }, () => randomUUID())
  await db.$client.query(
    `with someone as (
       insert into operator (name, password_hash, roles, created_at) values ('someone', 'none', '{payout}', now())
       on conflict (name) do update set name = excluded.name returning id)
     insert into operator_factor (id, operator_id, kind, label, created_at, confirmed_at, sealed_key)
     select given.id, someone.id, 'app', 'app', now(), now(), given.sealed
     from someone, unnest($1::uuid[], $2::bytea[]) as given (id, sealed)`,
    [ids, ids.map((id) => secret.seal(`key of ${id}`, buildAppContext(id)))],
  )
  return ids
}

async function openAll(ring: readonly RingKey[]): Promise<string[]> {
  const secret = createShopSecret(ring)
  const { rows } = await db.$client.query<{ id: string; sealed: Buffer }>(
    'select id, sealed_key as sealed from operator_factor',
  )
  return rows.map(({ id, sealed }) => secret.open(sealed, buildAppContext(id)))
}

const countSealedBy = async ({ id }: RingKey): Promise<number> => {
  const header = buildSealHeader(id)
  const { rowCount } = await db.$client.query(
    'select from operator_factor where substring(sealed_key from 1 for $1) = $2',
    [header.length, header],
  )
  return rowCount ?? 0
}

describe('the ring in the database', () => {
  it('gets a newest key by a command, which is used once a shop has started with it', async () => {
    const before = await loadShopSecret(db, undefined)
    await markKeysStarted(db, await listStoredKeys(db))
    const sealed = before.seal('text', 'place')
    expect((await run(['rotate'])).code).toBe(0)
    const [newest] = await readIds()
    expect(before.keyIds).not.toContain(newest)
    const tooEarly = await run(['reseal'])
    expect({ code: tooEarly.code, isRefused: tooEarly.errors.includes('Restart the shop') }).toEqual({
      code: 1,
      isRefused: true,
    })
    await markKeysStarted(db, await listStoredKeys(db))
    const after = await loadShopSecret(db, undefined)
    expect(after.keyIds).toEqual([newest, ...before.keyIds])
    expect(after.open(sealed, 'place')).toBe('text')
    expect((await run(['reseal'])).code).toBe(0)
  })

  it('seals nothing with a key that was added while a shop was starting with the others', async () => {
    await loadShopSecret(db, undefined)
    const ring = await listStoredKeys(db)
    await run(['rotate'])
    await markKeysStarted(db, ring)
    expect((await run(['reseal'])).errors).toContain('Restart the shop')
  })

  it('loses a key only when nothing is sealed with it', async () => {
    await loadShopSecret(db, undefined)
    const [old] = await listStoredKeys(db)
    if (!old) throw new Error('There is no key')
    await insertSealed([old], 3)
    await run(['rotate'])
    await markKeysStarted(db, await listStoredKeys(db))
    expect((await run(['remove', old.id])).errors).toContain('3 values are still encrypted')
    await run(['reseal'])
    expect((await run(['remove', old.id])).code).toBe(0)
    expect(await readIds()).toHaveLength(1)
    expect(await openAll(await listStoredKeys(db))).toHaveLength(3)
  })

  it('keeps its newest key, and knows no others', async () => {
    await loadShopSecret(db, undefined)
    const [newest = ''] = await readIds()
    expect((await run(['remove', newest])).errors).toContain('is the newest key')
    expect((await run(['remove', 'unknown'])).errors).toContain('There’s no key with the id unknown')
    expect(await readIds()).toEqual([newest])
  })

  it('can be moved into the setting', async () => {
    await loadShopSecret(db, undefined)
    await run(['rotate'])
    const { lines } = await run(['export'])
    expect(parseKeyRing(lines[0] ?? '').map(({ id }) => id)).toEqual(await readIds())
  })

  it('is printed by no other command', async () => {
    await loadShopSecret(db, undefined)
    const printed = [await run(['rotate']), await run(['list'])].flatMap(({ lines }) => lines).join('\n')
    for (const { secret } of await listStoredKeys(db))
      expect(printed).not.toContain(Buffer.from(secret).toString())
  })
})

describe('a configured ring', () => {
  it('is rotated by whoever configures it: the command only writes it down', async () => {
    const ring = [generateKey()]
    const { code, lines } = await run(['rotate'], ring)
    const rotated = parseKeyRing(lines[1] ?? '')
    expect(code).toBe(0)
    expect(rotated.slice(1)).toEqual(ring)
    expect(await readIds()).toEqual([])
  })

  it('says which keys are needed, which may go and what cannot be opened any more', async () => {
    const [newest, middle, oldest, lost] = [generateKey(), generateKey(), generateKey(), generateKey()]
    await insertSealed([middle], 2)
    await insertSealed([lost], 1)
    const { lines } = await run(['list'], [newest, middle, oldest])
    const lineOf = ({ id }: RingKey) => lines.find((line) => line.startsWith(id)) ?? ''
    expect(lineOf(newest)).toContain('newest')
    expect(lineOf(middle)).toContain('still needed')
    expect(lineOf(oldest)).toContain('can be removed')
    expect(lineOf(lost)).toContain('can’t be opened')
    const resealed = await run(['reseal'], [newest, middle, oldest])
    expect({ code: resealed.code, left: await countSealedBy(lost) }).toEqual({ code: 1, left: 1 })
    expect(await countSealedBy(newest)).toBe(2)
  })

  it.each([
    [[]],
    [['unknown']],
    [['list', 'x']],
    [['remove']],
    [['rotate', '--leaked']],
    [['reseal', '--x']],
  ])('explains itself for %j', async (args) => {
    expect((await run(args, [generateKey()])).errors).toContain('Usage: npm run secrets')
  })
})

describe('sealing again', () => {
  const COUNT = 3_000

  it('goes on where it was killed, and loses nothing', async () => {
    const [old, newest] = [generateKey(), generateKey()]
    const ids = await insertSealed([old], COUNT)
    const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['src/server/secret-command.ts', 'reseal'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_URL: url,
        SHOP_SECRET: formatKeyRing([newest, old]),
      },
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => countSealedBy(newest), { interval: 1, timeout: 60_000 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await ended
    const expected = ids.map((id) => `key of ${id}`).toSorted()
    expect((await openAll([newest, old])).toSorted()).toEqual(expected)
    expect((await run(['reseal'], [newest, old])).code).toBe(0)
    expect(await countSealedBy(newest)).toBe(COUNT)
    expect((await openAll([newest])).toSorted()).toEqual(expected)
  })

  it('does not overwrite what the shop changes meanwhile', async () => {
    const [old, newest] = [generateKey(), generateKey()]
    const [id = ''] = await insertSealed([old], 1)
    const changed = createShopSecret([newest, old]).seal('changed', buildAppContext(id))
    const [resealed] = await Promise.all([
      run(['reseal'], [newest, old]),
      db.$client.query('update operator_factor set sealed_key = $1 where id = $2', [changed, id]),
    ])
    expect(resealed.code).toBe(0)
    expect(await openAll([newest])).toEqual(['changed'])
  })
})
