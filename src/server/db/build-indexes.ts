import type pg from 'pg'
import { BIG_TABLE_INDEXES } from './big-table-indexes.ts'

async function listIndexes(client: pg.Client): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await client.query<{ name: string; isValid: boolean }>(
    `select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
     where relname = any($1) and pg_table_is_visible(pg_class.oid)`,
    [Object.keys(BIG_TABLE_INDEXES)],
  )
  return new Map(rows.map(({ name, isValid }) => [name, isValid]))
}

/**
 * Builds missing indexes while the shop goes on reading and writing. An index whose building was broken off is built
 * again.
 */
export async function buildIndexes(client: pg.Client): Promise<void> {
  const known = await listIndexes(client)
  for (const [name, definition] of Object.entries(BIG_TABLE_INDEXES)) {
    if (known.get(name)) continue
    if (known.has(name)) await client.query(`drop index concurrently ${name}`)
    await client.query(`create index concurrently ${name} on ${definition}`)
  }
}
