import { sql } from 'drizzle-orm'
import { type SignedTreeHead, TREE_HEAD_PERIOD_MS } from '#domain/transparency-log/tree-head.ts'
import type { Connection, Database } from '#server/db/database.ts'
import type { LogSigning } from '#server/secrets/log-signing.ts'
import { hashRanges } from './hash-ranges.ts'
import { countEntries, integrateEntries, lockLog } from './integrate-entries.ts'
import { findLatestHead, insertHead } from './tree-heads.repository.ts'

/** As many as a statement inserts in a moment. */
const BATCH_SIZE = 1_000

/**
 * Whether a tree head is due: every hour, at once for the first entries, and before any entry at all, so that every entry
 * has a tree head before it that says when it was not there yet.
 */
function isHeadDue(latest: SignedTreeHead | null, size: number, nowMs: number): boolean {
  if (!latest) return true
  if (nowMs <= latest.timestamp) return false
  return nowMs - latest.timestamp >= TREE_HEAD_PERIOD_MS || (latest.tree_size === 0 && size > 0)
}

/** Signs the tree as it is. The time was taken before entries were placed: all that was stored by then is part of it. */
async function signDueHead(tx: Connection, signing: LogSigning, nowMs: number): Promise<void> {
  const [latest, size] = [await findLatestHead(tx), await countEntries(tx)]
  if (!isHeadDue(latest, size, nowMs)) return
  const [rootHash = ''] = await hashRanges(tx, [{ start: 0, end: size }])
  await insertHead(tx, signing.signHead({ tree_size: size, timestamp: nowMs, root_hash: rootHash }))
}

interface Waiting extends Record<string, unknown> {
  readonly hasPending: boolean
  readonly hasEntries: boolean
}

/** Whether there is anything to do, asked without the lock. */
async function hasWork(db: Database, nowMs: number): Promise<boolean> {
  const { rows } = await db.execute<Waiting>(sql`
    select exists (select from log_pending) as "hasPending", exists (select from log_entry) as "hasEntries"`)
  const [{ hasPending, hasEntries } = { hasPending: true, hasEntries: true }] = rows
  return hasPending || isHeadDue(await findLatestHead(db), hasEntries ? 1 : 0, nowMs)
}

export interface KeepLogOptions {
  readonly db: Database
  readonly signing: LogSigning
  readonly now: () => number
}

/** Places what was added to the log, and signs a tree head when one is due. Returns whether there is more. */
export async function keepLog(
  { db, signing, now }: KeepLogOptions,
  batchSize = BATCH_SIZE,
): Promise<boolean> {
  const nowMs = now()
  if (!(await hasWork(db, nowMs))) return false
  return db.transaction(async (tx) => {
    await lockLog(tx)
    // The head before the first entry has to be signed before that entry is placed.
    if ((await findLatestHead(tx)) === null) await signDueHead(tx, signing, nowMs)
    const placed = await integrateEntries(tx, batchSize)
    const hasMore = placed === batchSize
    // With entries left, a head would claim that all of its time are part of it.
    if (!hasMore) await signDueHead(tx, signing, nowMs)
    return hasMore
  })
}
