import { type SQL, sql } from 'drizzle-orm'
import type { CarrierName } from '#domain/markets/carrier-name.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { LinkOrigin } from '#domain/markets/link-origin.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { RecyclingSender } from '#domain/recycling/check-recycling.ts'
import type { RecentParcel } from '#domain/recycling/choose-parcel.ts'
import {
  RECYCLING_STEPS,
  type RecyclingEvent,
  type RecyclingState,
} from '#domain/recycling/recycling-states.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import { queueLabelJob } from '#server/modules/outbox/queue-label-job.ts'

export interface RecyclingParcel {
  readonly id: number
  readonly number: string
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly linkOrigin: string
  readonly linkMarket: MarketId
  readonly state: RecyclingState
  readonly stateSinceMs: number
  readonly createdAtMs: number
  readonly sendByMs: number
  /** Null until the label is booked. */
  readonly carrier: CarrierName | null
  readonly trackingNumber: string | null
  readonly qrText: string | null
  readonly firstScanAtMs: number | null
  readonly receivedAtMs: number | null
  readonly weightInGrams: number | null
  readonly deviceCount: number | null
  readonly recycledAtMs: number | null
}

const PARCEL = sql`
  parcel.id::float8 as id, number, market, shop_mode as "shopMode", link_origin as "linkOrigin",
  link_market as "linkMarket", state, ${epochMs('state_since')} as "stateSinceMs",
  ${epochMs('created_at')} as "createdAtMs", ${epochMs('send_by')} as "sendByMs", carrier,
  tracking_number as "trackingNumber", qr_text as "qrText", ${epochMs('first_scan_at')} as "firstScanAtMs",
  ${epochMs('received_at')} as "receivedAtMs", weight_in_grams as "weightInGrams", device_count as "deviceCount",
  ${epochMs('recycled_at')} as "recycledAtMs"`

type Row<T> = T & Record<string, unknown>

async function findParcel(db: Connection, condition: SQL): Promise<RecyclingParcel | null> {
  const { rows } = await db.execute<Row<RecyclingParcel>>(
    sql`select ${PARCEL} from recycling_parcel as parcel where ${condition}`,
  )
  return rows[0] ?? null
}

export const findParcelById = (db: Connection, id: number): Promise<RecyclingParcel | null> =>
  findParcel(db, sql`parcel.id = ${id}`)

export const findParcelByNumber = (db: Connection, number: string): Promise<RecyclingParcel | null> =>
  findParcel(db, sql`number = ${number}`)

export const findParcelByTracking = (
  db: Connection,
  trackingNumber: string,
): Promise<RecyclingParcel | null> => findParcel(db, sql`tracking_number = ${trackingNumber}`)

/** The parcels of a mailbox since a moment, newest first, and whether their labels show this sender. */
export async function listRecentParcels(
  db: Connection,
  {
    mailboxKey,
    since,
    sender,
  }: { readonly mailboxKey: string; readonly since: Date; readonly sender: RecyclingSender },
): Promise<readonly (RecyclingParcel & RecentParcel)[]> {
  const { firstName, lastName, street, houseNumber, addressExtra, zip, city, country } = sender
  const { rows } = await db.execute<Row<RecyclingParcel & RecentParcel>>(sql`
    select ${PARCEL}, exists (select from recycling_sender where parcel_id = parcel.id
      and (first_name, last_name, street, house_number, address_extra, zip, city, country) is not distinct from
        (${firstName}, ${lastName}, ${street}, ${houseNumber}, ${addressExtra}::text, ${zip}, ${city}, ${country})
      ) as "isSameSender"
    from recycling_parcel as parcel where mailbox_key = ${mailboxKey} and created_at > ${since}
    order by created_at desc, parcel.id desc`)
  return rows
}

/** Parcels in some states, longest waiting first. */
export async function listParcels(
  db: Connection,
  states: readonly RecyclingState[],
  length: number,
): Promise<readonly RecyclingParcel[]> {
  const { rows } = await db.execute<Row<RecyclingParcel>>(sql`
    select ${PARCEL} from recycling_parcel as parcel where state = any(${sql.param(states)}::text[])
    order by state_since, parcel.id limit ${length}`)
  return rows
}

/** Null once the sender is erased. */
export async function findSender(db: Connection, parcelId: number): Promise<RecyclingSender | null> {
  const { rows } = await db.execute<Row<RecyclingSender>>(sql`
    select device, first_name as "firstName", last_name as "lastName", email, street, house_number as "houseNumber",
      address_extra as "addressExtra", zip, city, country
    from recycling_sender where parcel_id = ${parcelId}`)
  return rows[0] ?? null
}

export async function findRecyclingLabel(db: Connection, parcelId: number): Promise<StoredFile | null> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(
    sql`select label_pdf as bytes, blob_key as "blobKey" from recycling_sender where parcel_id = ${parcelId}`,
  )
  return rows[0] ?? null
}

export interface NewParcel {
  readonly shop: Shop
  readonly links: LinkOrigin
  readonly mailboxKey: string
  readonly sender: RecyclingSender
  readonly createdAt: Date
  readonly sendBy: Date
}

/** Stores a parcel with its sender and has its label booked. In the caller's transaction. */
export async function insertParcel(tx: Connection, parcel: NewParcel): Promise<void> {
  const { shop, links, mailboxKey, sender, createdAt, sendBy } = parcel
  const { rows } = await tx.execute<{ id: string }>(sql`select draw_transaction_id() as id`)
  const id = Number(rows[0]?.id)
  await tx.execute(sql`
    insert into recycling_parcel (id, number, market, shop_mode, link_origin, link_market, mailbox_key, state,
      state_since, created_at, send_by)
    values (${id}, ${formatTradeNumber(id)}, ${shop.market}, ${shop.shopMode}, ${links.origin}, ${links.lang},
      ${mailboxKey}, 'CREATED', ${createdAt}, ${createdAt}, ${sendBy})`)
  await tx.execute(sql`
    insert into recycling_sender (parcel_id, email, first_name, last_name, street, house_number, address_extra, zip, city,
      country, device)
    values (${id}, ${sender.email}, ${sender.firstName}, ${sender.lastName}, ${sender.street}, ${sender.houseNumber},
      ${sender.addressExtra}, ${sender.zip}, ${sender.city}, ${sender.country}, ${sender.device})`)
  await queueRecyclingLabel(tx, id, createdAt)
}

/** Has the label of a parcel booked; again where that was given up. */
export const queueRecyclingLabel = (tx: Connection, parcelId: number, at: Date): Promise<void> =>
  queueLabelJob(tx, { topic: 'ISSUE_RECYCLING_LABEL', subject: parcelId, data: { parcelId }, at })

export interface ParcelStep {
  readonly event: RecyclingEvent
  readonly at: Date
  /** What the step also sets. */
  readonly facts?: readonly SQL[]
}

/** Takes a step of the table. False if the parcel is in no state for it: someone else was faster, or it is old news. */
export async function moveParcel(
  tx: Connection,
  id: number,
  { event, at, facts = [] }: ParcelStep,
): Promise<boolean> {
  const { from, to } = RECYCLING_STEPS[event]
  const changes = sql.join([sql`state = ${to}`, sql`state_since = ${at}`, ...facts], sql`, `)
  const { rowCount } = await tx.execute(sql`
    update recycling_parcel set ${changes} where id = ${id} and state = any(${sql.param(from)}::text[])`)
  return rowCount === 1
}
