import { sql } from 'drizzle-orm'
import type { RegisterDay } from '#contracts/desk/register.ts'
import type { ChainPoint, RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import type { Connection } from '#server/db/database.ts'

const DAYS_SHOWN = 400

/** The newest days first. */
export async function listRegisterDays(db: Connection): Promise<readonly RegisterDay[]> {
  const { rows } = await db.execute<RegisterDay & Record<string, unknown>>(sql`
    select country, day::text as day, count(*) filter (where entry ->> 'kind' = 'PURCHASE')::int as purchases,
      count(*) filter (where entry ->> 'kind' = 'PAYMENT')::int as payments,
      count(*) filter (where entry ->> 'kind' = 'REVERSAL')::int as reversals
    from purchase_register group by country, day order by day desc, country limit ${DAYS_SHOWN}`)
  return rows
}

/** Days of one country's register, both ends included. */
export interface RegisterRange {
  readonly country: string
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
}

const SELECT_ROWS = sql`
  select entry, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash from purchase_register`

type StoredRow = RegisterRow & Record<string, unknown>

export async function readRegisterRows(
  db: Connection,
  { country, from, to }: RegisterRange,
  limit: number | null = null,
): Promise<readonly RegisterRow[]> {
  const { rows } = await db.execute<StoredRow>(sql`${SELECT_ROWS}
    where country = ${country} and day between ${from} and ${to} order by sequence limit ${limit}`)
  return rows
}

/** One page of a register, from a row on. */
export async function readRegisterPage(
  db: Connection,
  country: string,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<readonly RegisterRow[]> {
  const { rows } = await db.execute<StoredRow>(sql`${SELECT_ROWS}
    where country = ${country} and sequence >= ${from} order by sequence limit ${size}`)
  return rows
}

/** The audit action of an export; its data has the last row of each day. */
export const EXPORT_ACTION = 'EXPORT_REGISTER'

/** The same with the fields of identity documents. */
export const DOCUMENT_EXPORT_ACTION = 'EXPORT_REGISTER_DOCUMENTS'

/** Rows recorded in the audit log. They prove what the register said, even if all of it is rewritten. */
export async function readNotedPoints(db: Connection, country: string): Promise<readonly ChainPoint[]> {
  const { rows } = await db.execute<ChainPoint & Record<string, unknown>>(sql`
    select distinct (point ->> 'sequence')::float8 as sequence, point ->> 'hash' as hash
    from audit_log cross join lateral jsonb_array_elements(data -> 'points') as point
    where action in (${EXPORT_ACTION}, ${DOCUMENT_EXPORT_ACTION}) and data ->> 'country' = ${country} order by sequence`)
  return rows
}
