import { type Bytes, type HashBytes, hashEmptyTree, hashNode } from './merkle-hash.ts'
import type { SubtreePlace } from './tree-ranges.ts'

export interface Subtree extends SubtreePlace {
  readonly hash: Bytes
}

/** The hash of a range from those of its complete subtrees, left to right. */
export function foldSubtrees(hash: HashBytes<Bytes>, hashes: readonly Bytes[]): Bytes {
  const last = hashes.at(-1)
  if (!last) return hashEmptyTree(hash)
  return hashes.slice(0, -1).reduceRight((right, left) => hashNode(hash, left, right), last)
}

export interface GrownTree {
  /** The complete subtrees of more than one leaf that the new leaves have made, in the order of their making. */
  readonly completed: readonly Subtree[]
  /** The complete subtrees of the whole tree, left to right: all that is needed to grow on. */
  readonly edge: readonly Subtree[]
  readonly size: number
}

/** Adds leaves to a tree that is known by its edge. */
export function growTree(
  hash: HashBytes<Bytes>,
  { edge, size }: Pick<GrownTree, 'edge' | 'size'>,
  leaves: readonly Bytes[],
): GrownTree {
  const stack = [...edge]
  const completed: Subtree[] = []
  for (const [added, leaf] of leaves.entries()) {
    let last: Subtree = { level: 0, position: size + added, hash: leaf }
    let left = stack.at(-1)
    while (left && left.level === last.level) {
      stack.pop()
      last = {
        level: last.level + 1,
        position: Math.floor(last.position / 2),
        hash: hashNode(hash, left.hash, last.hash),
      }
      completed.push(last)
      left = stack.at(-1)
    }
    stack.push(last)
  }
  return { completed, edge: stack, size: size + leaves.length }
}
