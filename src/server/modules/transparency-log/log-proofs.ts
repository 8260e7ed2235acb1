import { listConsistencyRanges, listInclusionRanges } from '#domain/transparency-log/tree-ranges.ts'
import type { ConsistencyProof } from '#domain/transparency-log/verify-consistency.ts'
import type { InclusionProof } from '#domain/transparency-log/verify-inclusion.ts'
import type { Connection } from '#server/db/database.ts'
import { hashRanges } from './hash-ranges.ts'

export type InclusionPlace = Pick<InclusionProof, 'leaf_index' | 'tree_size'>
export type ConsistencyPlace = Pick<ConsistencyProof, 'tree_size_1' | 'tree_size_2'>

/** Takes from the front as many hashes as each list of ranges has. */
function dealOut(hashes: readonly string[], lengths: readonly number[]): string[][] {
  let at = 0
  return lengths.map((length) => {
    const own = hashes.slice(at, at + length)
    at += length
    return own
  })
}

/** Proofs for many entries at once, in one query. */
export async function proveInclusions(
  db: Connection,
  places: readonly InclusionPlace[],
): Promise<InclusionProof[]> {
  const ranges = places.map(({ leaf_index, tree_size }) => listInclusionRanges(leaf_index, tree_size))
  const hashes = await hashRanges(db, ranges.flat())
  const paths = dealOut(
    hashes,
    ranges.map(({ length }) => length),
  )
  return places.map((place, at) => ({ ...place, inclusion_path: paths[at] ?? [] }))
}

/** The same between several pairs of sizes. */
export async function proveConsistencies(
  db: Connection,
  places: readonly ConsistencyPlace[],
): Promise<ConsistencyProof[]> {
  const ranges = places.map(({ tree_size_1, tree_size_2 }) => listConsistencyRanges(tree_size_1, tree_size_2))
  const hashes = await hashRanges(db, ranges.flat())
  const paths = dealOut(
    hashes,
    ranges.map(({ length }) => length),
  )
  return places.map((place, at) => ({ ...place, consistency_path: paths[at] ?? [] }))
}
