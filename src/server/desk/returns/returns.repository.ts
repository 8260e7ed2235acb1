import { type SQL, sql } from 'drizzle-orm'
import type { ReturnStage } from '#contracts/desk/returns.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { TRAVELLING_FIRST } from '#server/modules/lifecycle/parcel-scans.ts'

export interface ReturnRow extends ItemKey {
  readonly stage: ReturnStage
  readonly deviceName: string
  readonly sinceMs: number
  readonly carrier: string | null
  readonly trackingNumber: string | null
}

/** Devices going back, longest waiting first. Jobs of an earlier release are about one device. */
async function readReturns(db: Connection, isWanted: SQL): Promise<readonly ReturnRow[]> {
  const { rows } = await db.execute<ReturnRow & Record<string, unknown>>(sql`
    with booking as materialized (
      select (data ->> 'transactionId')::bigint as transaction_id, booked.number::int as number from outbox
      cross join lateral jsonb_array_elements_text(
        coalesce(data -> 'itemNumbers', jsonb_build_array(data -> 'itemNumber'))) as booked (number)
      where topic in ('ISSUE_RETURN_PARCEL', 'ISSUE_RETURN_LABEL') and status = 'waiting')
    select item.transaction_id::float8 as "transactionId", item.number as "itemNumber", text.name as "deviceName",
      ${epochMs('item.state_since')} as "sinceMs", parcel.carrier, parcel.tracking_number as "trackingNumber",
      case when state = 'RETURN_SHIPPED' then 'ON_ITS_WAY'
        when exists (select from booking where booking.transaction_id = item.transaction_id
          and booking.number = item.number) then 'BOOKING'
        when parcel.id is not null and parcel.scanned_at is null then 'TO_SEND'
        when parcel.id is null then 'WITHOUT_LABEL' else 'CAME_BACK' end as stage
    from trade_item as item join offer on offer.id = item.offer_id
    join device_text as text on text.device_id = offer.device_id and text.language = 'en'
    left join lateral (select * from return_shipment where return_shipment.transaction_id = item.transaction_id
      and item_number = item.number order by ${sql.raw(TRAVELLING_FIRST)}, id desc limit 1) as parcel on true
    where state in ('RETURN_PENDING', 'RETURN_SHIPPED') and ${isWanted}
    order by item.state_since, item.transaction_id, item.number`)
  return rows
}

export const listReturns = (db: Connection): Promise<readonly ReturnRow[]> => readReturns(db, sql`true`)

export const listSaleReturns = (db: Connection, transactionId: number): Promise<readonly ReturnRow[]> =>
  readReturns(db, sql`item.transaction_id = ${transactionId}`)

/** The label of a parcel is kept with one of its devices. */
const LABEL_FIRST = sql`blob_key is null and label_pdf is null, id`

/** The latest return label of a device. */
export async function findReturnLabel(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<StoredFile | null> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    select label_pdf as bytes, blob_key as "blobKey" from return_shipment
    where transaction_id = ${transactionId} and tracking_number = (select tracking_number from return_shipment
      where transaction_id = ${transactionId} and item_number = ${itemNumber} order by id desc limit 1)
    order by ${LABEL_FIRST} limit 1`)
  return rows[0] ?? null
}

export interface StoredLabel extends StoredFile {
  readonly trackingNumber: string
  readonly transactionId: number
}

/** The labels of parcels, one for each. */
export async function listParcelLabels(
  db: Connection,
  trackingNumbers: readonly string[],
): Promise<readonly StoredLabel[]> {
  const { rows } = await db.execute<StoredLabel & Record<string, unknown>>(sql`
    select distinct on (tracking_number) tracking_number as "trackingNumber",
      transaction_id::float8 as "transactionId", label_pdf as bytes, blob_key as "blobKey"
    from return_shipment where tracking_number = any(${sql.param(trackingNumbers)}::text[])
    order by tracking_number, ${LABEL_FIRST}`)
  return rows
}

/** Who gets the parcel, and how to reach them about their address. */
export interface StoredReceiver {
  readonly market: MarketId
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly street: string
  readonly houseNumber: string
  readonly addressExtra: string | null
  readonly zip: string
  readonly city: string
  readonly country: string
}

export async function findReceiver(db: Connection, transactionId: number): Promise<StoredReceiver | null> {
  const { rows } = await db.execute<StoredReceiver & Record<string, unknown>>(sql`
    select trade.market, concat_ws(', ', company_name, first_name || ' ' || last_name) as name, email, phone, street,
      house_number as "houseNumber", address_extra as "addressExtra", zip, city, country
    from trade join trade_seller using (transaction_id) where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

export type ReturnAddress = Pick<
  StoredReceiver,
  'street' | 'houseNumber' | 'addressExtra' | 'zip' | 'city' | 'country'
>

export async function storeReturnAddress(
  tx: Connection,
  transactionId: number,
  address: ReturnAddress,
): Promise<void> {
  const { street, houseNumber, addressExtra, zip, city, country } = address
  await tx.execute(sql`
    update trade_seller set street = ${street}, house_number = ${houseNumber}, address_extra = ${addressExtra},
      zip = ${zip}, city = ${city}, country = ${country}
    where transaction_id = ${transactionId}`)
}
