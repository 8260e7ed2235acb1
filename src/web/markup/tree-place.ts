/**
 * The place of a component in the tree. The ids of `useId` encode the path to the root in bits, from left to right: for each
 * list on the way its place there, and a single bit for each component on the way that has ids of its own.
 */
export interface TreePlace {
  readonly parent: TreePlace | null
  readonly count: number
  readonly index: number
}

interface PackedPlace {
  /** The bits that fit into a number, behind a leading one. */
  readonly bits: number
  /** All others, which are closer to the root, five to a character. */
  readonly rest: string
}

const ROOT: PackedPlace = { bits: 1, rest: '' }

// More would make the number negative.
const MAX_BITS = 30
const BITS_PER_CHARACTER = 5
const RADIX = 32

const countBits = (value: number): number => 32 - Math.clz32(value)

function pack(place: TreePlace | null): PackedPlace {
  if (place === null) return ROOT
  const { bits, rest } = pack(place.parent)
  const length = countBits(bits) - 1
  const own = bits & ~(1 << length)
  const added = countBits(place.count)
  if (added + length <= MAX_BITS)
    return { bits: (1 << (added + length)) | ((place.index + 1) << length) | own, rest }
  const full = length - (length % BITS_PER_CHARACTER)
  const left = length - full
  return {
    bits: (1 << (added + left)) | ((place.index + 1) << left) | (own >> full),
    rest: (own & ((1 << full) - 1)).toString(RADIX) + rest,
  }
}

/** The id that React gives at this place; `ordinal` counts the ids of one component. */
export function buildTreeId(place: TreePlace | null, ordinal: number): string {
  const { bits, rest } = pack(place)
  const path = (bits & ~(1 << (countBits(bits) - 1))).toString(RADIX) + rest
  return `_R_${path}${ordinal > 0 ? `H${ordinal.toString(RADIX)}` : ''}_`
}
