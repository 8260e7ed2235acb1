import { sql } from 'drizzle-orm'
import type { Statement } from '#domain/proof-files/statements.ts'
import type { Connection, Database } from '#server/db/database.ts'

/** A statement, and what it is about: the same key is said once. */
export interface KeyedStatement<Kind extends Statement = Statement> {
  readonly key: string
  readonly statement: Kind
}

interface RecordRow extends Record<string, unknown>, KeyedStatement {}

async function listRecorded(db: Connection, transactionId: number): Promise<readonly RecordRow[]> {
  const { rows } = await db.execute<RecordRow>(sql`
    select key, statement from trade_record where transaction_id = ${transactionId} order by number`)
  return rows
}

/**
 * In the order of time, as far as clocks allow: the offer comes first, and events keep the order in which they were
 * stored. Carriers report with clocks of their own, so an event may say an earlier time than the one before it.
 */
function sortStatements(said: readonly KeyedStatement[]): KeyedStatement[] {
  let lastEventMs = Number.NEGATIVE_INFINITY
  const placed = said.map((keyed) => {
    const { kind, atMs } = keyed.statement
    if (kind === 'offer') return { keyed, placeMs: Number.NEGATIVE_INFINITY }
    if (kind !== 'event') return { keyed, placeMs: atMs }
    lastEventMs = Math.max(lastEventMs, atMs)
    return { keyed, placeMs: lastEventMs }
  })
  // Not a difference: that of two infinities is no number.
  return placed
    .toSorted((one, other) => (one.placeMs < other.placeMs ? -1 : Number(one.placeMs > other.placeMs)))
    .map(({ keyed }) => keyed)
}

const listNew = (recorded: readonly RecordRow[], said: readonly KeyedStatement[]): KeyedStatement[] => {
  const known = new Set(recorded.map(({ key }) => key))
  return sortStatements(said.filter(({ key }) => !known.has(key)))
}

async function insertRecords(
  tx: Connection,
  transactionId: number,
  {
    added,
    count,
    at,
  }: { readonly added: readonly KeyedStatement[]; readonly count: number; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into trade_record (transaction_id, number, key, statement, recorded_at)
    select ${transactionId}, ${count} + place, key, statement::jsonb, ${at}
    from unnest(${sql.param(added.map(({ key }) => key))}::text[],
      ${sql.param(added.map(({ statement }) => JSON.stringify(statement)))}::text[])
      with ordinality as added (key, statement, place)`)
}

/**
 * Everything that files of a sale have said, followed by what is new, in the order of time. What was said stays as it was:
 * a deleted photo keeps its hash, and a payout the account that it went to.
 */
export async function recordStatements(
  db: Database,
  transactionId: number,
  { said, atMs }: { readonly said: readonly KeyedStatement[]; readonly atMs: number },
): Promise<readonly Statement[]> {
  const recorded = await listRecorded(db, transactionId)
  if (listNew(recorded, said).length === 0) return recorded.map(({ statement }) => statement)
  return db.transaction(async (tx) => {
    // Of two downloads at once, the second continues what the first has recorded.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('trade-record', ${transactionId}))`)
    const before = await listRecorded(tx, transactionId)
    const added = listNew(before, said)
    await insertRecords(tx, transactionId, { added, count: before.length, at: new Date(atMs) })
    return (await listRecorded(tx, transactionId)).map(({ statement }) => statement)
  })
}
