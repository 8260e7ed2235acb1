import { sql } from 'drizzle-orm'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Connection } from '#server/db/database.ts'
import { TREE_HEAD } from '#server/modules/transparency-log/tree-heads.repository.ts'

/** The last tree head without an entry, and the first one with it; null where there is none. */
export interface HeadsAround {
  readonly leafIndex: number
  readonly before: SignedTreeHead | null
  readonly after: SignedTreeHead | null
}

interface HeadsRow extends Record<string, unknown> {
  readonly leafIndex: string
  readonly before: SignedTreeHead | null
  readonly after: SignedTreeHead | null
}

export async function findHeadsAround(
  db: Connection,
  leafIndexes: readonly number[],
): Promise<readonly HeadsAround[]> {
  const { rows } = await db.execute<HeadsRow>(sql`
    select leaf.place as "leafIndex",
      (select ${TREE_HEAD} from tree_head where tree_size <= leaf.place
        order by tree_size desc, signed_at desc limit 1) as before,
      (select ${TREE_HEAD} from tree_head where tree_size > leaf.place
        order by tree_size, signed_at limit 1) as after
    from unnest(${sql.param([...leafIndexes])}::bigint[]) as leaf (place)`)
  return rows.map((row) => ({ ...row, leafIndex: Number(row.leafIndex) }))
}
