import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** How far a return has got. */
export type ReturnStage =
  /** The worker hasn't booked its parcel yet. */
  | 'WITHOUT_LABEL'
  | 'TO_SEND'
  | 'ON_ITS_WAY'
  /** The carrier couldn't deliver it: it needs another address or another attempt. */
  | 'CAME_BACK'

export interface ReturnedDevice extends ItemKey {
  readonly stage: ReturnStage
  readonly deviceName: string
  readonly sinceMs: number
  readonly carrier: string | null
  readonly trackingNumber: string | null
}

const RETURNED = sql`
  select item.transaction_id::float8 as "transactionId", item.number as "itemNumber", text.name as "deviceName",
    ${epochMs('item.state_since')} as "sinceMs", parcel.carrier,
    parcel.tracking_number as "trackingNumber",
    case when state = 'RETURN_SHIPPED' then 'ON_ITS_WAY' when parcel.id is null then 'WITHOUT_LABEL'
      when parcel.scanned_at is null then 'TO_SEND' else 'CAME_BACK' end as stage
  from trade_item as item join offer on offer.id = item.offer_id
  join device_text as text on text.device_id = offer.device_id and text.language = 'en'
  left join lateral (select * from return_shipment where return_shipment.transaction_id = item.transaction_id
    and item_number = item.number order by id desc limit 1) as parcel on true
  where state in ('RETURN_PENDING', 'RETURN_SHIPPED')`

type ReturnedRow = ReturnedDevice & Record<string, unknown>

/** Devices going back, longest waiting first. */
export async function listReturns(db: Connection): Promise<readonly ReturnedDevice[]> {
  const { rows } = await db.execute<ReturnedRow>(
    sql`${RETURNED} order by item.state_since, item.transaction_id, item.number`,
  )
  return rows
}

export async function findReturn(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<ReturnedDevice | null> {
  const { rows } = await db.execute<ReturnedRow>(sql`
    ${RETURNED} and item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  return rows[0] ?? null
}

/** The latest return label of a device. */
export async function findReturnLabel(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<(StoredFile & { readonly trackingNumber: string }) | null> {
  const { rows } = await db.execute<StoredFile & { trackingNumber: string } & Record<string, unknown>>(sql`
    select tracking_number as "trackingNumber", label_pdf as bytes, blob_key as "blobKey" from return_shipment
    where transaction_id = ${transactionId} and item_number = ${itemNumber} order by id desc limit 1`)
  return rows[0] ?? null
}

/** Who gets the parcel, and how to reach them about their address. */
export interface Receiver {
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

export async function findReceiver(db: Connection, transactionId: number): Promise<Receiver | null> {
  const { rows } = await db.execute<Receiver & Record<string, unknown>>(sql`
    select trade.market, concat_ws(', ', company_name, first_name || ' ' || last_name) as name, email, phone, street,
      house_number as "houseNumber", address_extra as "addressExtra", zip, city, country
    from trade join trade_seller using (transaction_id) where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

export type ReturnAddress = Pick<
  Receiver,
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
