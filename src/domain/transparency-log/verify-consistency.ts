import { climbToSibling, climbWhileRight, isRightChild } from './climb-tree.ts'
import { type HashBytes, hashEmptyTree, hashNode, readHash, toHex } from './merkle-hash.ts'
import { readPath } from './verify-inclusion.ts'

/** That a tree has only grown between two sizes, in the words of RFC 9162. */
export interface ConsistencyProof {
  readonly tree_size_1: number
  readonly tree_size_2: number
  readonly consistency_path: readonly string[]
}

export interface TreeRoots {
  readonly first: string
  readonly second: string
}

const isPowerOfTwo = (count: number): boolean => {
  let power = 1
  while (power < count) power *= 2
  return power === count
}

/** Whether the second tree starts with exactly the leaves of the first one (RFC 9162, 2.1.4.2). */
export async function verifyConsistency(
  hash: HashBytes,
  roots: TreeRoots,
  { tree_size_1: firstSize, tree_size_2: secondSize, consistency_path }: ConsistencyProof,
): Promise<boolean> {
  const path = readPath(consistency_path)
  const firstRoot = readHash(roots.first)
  if (!path || !firstRoot || !Number.isSafeInteger(firstSize) || !Number.isSafeInteger(secondSize))
    return false
  if (firstSize < 0 || firstSize > secondSize) return false
  if (firstSize === secondSize) return path.length === 0 && roots.first === roots.second
  // Every tree has grown from the empty one.
  if (firstSize === 0) return path.length === 0 && roots.first === toHex(await hashEmptyTree(hash))
  const [start, ...rest] = isPowerOfTwo(firstSize) ? [firstRoot, ...path] : path
  if (!start) return false
  let place = climbWhileRight({ index: firstSize - 1, last: secondSize - 1 })
  let [first, second] = [start, start]
  for (const sibling of rest) {
    if (place.last === 0) return false
    if (isRightChild(place)) {
      first = await hashNode(hash, sibling, first)
      second = await hashNode(hash, sibling, second)
    } else second = await hashNode(hash, second, sibling)
    place = climbToSibling(place)
  }
  return place.last === 0 && toHex(first) === roots.first && toHex(second) === roots.second
}
