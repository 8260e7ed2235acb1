import { type SQL, sql } from 'drizzle-orm'
import type { AlertFacts, AlertRule } from '#domain/alerts/alert-rules.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

export interface StoredAlert {
  readonly id: number
  readonly rule: AlertRule
  readonly subject: string
  readonly facts: AlertFacts
  readonly sinceMs: number
  readonly overAtMs: number | null
}

const COLUMNS = sql`alert.id::float8 as id, rule, subject, facts, ${epochMs('since')} as "sinceMs",
  ${epochMs('over_at')} as "overAtMs"`

export async function findAlert(db: Connection, id: number): Promise<StoredAlert | null> {
  const { rows } = await db.execute<StoredAlert & Record<string, unknown>>(sql`
    select ${COLUMNS} from alert where id = ${id}`)
  return rows[0] ?? null
}

/** An alert as the desk lists it, with who has dealt with it. */
export interface ListedAlert extends StoredAlert {
  readonly seenBy: string | null
  readonly seenAtMs: number | null
  readonly closedBy: string | null
  readonly closedAtMs: number | null
  readonly note: string | null
}

const selectListed = (where: SQL): SQL => sql`
  select ${COLUMNS}, seen.name as "seenBy", ${epochMs('seen_at')} as "seenAtMs", closed.name as "closedBy",
    ${epochMs('closed_at')} as "closedAtMs", note
  from alert left join operator as seen on seen.id = seen_by left join operator as closed on closed.id = closed_by
  ${where}`

/** Those that last and nobody has closed first, then the newest. */
export async function listAlerts(db: Connection, limit: number): Promise<readonly ListedAlert[]> {
  const { rows } = await db.execute<ListedAlert & Record<string, unknown>>(
    selectListed(
      sql`order by over_at is null and closed_at is null desc, since desc, alert.id desc limit ${limit}`,
    ),
  )
  return rows
}

export async function findListedAlert(db: Connection, id: number): Promise<ListedAlert | null> {
  const { rows } = await db.execute<ListedAlert & Record<string, unknown>>(
    selectListed(sql`where alert.id = ${id}`),
  )
  return rows[0] ?? null
}

interface Handling {
  readonly id: number
  readonly operatorId: string
  readonly at: Date
}

/** Notes who was the first to see it. */
export async function markSeen(tx: Connection, { id, operatorId, at }: Handling): Promise<void> {
  await tx.execute(sql`
    update alert set seen_by = ${operatorId}, seen_at = ${at} where id = ${id} and seen_by is null`)
}

/** Closes it, unless someone has already. */
export async function markClosed(
  tx: Connection,
  { id, operatorId, at, note }: Handling & { readonly note: string },
): Promise<void> {
  await tx.execute(sql`
    update alert set closed_by = ${operatorId}, closed_at = ${at}, note = ${note}
    where id = ${id} and closed_by is null`)
}

/** Alerts that last and nobody has closed: how many, and since when. */
export async function countOpenAlerts(
  db: Connection,
): Promise<{ readonly count: number; readonly oldestSinceMs: number | null }> {
  const { rows } = await db.execute<{ count: number; oldestSinceMs: number | null }>(sql`
    select count(*)::int as count, ${epochMs('min(since)')} as "oldestSinceMs" from alert
    where over_at is null and closed_at is null`)
  return rows[0] ?? { count: 0, oldestSinceMs: null }
}
