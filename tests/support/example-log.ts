import { createHash } from 'node:crypto'
import { foldSubtrees, growTree, type Subtree } from '#domain/transparency-log/grow-tree.ts'
import { type Bytes, toHex } from '#domain/transparency-log/merkle-hash.ts'
import {
  type LeafRange,
  listConsistencyRanges,
  listInclusionRanges,
  splitRange,
} from '#domain/transparency-log/tree-ranges.ts'
import type { ConsistencyProof } from '#domain/transparency-log/verify-consistency.ts'
import type { InclusionProof } from '#domain/transparency-log/verify-inclusion.ts'

export const sha256 = (bytes: Uint8Array): Bytes =>
  Uint8Array.from(createHash('sha256').update(bytes).digest())

const placeKey = ({ level, position }: Pick<Subtree, 'level' | 'position'>) => `${level}:${position}`

/** A log in memory that keeps the hashes of complete subtrees, as the shop does. */
export function buildExampleLog(leaves: readonly Bytes[]) {
  const { completed } = growTree(sha256, { edge: [], size: 0 }, leaves)
  const known = new Map(completed.map((subtree) => [placeKey(subtree), subtree.hash]))
  for (const [position, hash] of leaves.entries()) known.set(placeKey({ level: 0, position }), hash)
  const hashRange = (range: LeafRange): string => {
    const hashes = splitRange(range).map((place) => {
      const hash = known.get(placeKey(place))
      if (!hash) throw new Error(`No subtree ${placeKey(place)}`)
      return hash
    })
    return toHex(foldSubtrees(sha256, hashes))
  }
  return {
    rootOf: (size: number): string => hashRange({ start: 0, end: size }),
    proveInclusion: (index: number, size: number): InclusionProof => ({
      leaf_index: index,
      tree_size: size,
      inclusion_path: listInclusionRanges(index, size).map(hashRange),
    }),
    proveConsistency: (first: number, second: number): ConsistencyProof => ({
      tree_size_1: first,
      tree_size_2: second,
      consistency_path: listConsistencyRanges(first, second).map(hashRange),
    }),
  }
}

export type ExampleLog = ReturnType<typeof buildExampleLog>
