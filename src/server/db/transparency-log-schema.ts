import { bigint, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

const entryColumns = () => ({
  /** What was hashed: `findings`, `photo`, and others to come. */
  kind: text('kind').notNull(),
  contentHash: bytes('content_hash').notNull(),
  loggedAt: moment('logged_at').notNull(),
})

/**
 * What triggers have added to the public log, in the transaction of the change, and the worker has not given its place
 * yet. Numbers of transactions that run side by side would have gaps; one worker at a time gives them without.
 */
export const logPending = pgTable('log_pending', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...entryColumns(),
})

/** The public log: hashes and times, nothing about people. Rows are added, never changed. */
export const logEntries = pgTable(
  'log_entry',
  {
    /** Counts from 0, without gaps. */
    leafIndex: bigint('leaf_index', { mode: 'number' }).primaryKey(),
    ...entryColumns(),
    leafHash: bytes('leaf_hash').notNull(),
  },
  (table) => [index('log_entry_leaf').on(table.leafHash), index('log_entry_content').on(table.contentHash)],
)

/** Hashes of complete subtrees of more than one leaf. They never change, and a proof needs only some twenty of them. */
export const logNodes = pgTable(
  'log_node',
  {
    level: smallint('level').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.position] })],
)

/** The state of the log, signed every hour. */
export const treeHeads = pgTable(
  'tree_head',
  {
    signedAt: moment('signed_at').primaryKey(),
    treeSize: bigint('tree_size', { mode: 'number' }).notNull(),
    rootHash: bytes('root_hash').notNull(),
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [index('tree_head_size').on(table.treeSize, table.signedAt)],
)

/** The public keys that have ever signed tree heads and proofs, for as long as anyone may check one. */
export const logKeys = pgTable('log_key', {
  /** The key's thumbprint. */
  keyId: text('key_id').primaryKey(),
  publicKey: text('public_key').notNull(),
  addedAt: moment('added_at').notNull(),
})
