import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LOG_ENTRIES } from '#contracts/transparency-log.ts'
import type { LeafRange } from '#domain/transparency-log/tree-ranges.ts'
import type { Connection } from '#server/db/database.ts'

type PublishedEntry = z.output<typeof LOG_ENTRIES>['entries'][number]

interface Row extends Record<string, unknown> {
  readonly entry: PublishedEntry
}

export async function listEntries(db: Connection, { start, end }: LeafRange): Promise<PublishedEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    select jsonb_build_object('leaf_index', leaf_index, 'kind', kind, 'hash', encode(content_hash, 'hex'),
      'timestamp', floor(extract(epoch from logged_at) * 1000), 'leaf_hash', encode(leaf_hash, 'hex')) as entry
    from log_entry where leaf_index >= ${start} and leaf_index < ${end} order by leaf_index`)
  return rows.map(({ entry }) => entry)
}

/** The places of leaves, by their hash in hex. One that the log has twice counts where it was first. */
export async function findLeafIndexes(
  db: Connection,
  leafHashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ hash: string; leafIndex: string }>(sql`
    select given.hash, (select min(leaf_index) from log_entry where leaf_hash = decode(given.hash, 'hex')) as "leafIndex"
    from unnest(${sql.param([...leafHashes])}::text[]) as given (hash)`)
  return new Map(
    rows.flatMap(({ hash, leafIndex }) => (leafIndex === null ? [] : [[hash, Number(leafIndex)] as const])),
  )
}
