import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

declare const keyed: unique symbol

/** Whose count it is: a keyed hash, so that the table holds neither addresses nor anything they can be guessed from. */
export type CountedSubject = string & { readonly [keyed]: true }

export const hashSubject = (secret: ShopSecret, subject: string | number): CountedSubject =>
  // The only place that makes one.
  secret.keyFor('counter', subject) as CountedSubject

/** The desk counts apart from the shop, whose processes have no right to its counts. */
export type CounterTable = 'counter' | 'desk_counter'

const COUNTER_TABLES: readonly CounterTable[] = ['counter', 'desk_counter']

export interface Count {
  /** What is counted. Two limits on the same thing need two names. */
  readonly name: string
  readonly subject: CountedSubject
  /** At most this much within any stretch of time as long as the window. */
  readonly limit: number
  readonly windowMs: number
  readonly nowMs: number
  readonly amount?: number
  /** The shop's, unless given. */
  readonly table?: CounterTable
}

export type Counted = { readonly kind: 'within' } | { readonly kind: 'over'; readonly retryAfterMs: number }

/**
 * A window is counted in slices. Any stretch as long as the window touches one slice more than the window has, so that
 * many are summed up: nobody gets a second helping at the edge of a window. The price is that a count is forgotten up to
 * one slice late.
 */
const SLICES_PER_WINDOW = 12
const KEPT_SLICES = SLICES_PER_WINDOW + 1

const computeSliceMs = (windowMs: number): number => Math.max(1, Math.ceil(windowMs / SLICES_PER_WINDOW))

/** The counts as they stand at a slice: those of later slices are zero, those that are too old are gone. */
const shiftCounts = (row: SQL, slice: number): SQL =>
  sql`(array_fill(0, array[least(greatest(${slice}::bigint - ${row}.slice, 0), ${sql.raw(String(KEPT_SLICES))})::int])
    || ${row}.counts)[1:${sql.raw(String(KEPT_SLICES))}]`

const sumUp = (counts: SQL): SQL => sql`(select sum(number) from unnest(${counts}) as number)`

// One statement, so that simultaneous calls are counted one by one. Above the limit nothing is counted, so that waiting
// helps. The row is read as it was before the statement, which is good enough to say how long to wait.
function writeCount(counted: Count, slice: number, expiresAt: Date): SQL {
  const { name, subject, limit, amount = 1, table = 'counter' } = counted
  const counter = sql.raw(table)
  const shifted = shiftCounts(counter, slice)
  const empty = sql.raw(`array_fill(0, array[${KEPT_SLICES - 1}])`)
  return sql`
    with counted as (
      insert into ${counter} (name, subject, slice, counts, expires_at)
      select ${name}, ${subject}, ${slice}::bigint, ${amount}::int || ${empty}, ${expiresAt}
      where ${amount}::int <= ${limit}::int
      on conflict (name, subject) do update set
        slice = greatest(${counter}.slice, excluded.slice),
        counts = (${shifted})[1] + ${amount}::int || (${shifted})[2:${sql.raw(String(KEPT_SLICES))}],
        expires_at = greatest(${counter}.expires_at, excluded.expires_at)
      where ${sumUp(shifted)} + ${amount}::int <= ${limit}::int
      returning 1
    )
    select exists (select from counted) as "isWithin",
      (select ${shifted} from ${counter} where name = ${name} and subject = ${subject}) as counts`
}

/** How long until enough of the oldest counts are forgotten. */
function computeWaitMs(counts: readonly number[], { limit, windowMs, nowMs, amount = 1 }: Count): number {
  const sliceMs = computeSliceMs(windowMs)
  const tooMany = counts.reduce((sum, number) => sum + number, 0) + amount - limit
  let forgotten = 0
  for (let age = counts.length - 1; age >= 0; age -= 1) {
    forgotten += counts[age] ?? 0
    if (forgotten >= tooMany) return (KEPT_SLICES - age) * sliceMs - (nowMs % sliceMs)
  }
  // More than the limit at once, or counts that this statement did not see yet.
  return windowMs
}

/** Counts something that is limited for all processes together; above the limit it isn't counted and says how long to wait. */
export async function count(db: Connection, counted: Count): Promise<Counted> {
  const { windowMs, nowMs } = counted
  const sliceMs = computeSliceMs(windowMs)
  const slice = Math.floor(nowMs / sliceMs)
  const expiresAt = new Date((slice + KEPT_SLICES) * sliceMs)
  const { rows } = await db.execute<{ isWithin: boolean; counts: number[] | null }>(
    writeCount(counted, slice, expiresAt),
  )
  if (rows[0]?.isWithin) return { kind: 'within' }
  return { kind: 'over', retryAfterMs: computeWaitMs(rows[0]?.counts ?? [], counted) }
}

/** Deletes counts that no longer count. */
export async function forgetCounts(db: Database, nowMs: number): Promise<void> {
  for (const table of COUNTER_TABLES)
    await deleteInBatches(db, { table, isOld: sql`expires_at < ${new Date(nowMs)}` })
}
