export type Bytes = Uint8Array<ArrayBuffer>

/** SHA-256. Browsers only offer it asynchronously; whoever builds a tree needs it at once. */
export type HashBytes<Digest = Bytes | Promise<Bytes>> = (bytes: Bytes) => Digest

// RFC 9162, 2.1.1: the prefix keeps a leaf from being passed off as a node, and the other way around.
const LEAF_PREFIX = 0x00
const NODE_PREFIX = 0x01

/** The hash of an entry's bytes as a leaf of the tree. */
export function hashLeaf<Digest>(hash: HashBytes<Digest>, entry: Bytes): Digest {
  const input = new Uint8Array(1 + entry.length)
  input[0] = LEAF_PREFIX
  input.set(entry, 1)
  return hash(input)
}

/** The hash of a node with these two children. */
export function hashNode<Digest>(hash: HashBytes<Digest>, left: Bytes, right: Bytes): Digest {
  const input = new Uint8Array(1 + left.length + right.length)
  input[0] = NODE_PREFIX
  input.set(left, 1)
  input.set(right, 1 + left.length)
  return hash(input)
}

/** The root of a tree without entries. */
export const hashEmptyTree = <Digest>(hash: HashBytes<Digest>): Digest => hash(new Uint8Array(0))

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

const HASH_IN_HEX = /^[0-9a-f]{64}$/

export const isHashInHex = (text: unknown): text is string =>
  typeof text === 'string' && HASH_IN_HEX.test(text)

const HASH_BYTES = 32

/** The bytes of a hash; null where the text is none. */
export function readHash(text: unknown): Bytes | null {
  if (!isHashInHex(text)) return null
  const bytes = new Uint8Array(HASH_BYTES)
  for (let at = 0; at < HASH_BYTES; at += 1) bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16)
  return bytes
}

export const encodeText = (text: string): Bytes => new TextEncoder().encode(text)
