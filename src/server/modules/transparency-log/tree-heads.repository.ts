import { type SQL, sql } from 'drizzle-orm'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Connection } from '#server/db/database.ts'

interface Row extends Record<string, unknown> {
  readonly head: SignedTreeHead
}

/** A row of `tree_head` as it is published. */
export const TREE_HEAD = sql`jsonb_build_object('tree_size', tree_size,
  'timestamp', floor(extract(epoch from signed_at) * 1000), 'root_hash', encode(root_hash, 'hex'),
  'key_id', key_id, 'signature', signature)`

const findHead = async (db: Connection, which: SQL): Promise<SignedTreeHead | null> =>
  (await db.execute<Row>(sql`select ${TREE_HEAD} as head from tree_head ${which} limit 1`)).rows[0]?.head ??
  null

export const findLatestHead = (db: Connection): Promise<SignedTreeHead | null> =>
  findHead(db, sql`order by signed_at desc`)

/** The first tree head of exactly this size. */
export const findHeadOfSize = (db: Connection, treeSize: number): Promise<SignedTreeHead | null> =>
  findHead(db, sql`where tree_size = ${treeSize} order by signed_at`)

export async function insertHead(tx: Connection, head: SignedTreeHead): Promise<void> {
  const { tree_size, timestamp, root_hash, key_id, signature } = head
  await tx.execute(sql`
    insert into tree_head (signed_at, tree_size, root_hash, key_id, signature)
    values (${new Date(timestamp)}, ${tree_size}, decode(${root_hash}, 'hex'), ${key_id}, ${signature})`)
}
