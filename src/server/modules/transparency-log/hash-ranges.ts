import { sql } from 'drizzle-orm'
import { foldSubtrees } from '#domain/transparency-log/grow-tree.ts'
import { type Bytes, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { type LeafRange, type SubtreePlace, splitRange } from '#domain/transparency-log/tree-ranges.ts'
import type { Connection } from '#server/db/database.ts'
import { sha256 } from './sha256.ts'

const nameOf = ({ level, position }: SubtreePlace): string => `${level}:${position}`

/** The kept hashes of complete subtrees, in the order of their places. */
export async function readSubtrees(
  db: Connection,
  places: readonly SubtreePlace[],
): Promise<readonly Bytes[]> {
  const distinct = [...new Map(places.map((place) => [nameOf(place), place])).values()]
  // A lookup for each place: a join could be planned as a scan of the whole tree.
  const { rows } = await db.execute<{ hash: Buffer<ArrayBuffer> | null }>(sql`
    select case when place.level = 0
      then (select leaf_hash from log_entry where leaf_index = place.position)
      else (select hash from log_node where level = place.level and position = place.position) end as hash
    from unnest(${sql.param(distinct.map(({ level }) => level))}::smallint[],
      ${sql.param(distinct.map(({ position }) => position))}::bigint[]) with ordinality as place (level, position, number)
    order by place.number`)
  const hashes = new Map(distinct.map((place, at) => [nameOf(place), rows[at]?.hash]))
  return places.map((place) => {
    const hash = hashes.get(nameOf(place))
    if (!hash) throw new Error(`The log has no subtree ${nameOf(place)}`)
    return hash
  })
}

/** The hashes of ranges that proofs name, in hex and in their order. All are read at once. */
export async function hashRanges(db: Connection, ranges: readonly LeafRange[]): Promise<readonly string[]> {
  const places = ranges.map(splitRange)
  const hashes = await readSubtrees(db, places.flat())
  let at = 0
  return places.map(({ length }) => {
    const own = hashes.slice(at, at + length)
    at += length
    return toHex(foldSubtrees(sha256, own))
  })
}
