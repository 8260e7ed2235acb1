import { sql } from 'drizzle-orm'
import type { Commitment } from '#domain/inspection/commitment.ts'
import type { EventStatement, FindingsStatement, PhotoStatement } from '#domain/proof-files/statements.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Connection } from '#server/db/database.ts'
import { buildItemReference, type CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import { toJsonMs } from '#server/modules/trades/item-progress.repository.ts'
import { TREE_HEAD } from '#server/modules/transparency-log/tree-heads.repository.ts'

/** What has happened to a sale, in the order in which it was stored. */
export async function listEventStatements(
  db: Connection,
  transactionId: number,
): Promise<readonly EventStatement[]> {
  const { rows } = await db.execute<{ statement: EventStatement }>(sql`
    select jsonb_build_object('kind', 'event', 'item', item_number, 'event', event, 'from', from_state, 'to', to_state,
      'atMs', ${sql.raw(toJsonMs('happened_at'))}) as statement
    from trade_event where transaction_id = ${transactionId} order by id`)
  return rows.map(({ statement }) => statement)
}

interface FindingsRow extends Record<string, unknown> {
  readonly itemNumber: number
  readonly inspection: number
  readonly hash: string
  readonly atMs: number
  readonly decidedAtMs: number | null
  readonly found: CommittedFindings
  readonly serialNumber: string | null
  readonly nonce: string
}

const toCommitment = (transactionId: number, row: FindingsRow): Commitment => {
  const { photoIds, ...found } = row.found
  const { itemNumber, serialNumber, nonce } = row
  return {
    reference: buildItemReference({ transactionId, itemNumber }),
    serialNumber,
    nonce,
    found,
    photoIds,
  }
}

/** All locked findings of a sale. Those that nobody has compared yet stay closed. */
export async function listFindingsStatements(
  db: Connection,
  transactionId: number,
): Promise<readonly FindingsStatement[]> {
  const { rows } = await db.execute<FindingsRow>(sql`
    select item_number as "itemNumber", number as inspection, encode(commitment, 'hex') as hash,
      ${sql.raw(toJsonMs('committed_at'))}::float8 as "atMs", ${sql.raw(toJsonMs('decided_at'))}::float8 as "decidedAtMs",
      found, serial_number as "serialNumber", encode(nonce, 'hex') as nonce
    from inspection where transaction_id = ${transactionId} and commitment is not null
    order by item_number, number`)
  return rows.map((row) => ({
    kind: 'findings',
    item: row.itemNumber,
    inspection: row.inspection,
    hash: row.hash,
    atMs: row.atMs,
    decidedAtMs: row.decidedAtMs,
    opened: row.decidedAtMs === null ? null : toCommitment(transactionId, row),
  }))
}

interface PhotoRow extends Record<string, unknown> {
  readonly photoId: string
  readonly sha256: string
  readonly atMs: number
}

/** The photos that opened findings name. One whose period has ended is known by its id alone. */
export async function listPhotoStatements(
  db: Connection,
  findings: readonly FindingsStatement[],
): Promise<readonly PhotoStatement[]> {
  const named = findings.flatMap(({ item, atMs, opened }) =>
    [...new Set(Object.values(opened?.photoIds ?? {}).flat())].map((photoId) => ({ photoId, item, atMs })),
  )
  const { rows } = await db.execute<PhotoRow>(sql`
    select id as "photoId", encode(sha256, 'hex') as sha256, ${sql.raw(toJsonMs('taken_at'))}::float8 as "atMs"
    from photo where id = any(${sql.param(named.map(({ photoId }) => photoId))}::uuid[])`)
  const stored = new Map(rows.map((row) => [row.photoId, row]))
  return named.map(({ photoId, item, atMs }) => ({
    kind: 'photo',
    item,
    photoId,
    sha256: stored.get(photoId)?.sha256 ?? null,
    atMs: stored.get(photoId)?.atMs ?? atMs,
  }))
}

/** The last tree head without an entry, and the first one with it; null where there is none. */
export interface HeadsAround {
  readonly leafIndex: number
  readonly before: SignedTreeHead | null
  readonly after: SignedTreeHead | null
}

interface HeadsRow extends Record<string, unknown> {
  readonly leafIndex: string
  readonly before: SignedTreeHead | null
  readonly after: SignedTreeHead | null
}

export async function findHeadsAround(
  db: Connection,
  leafIndexes: readonly number[],
): Promise<readonly HeadsAround[]> {
  const { rows } = await db.execute<HeadsRow>(sql`
    select leaf.place as "leafIndex",
      (select ${TREE_HEAD} from tree_head where tree_size <= leaf.place
        order by tree_size desc, signed_at desc limit 1) as before,
      (select ${TREE_HEAD} from tree_head where tree_size > leaf.place
        order by tree_size, signed_at limit 1) as after
    from unnest(${sql.param([...leafIndexes])}::bigint[]) as leaf (place)`)
  return rows.map((row) => ({ ...row, leafIndex: Number(row.leafIndex) }))
}
