import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** A parcel on its way to us. */
export interface IncomingParcel {
  readonly transactionId: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly deviceCount: number
  readonly lastScanAtMs: number | null
}

/** More than arrive on a day; the search finds the others. */
export const INCOMING_LIMIT = 200

/** Parcels in transit, least recently scanned first; one more than are shown, if there are more. */
export async function listIncomingParcels(db: Connection): Promise<readonly IncomingParcel[]> {
  const { rows } = await db.execute<IncomingParcel & Record<string, unknown>>(sql`
    select shipment.transaction_id::float8 as "transactionId", carrier, tracking_number as "trackingNumber",
      count(*)::int as "deviceCount", ${epochMs('last_scan_at')} as "lastScanAtMs"
    from trade_item as item join shipment on shipment.transaction_id = item.transaction_id
    where state = 'IN_TRANSIT' group by shipment.transaction_id
    order by last_scan_at nulls last, shipment.transaction_id limit ${INCOMING_LIMIT + 1}`)
  return rows
}

/** A trade's parcel, arrived or not. */
export interface Parcel {
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly arrival: {
    readonly weightInGrams: number
    readonly operator: string
    readonly bookedInAtMs: number
  } | null
}

export async function findParcel(db: Connection, transactionId: number): Promise<Parcel | null> {
  const { rows } = await db.execute<Parcel & Record<string, unknown>>(sql`
    select carrier, tracking_number as "trackingNumber",
      (select jsonb_build_object('weightInGrams', weight_in_grams, 'operator', operator.name,
          'bookedInAtMs', floor(extract(epoch from booked_in_at) * 1000))
        from arrival join operator on operator.id = operator_id
        where arrival.transaction_id = trade.transaction_id) as arrival
    from trade left join shipment using (transaction_id) where trade.transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

/** When the trade's latest parcel was booked in. */
export async function findLastBooking(db: Connection, transactionId: number): Promise<number | null> {
  const { rows } = await db.execute<{ at: number | null }>(sql`
    select ${epochMs('max(happened_at)')} as at from trade_event
    where transaction_id = ${transactionId} and event = 'booked_in'`)
  return rows[0]?.at ?? null
}

export interface NewArrival {
  readonly transactionId: number
  readonly weightInGrams: number
  readonly operatorId: string
  readonly atMs: number
}

/** Stores a trade's first parcel as proof. A later parcel with what was missing doesn't change it. */
export async function insertArrival(tx: Connection, arrival: NewArrival): Promise<void> {
  const { transactionId, weightInGrams, operatorId, atMs } = arrival
  await tx.execute(sql`
    insert into arrival (transaction_id, weight_in_grams, operator_id, booked_in_at)
    values (${transactionId}, ${weightInGrams}, ${operatorId}, ${new Date(atMs)}) on conflict do nothing`)
}
