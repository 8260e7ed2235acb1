import { sql } from 'drizzle-orm'
import type { KeyRing, RingKey } from '#server/config/key-ring.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { Connection, Database } from '#server/db/database.ts'

const WHAT_TO_DO =
  'Set the secret that the other machines use. If it is lost, "npm run secrets -- adopt" starts over with this one.'

async function listWorkingKeys(connection: Connection): Promise<readonly string[]> {
  const { rows } = await connection.execute<{ key_id: string }>(
    sql`select key_id from working_key order by since desc, key_id`,
  )
  return rows.map(({ key_id }) => key_id)
}

function requireLatest(ring: KeyRing, [latest]: readonly string[]): void {
  if (latest === undefined || ring.some(({ id }) => id === latest)) return
  throw new StartupError(
    `SHOP_SECRET isn’t this shop’s: the key ${latest}, which the shop works with, isn’t part of it. ${WHAT_TO_DO}`,
  )
}

/** Installations of before the fingerprint: at least one key of theirs has signed offers. */
async function requireSigner(connection: Connection, signerIds: readonly string[]): Promise<void> {
  const { rows } = await connection.execute<{ is_foreign: boolean }>(sql`
    select count(*) > 0 and not coalesce(bool_or(key_id = any(${sql.param(signerIds)}::text[])), false) as is_foreign
    from signing_key`)
  if (rows[0]?.is_foreign)
    throw new StartupError(
      `SHOP_SECRET isn’t this shop’s: none of its keys has signed the shop’s offers. ${WHAT_TO_DO}`,
    )
}

const insertKey = (connection: Connection, { id }: RingKey) =>
  connection.execute(sql`
    insert into working_key (key_id, since) values (${id}, clock_timestamp()) on conflict do nothing`)

/**
 * Starts to work with the newest key of a ring. Refuses a ring without the key that the shop already works with: what that
 * one has sealed could not be opened. Of machines that start together with different secrets, one wins.
 */
export const takeWorkingKey = (db: Database, ring: KeyRing, signerIds: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table working_key in share row exclusive mode`)
    const known = await listWorkingKeys(tx)
    if (known.length === 0) await requireSigner(tx, signerIds)
    requireLatest(ring, known)
    await insertKey(tx, ring[0])
  })

/** The same for a machine that can't write it down, because it doesn't know the owner of the database. */
export async function requireWorkingKey(db: Database, ring: KeyRing): Promise<void> {
  const known = await listWorkingKeys(db)
  requireLatest(ring, known)
  if (!known.includes(ring[0].id))
    throw new StartupError(
      `The database doesn’t know the newest key of SHOP_SECRET (${ring[0].id}). Start once with SHOP_ROLE=migrate and the same SHOP_SECRET.`,
    )
}

/** Works with a key from now on, although the database knows others that may be lost. */
export async function adoptKey(db: Database, { id }: RingKey): Promise<void> {
  await db.execute(sql`
    insert into working_key (key_id, since) values (${id}, clock_timestamp())
    on conflict (key_id) do update set since = excluded.since`)
}
