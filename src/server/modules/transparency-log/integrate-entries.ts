import { sql } from 'drizzle-orm'
import { type GrownTree, growTree, type Subtree } from '#domain/transparency-log/grow-tree.ts'
import { FINDINGS_KIND, hashEntry } from '#domain/transparency-log/log-entry.ts'
import { type Bytes, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { splitRange } from '#domain/transparency-log/tree-ranges.ts'
import type { Connection } from '#server/db/database.ts'
import { readSubtrees } from './hash-ranges.ts'
import { sha256 } from './sha256.ts'

/** Entries get their places one worker at a time. Whoever adds entries never waits for this. */
export const lockLog = (tx: Connection) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('transparency_log', 0))`)

/** How many entries the log has. */
export async function countEntries(tx: Connection): Promise<number> {
  const { rows } = await tx.execute<{ size: string }>(
    sql`select coalesce(max(leaf_index) + 1, 0) as size from log_entry`,
  )
  return Number(rows[0]?.size ?? 0)
}

/** The complete subtrees of the tree of today. */
async function readEdge(tx: Connection): Promise<Pick<GrownTree, 'edge' | 'size'>> {
  const size = await countEntries(tx)
  const places = splitRange({ start: 0, end: size })
  const hashes = await readSubtrees(tx, places)
  const edge = places.map((place, at): Subtree => ({ ...place, hash: hashes[at] ?? new Uint8Array() }))
  return { edge, size }
}

interface PendingRow extends Record<string, unknown> {
  readonly kind: string
  readonly hash: Buffer<ArrayBuffer>
  readonly atMs: number
}

async function takePending(tx: Connection, limit: number): Promise<readonly PendingRow[]> {
  const { rows } = await tx.execute<PendingRow>(sql`
    with taken as (
      delete from log_pending where id in (select id from log_pending order by id limit ${limit})
      returning id, kind, content_hash, logged_at
    )
    select kind, content_hash as hash, floor(extract(epoch from logged_at) * 1000)::float8 as "atMs"
    from taken order by id`)
  return rows
}

interface Placed {
  readonly pending: readonly PendingRow[]
  readonly leaves: readonly Bytes[]
  readonly firstIndex: number
}

async function insertEntries(tx: Connection, { pending, leaves, firstIndex }: Placed): Promise<void> {
  await tx.execute(sql`
    insert into log_entry (leaf_index, kind, content_hash, logged_at, leaf_hash)
    select ${firstIndex}::bigint + number - 1, kind, content_hash, logged_at, leaf_hash
    from unnest(${sql.param(pending.map(({ kind }) => kind))}::text[],
      ${sql.param(pending.map(({ hash }) => hash))}::bytea[],
      ${sql.param(pending.map(({ atMs }) => new Date(atMs)))}::timestamptz[],
      ${sql.param(leaves.map((leaf) => Buffer.from(leaf)))}::bytea[])
      with ordinality as added (kind, content_hash, logged_at, leaf_hash, number)`)
}

async function insertNodes(tx: Connection, nodes: readonly Subtree[]): Promise<void> {
  await tx.execute(sql`
    insert into log_node (level, position, hash)
    select * from unnest(${sql.param(nodes.map(({ level }) => level))}::smallint[],
      ${sql.param(nodes.map(({ position }) => position))}::bigint[],
      ${sql.param(nodes.map(({ hash }) => Buffer.from(hash)))}::bytea[])`)
}

/** The seller's open page shows the place at once, because it says that there is none yet. */
async function announcePlaces(tx: Connection, pending: readonly PendingRow[]): Promise<void> {
  const findings = pending.filter(({ kind }) => kind === FINDINGS_KIND).map(({ hash }) => hash)
  if (findings.length === 0) return
  await tx.execute(sql`
    select pg_notify('sale_changed', transaction_id::text) from inspection
    where commitment = any(${sql.param(findings)}::bytea[])`)
}

/** Gives pending entries their places in the tree. Returns how many; the caller holds the lock of the log. */
export async function integrateEntries(tx: Connection, limit: number): Promise<number> {
  const pending = await takePending(tx, limit)
  if (pending.length === 0) return 0
  const before = await readEdge(tx)
  const leaves = pending.map(({ kind, hash, atMs }) => hashEntry(sha256, { kind, hash: toHex(hash), atMs }))
  const { completed } = growTree(sha256, before, leaves)
  await insertEntries(tx, { pending, leaves, firstIndex: before.size })
  await insertNodes(tx, completed)
  await announcePlaces(tx, pending)
  return pending.length
}
