import { z } from 'zod'
import { TRADE_QUERY } from './trades.ts'

/** SHA-256 in hex, as common tools print it. */
const HASH = z.string().regex(/^[0-9a-f]{64}$/)

const COUNT = z.number().int().min(0)

export const COUNT_QUERY = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** How many entries are returned at once. */
export const MAX_LOG_ENTRIES = 1_000

export const TREE_HEAD = z.object({
  tree_size: COUNT,
  timestamp: z.number().int().describe('In milliseconds.'),
  root_hash: HASH,
  key_id: z.string(),
  signature: z
    .string()
    .describe(
      'Ed25519 in base64url, over the canonical JSON (RFC 8785) of `kind` (“tree-head”), `version` (1), `tree_size`, `timestamp` and `root_hash`.',
    ),
})

export const LOG_ENTRIES_QUERY = z.object({
  start: COUNT_QUERY.describe('The index of the first entry.'),
  end: COUNT_QUERY.describe('The index of the last entry. Fewer may be returned.'),
})

export const LOG_ENTRIES = z.object({
  entries: z.array(
    z.object({
      leaf_index: COUNT,
      kind: z.string().describe('What was hashed: `findings`, `photo`, or a kind that was added later.'),
      hash: HASH.describe('Of what was logged.'),
      timestamp: z.number().int().describe('In milliseconds.'),
      leaf_hash: HASH.describe(
        'SHA-256 over a zero byte and the canonical JSON of `version` (1), `kind`, `hash` and `timestamp`.',
      ),
    }),
  ),
})

export const LOG_INCLUSION_QUERY = z.object({
  hash: HASH.describe('The leaf hash of the entry.'),
  tree_size: COUNT_QUERY.optional().describe(
    'The tree to prove it for; that of the latest tree head by default.',
  ),
})

export const LOG_INCLUSION = z.object({
  leaf_index: COUNT,
  tree_size: COUNT,
  inclusion_path: z.array(HASH),
})

export const LOG_CONSISTENCY_QUERY = z.object({
  first: COUNT_QUERY.describe('The size of the earlier tree.'),
  second: COUNT_QUERY.describe('The size of the later tree.'),
})

export const LOG_CONSISTENCY = z.object({
  tree_size_1: COUNT,
  tree_size_2: COUNT,
  consistency_path: z.array(HASH),
})

export const SALE_PROOF_QUERY = TRADE_QUERY.extend({
  known: COUNT_QUERY.optional().describe(
    'The size of a tree head that you have kept: the file then shows that the log has grown from it.',
  ),
})
