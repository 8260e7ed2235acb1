import type pg from 'pg'
import { buildIndexes } from './build-indexes.ts'

// Any fixed number, other than that of the migrations: who waits for a lock would make the build wait in turn.
const FINISH_LOCK = 742_002

/** Checks the rows that are older than a key or a check on them, while the shop goes on reading and writing. */
async function validateConstraints(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s validate constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where connamespace = 'public'::regnamespace and not convalidated`,
  )
  for (const { statement } of rows) await client.query(statement)
}

/**
 * What migrations leave behind because it takes long on a big table. When several processes start together, one does it;
 * the others start without waiting.
 */
export async function finishBigTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_lock($1) as has', [
    FINISH_LOCK,
  ])
  if (!rows[0]?.has) return
  await buildIndexes(client)
  await validateConstraints(client)
  await client.query('select pg_advisory_unlock($1)', [FINISH_LOCK])
}
