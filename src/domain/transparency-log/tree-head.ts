import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'

/** The state of the log at a time, in the words of RFC 9162. */
export interface TreeHead {
  readonly tree_size: number
  /** In milliseconds. Everything that was known before is in the tree. */
  readonly timestamp: number
  /** SHA-256 in hex. */
  readonly root_hash: string
}

/** A tree head as published: whoever keeps one can tell later whether the log was changed. */
export interface SignedTreeHead extends TreeHead {
  readonly key_id: string
  /** Ed25519 over `buildTreeHeadText`, 64 bytes in base64url. */
  readonly signature: string
}

/** The text that is signed. It names its kind, because the same key also signs whole files. */
export const buildTreeHeadText = ({ tree_size, timestamp, root_hash }: TreeHead): string =>
  canonicalise({ kind: 'tree-head', version: 1, tree_size, timestamp, root_hash })

/** How often a tree head is signed, whether or not the log has grown. */
export const TREE_HEAD_PERIOD_MS = HOUR_MS

/** How much the clocks of our machines may differ, with the time that a change takes to be stored. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** How long an entry may wait for its tree head, as for certificates (RFC 9162 calls it the maximum merge delay). */
export const MAX_MERGE_DELAY_MS = DAY_MS
