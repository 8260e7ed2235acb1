import { type ClimbPlace, climbToSibling, isRightChild } from './climb-tree.ts'
import { type Bytes, type HashBytes, hashNode, readHash, toHex } from './merkle-hash.ts'

/** Where a leaf is in a tree of a given size, in the words of RFC 9162. Hashes are SHA-256 in hex. */
export interface InclusionProof {
  readonly leaf_index: number
  readonly tree_size: number
  readonly inclusion_path: readonly string[]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The hashes of a path; null where one of them is none. */
export function readPath(path: unknown): Bytes[] | null {
  if (!Array.isArray(path)) return null
  const hashes = path.map(readHash)
  return hashes.every((hash) => hash !== null) ? hashes : null
}

/** Whether a leaf is part of the tree with this root (RFC 9162, 2.1.3.2). */
export async function verifyInclusion(
  hash: HashBytes,
  { leafHash, rootHash }: { readonly leafHash: Bytes; readonly rootHash: string },
  proof: InclusionProof,
): Promise<boolean> {
  const path = readPath(proof.inclusion_path)
  if (!path || !isCount(proof.leaf_index) || !isCount(proof.tree_size)) return false
  if (proof.leaf_index >= proof.tree_size) return false
  let place: ClimbPlace = { index: proof.leaf_index, last: proof.tree_size - 1 }
  let known = leafHash
  for (const sibling of path) {
    if (place.last === 0) return false
    known = await (isRightChild(place) ? hashNode(hash, sibling, known) : hashNode(hash, known, sibling))
    place = climbToSibling(place)
  }
  return place.last === 0 && toHex(known) === rootHash
}
