import { type SQL, sql } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { PhotoMediaType } from '#domain/uploads/upload-media-types.ts'
import type { Connection } from '#server/db/database.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import type { PassportSubject } from './passport-visit.ts'

/** A device whose photos may be seen. */
export interface PassportDevice extends Record<string, unknown> {
  readonly deviceName: string
  readonly category: CategoryId
  /** Null before the sale. */
  readonly state: TradeState | null
}

// Offers of lists may have several owners, and an individual offer is made for a company: their photos come with the sale.
const isOwnOffer = (offerId: string, nowMs: number): SQL => sql`
  offer.id = ${offerId} and offer.source = 'device' and offer.expires_at > ${new Date(nowMs)}
  and not exists (select from individual_offer_line as line where line.offer_id = offer.id)
  and not exists (select from trade_item as item where item.offer_id = offer.id)`

const findDevice = (subject: PassportSubject, language: string, nowMs: number): SQL =>
  subject.kind === 'offer'
    ? sql`
      select device_text.name as "deviceName", device.question_set_id as category, null as state
      from offer join device on device.id = offer.device_id
      join device_text on device_text.device_id = device.id and device_text.language = ${language}
      where ${isOwnOffer(subject.offerId, nowMs)}`
    : sql`
      select device_text.name as "deviceName", device.question_set_id as category, item.state
      from trade_item as item join trade using (transaction_id) join trade_seller using (transaction_id)
      join offer on offer.id = item.offer_id join device on device.id = offer.device_id
      join device_text on device_text.device_id = device.id and device_text.language = ${language}
      where item.transaction_id = ${subject.transactionId} and item.number = ${subject.itemNumber}
        and trade.key_version = ${subject.keyVersion}`

/** The offer that a visit is about now: its answers may have been changed, or it was renewed, while the page was open. */
export async function followOffer(db: Connection, subject: PassportSubject): Promise<PassportSubject> {
  if (subject.kind === 'item') return subject
  // A union of what is known already ends, even if someone lets two offers replace each other.
  const { rows } = await db.execute<{ offerId: string }>(sql`
    with recursive later as (
      select id, replaced_by from offer where id = ${subject.offerId}
      union select offer.id, offer.replaced_by from later join offer on offer.id = later.replaced_by)
    select id as "offerId" from later where replaced_by is null`)
  return { ...subject, ...rows[0] }
}

/** The device of a visit; null once the offer has expired or is sold, or the links of the sale were replaced. */
export async function findPassportDevice(
  db: Connection,
  subject: PassportSubject,
  { language, nowMs }: { readonly language: string; readonly nowMs: number },
): Promise<PassportDevice | null> {
  const { rows } = await db.execute<PassportDevice>(findDevice(subject, language, nowMs))
  return rows[0] ?? null
}

const isOf = (subject: PassportSubject): SQL =>
  subject.kind === 'offer'
    ? sql`offer_id = ${subject.offerId} and transaction_id is null`
    : sql`transaction_id = ${subject.transactionId} and item_number = ${subject.itemNumber}`

export interface StoredSellerPhoto extends Record<string, unknown> {
  readonly photoId: string
  readonly side: PhotoSide
  /** In hex. */
  readonly sha256: string
  readonly takenAt: Date
}

const PHOTO = sql.raw(`id as "photoId", side, encode(sha256, 'hex') as sha256, taken_at as "takenAt"`)

export async function listSellerPhotos(
  db: Connection,
  subject: PassportSubject,
): Promise<readonly StoredSellerPhoto[]> {
  const { rows } = await db.execute<StoredSellerPhoto>(sql`
    select ${PHOTO} from seller_photo where ${isOf(subject)} order by taken_at, id`)
  return rows.map((row) => ({ ...row, takenAt: new Date(row.takenAt) }))
}

export interface StoredPicture extends StoredFile {
  readonly mediaType: PhotoMediaType
}

export async function findSellerPicture(
  db: Connection,
  subject: PassportSubject,
  photoId: string,
): Promise<StoredPicture | null> {
  const { rows } = await db.execute<{ mediaType: PhotoMediaType; blobKey: string | null }>(sql`
    select media_type as "mediaType", blob_key as "blobKey" from seller_photo
    where ${isOf(subject)} and id = ${photoId}`)
  return rows[0] ? { ...rows[0], bytes: null } : null
}

/** Whether the same picture was stored for this side before: its answer may have been lost. */
export async function hasSamePhoto(
  tx: Connection,
  subject: PassportSubject,
  { side, sentSha256 }: Pick<NewSellerPhoto, 'side' | 'sentSha256'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from seller_photo where ${isOf(subject)} and side = ${side} and sent_sha256 = ${sentSha256}`)
  return (rowCount ?? 0) > 0
}

export async function deleteSellerPhoto(
  tx: Connection,
  subject: PassportSubject,
  side: PhotoSide,
): Promise<void> {
  await tx.execute(sql`delete from seller_photo where ${isOf(subject)} and side = ${side}`)
}

export interface NewSellerPhoto {
  readonly side: PhotoSide
  readonly mediaType: PhotoMediaType
  readonly blobKey: string
  readonly sizeInBytes: number
  readonly sha256: Buffer
  readonly sentSha256: Buffer
  readonly takenAt: Date
}

/** Stores a photo; false if the side has one. */
export async function insertSellerPhoto(
  tx: Connection,
  subject: PassportSubject,
  photo: NewSellerPhoto,
): Promise<boolean> {
  const { side, mediaType, blobKey, sizeInBytes, sha256, sentSha256, takenAt } = photo
  const isSold = subject.kind === 'item'
  const { rowCount } = await tx.execute(sql`
    insert into seller_photo (offer_id, transaction_id, item_number, side, media_type, blob_key, size_in_bytes, sha256,
      sent_sha256, taken_at, joined_at)
    values (${isSold ? null : subject.offerId}, ${isSold ? subject.transactionId : null},
      ${isSold ? subject.itemNumber : null}, ${side}, ${mediaType}, ${blobKey}, ${sizeInBytes}, ${sha256},
      ${sentSha256}, ${takenAt}, ${isSold ? takenAt : null})
    on conflict do nothing`)
  return rowCount === 1
}

/**
 * The photos of an offer that another one of the same device replaces go with it. A side that has one keeps it. Pages and codes
 * that were opened before lead to the new offer from then on.
 */
export async function moveOfferPhotos(db: Connection, fromId: string, toId: string): Promise<void> {
  await db.execute(sql`
    with same_device as (
      select from offer as old join offer as new using (device_id)
      where old.id = ${fromId} and new.id = ${toId} and old.id <> new.id
        and old.source = 'device' and new.source = 'device'
    ), replaced as (
      update offer set replaced_by = ${toId} where id = ${fromId} and exists (select from same_device)
    )
    update seller_photo as photo set offer_id = ${toId}
    where photo.offer_id = ${fromId} and photo.transaction_id is null and exists (select from same_device)
      and not exists (select from seller_photo as taken where taken.offer_id = ${toId} and taken.side = photo.side)`)
}
