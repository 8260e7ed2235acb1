import { type SQL, sql } from 'drizzle-orm'
import type { PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** Ids and counts that explain a hold, never personal data: a hold outlives the seller's data. */
export type HoldDetails = Readonly<Record<string, unknown>>

export interface NewHold {
  readonly transactionId: number
  readonly reason: PayoutHoldReason
  readonly details: HoldDetails
  readonly sinceMs: number
  /** When the hold ends by itself; null to wait for a person. */
  readonly untilMs: number | null
}

/**
 * Whoever holds a payout and whoever orders one lock the trade first, so that one of them sees the result of the other.
 * Rows are locked in order. A caller that also locks devices does that before.
 */
export async function lockTradesForPayout(tx: Connection, transactionIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select from trade where transaction_id = any(${sql.param([...transactionIds])}::bigint[])
    order by transaction_id for no key update`)
}

/**
 * Holds the payouts of a trade: none of them is ordered while the hold is open. Repeating a hold with the same details
 * only makes it last longer.
 */
export async function holdPayout(tx: Connection, hold: NewHold): Promise<void> {
  const { transactionId, reason, details, sinceMs, untilMs } = hold
  const until = untilMs === null ? null : new Date(untilMs)
  await lockTradesForPayout(tx, [transactionId])
  await tx.execute(sql`
    insert into payout_hold (transaction_id, reason, details, since, until)
    values (${transactionId}, ${reason}, ${JSON.stringify(details)}::jsonb, ${new Date(sinceMs)}, ${until})
    on conflict (transaction_id, reason, details) where released_at is null do update set until =
      case when payout_hold.until is null or excluded.until is null then null
        else greatest(payout_hold.until, excluded.until) end`)
}

/** A condition on rows of `payout_hold`: not released, and not over. */
export const isHoldOpenAt = (nowMs: number): SQL =>
  sql`payout_hold.released_at is null and (payout_hold.until is null or payout_hold.until > ${new Date(nowMs)})`

/** A hold that keeps payouts back. */
export interface OpenHold {
  readonly id: number
  readonly transactionId: number
  readonly reason: PayoutHoldReason
  readonly details: HoldDetails
  readonly sinceMs: number
  readonly untilMs: number | null
}

/** The open holds of trades, or of all trades if none are named; oldest first. */
export async function findOpenHolds(
  db: Connection,
  { transactionIds, nowMs }: { readonly transactionIds?: readonly number[]; readonly nowMs: number },
): Promise<readonly OpenHold[]> {
  const ofTrades = transactionIds
    ? sql`and transaction_id = any(${sql.param([...transactionIds])}::bigint[])`
    : sql``
  const { rows } = await db.execute<OpenHold & Record<string, unknown>>(sql`
    select id::float8 as id, transaction_id::float8 as "transactionId", reason, details,
      ${epochMs('since')} as "sinceMs", ${epochMs('until')} as "untilMs"
    from payout_hold where ${isHoldOpenAt(nowMs)} ${ofTrades}
    order by since, id`)
  return rows
}
