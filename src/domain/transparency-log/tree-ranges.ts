/** Leaves of the tree from `start` on, up to but not including `end`. */
export interface LeafRange {
  readonly start: number
  readonly end: number
}

/** A complete subtree: the `2 ** level` leaves from `position * 2 ** level` on. Its hash never changes. */
export interface SubtreePlace {
  readonly level: number
  readonly position: number
}

/** The largest power of two that is smaller than a count of at least two. */
function findLeftCount(count: number): number {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}

const findMiddle = ({ start, end }: LeafRange): number => start + findLeftCount(end - start)

/**
 * The complete subtrees of a range, left to right. The range is one that a proof names, so it starts where a subtree of at
 * least its size starts.
 */
export function splitRange({ start, end }: LeafRange): SubtreePlace[] {
  const places: SubtreePlace[] = []
  let at = start
  while (at < end) {
    let level = 0
    while (2 ** (level + 1) <= end - at) level += 1
    places.push({ level, position: at / 2 ** level })
    at += 2 ** level
  }
  return places
}

/** The ranges whose hashes prove that a leaf is in a tree of this size, from the leaf up (RFC 9162, 2.1.3.1). */
export function listInclusionRanges(leafIndex: number, treeSize: number): LeafRange[] {
  const ranges: LeafRange[] = []
  let around: LeafRange = { start: 0, end: treeSize }
  while (around.end - around.start > 1) {
    const middle = findMiddle(around)
    const left = { start: around.start, end: middle }
    const right = { start: middle, end: around.end }
    const isLeft = leafIndex < middle
    ranges.unshift(isLeft ? right : left)
    around = isLeft ? left : right
  }
  return ranges
}

/** The ranges whose hashes prove that a tree has only grown from one size to the other (RFC 9162, 2.1.4.1). */
export function listConsistencyRanges(firstSize: number, secondSize: number): LeafRange[] {
  if (firstSize === 0 || firstSize === secondSize) return []
  const ranges: LeafRange[] = []
  let around: LeafRange = { start: 0, end: secondSize }
  // The whole first tree is known to whoever asks, so that its hash needs no proof.
  let isWholeFirst = true
  while (around.end !== firstSize) {
    const middle = findMiddle(around)
    const left = { start: around.start, end: middle }
    const right = { start: middle, end: around.end }
    if (firstSize <= middle) {
      ranges.unshift(right)
      around = left
    } else {
      ranges.unshift(left)
      around = right
      isWholeFirst = false
    }
  }
  return isWholeFirst ? ranges : [around, ...ranges]
}
