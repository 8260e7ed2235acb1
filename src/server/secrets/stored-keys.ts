import { sql } from 'drizzle-orm'
import type { RingKey } from '#server/config/key-ring.ts'
import type { Connection, Database } from '#server/db/database.ts'

/** A key that the installation keeps in its database. */
export interface StoredKey extends RingKey {
  readonly createdAt: Date
  /** When a shop first started with it; null before. */
  readonly startedAt: Date | null
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly secret: string
  readonly created_at: string
  readonly started_at: string | null
}

const insertKey = (connection: Connection, { id, secret }: RingKey) =>
  connection.execute(sql`
    insert into shop_secret (id, secret, created_at)
    values (${id}, ${Buffer.from(secret).toString('utf8')}, clock_timestamp())`)

/** The ring in the database, newest first. */
export async function listStoredKeys(db: Database): Promise<readonly StoredKey[]> {
  const { rows } = await db.execute<Row>(
    sql`select id, secret, created_at, started_at from shop_secret order by created_at desc, id`,
  )
  return rows.map(({ id, secret, created_at, started_at }) => ({
    id,
    secret: Buffer.from(secret),
    createdAt: new Date(created_at),
    startedAt: started_at === null ? null : new Date(started_at),
  }))
}

/** Keeps the first key. Of processes that start together, one does; the others find its key. */
export const storeFirstKey = (db: Database, key: RingKey): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table shop_secret in share row exclusive mode`)
    const { rowCount } = await tx.execute(sql`select 1 from shop_secret limit 1`)
    if (rowCount === 0) await insertKey(tx, key)
  })

export const storeNewestKey = async (db: Database, key: RingKey): Promise<void> => {
  await insertKey(db, key)
}

/** Remembers that a shop has started with these keys. It doesn't know one that was added since it read them. */
export async function markKeysStarted(db: Database, ring: readonly RingKey[]): Promise<void> {
  const ids = sql.param(ring.map(({ id }) => id))
  await db.execute(sql`
    update shop_secret set started_at = clock_timestamp() where started_at is null and id = any(${ids}::text[])`)
}

/** Deletes a key; false for an unknown one. What it sealed can't be opened any more. */
export async function removeStoredKey(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from shop_secret where id = ${id}`)
  return rowCount === 1
}
