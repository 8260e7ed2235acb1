import { and, count, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { PhotoMediaType } from '#domain/uploads/upload-media-types.ts'
import type { Connection } from '#server/db/database.ts'
import { inspections, photos } from '#server/db/inspection-schema.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** What a photo shows: the parcel of a trade, or one device of it. */
export type PhotoSubject = Pick<ItemKey, 'transactionId'> & { readonly itemNumber: number | null }

export interface NewPhoto extends PhotoSubject {
  readonly mediaType: PhotoMediaType
  readonly blobKey: string
  readonly sha256: Buffer
  readonly operatorId: string
  readonly takenAtMs: number
  /** The questions that it proves in an open inspection. */
  readonly proves?: readonly string[]
  /** The side that it shows, to stand beside the seller's photo of it. */
  readonly side?: PhotoSide | null
}

export async function insertPhoto(tx: Connection, photo: NewPhoto): Promise<string> {
  const { takenAtMs, proves = [], side = null, ...facts } = photo
  const [row] = await tx
    .insert(photos)
    .values({
      ...facts,
      proves: [...proves],
      side,
      purpose: photo.itemNumber === null ? 'UNBOXING' : 'FINDING',
      takenAt: new Date(takenAtMs),
    })
    .returning({ id: photos.id })
  if (!row) throw new Error('No photo was stored')
  return row.id
}

/** How many photos a device or a parcel has. */
export async function countPhotos(
  db: Connection,
  { transactionId, itemNumber }: PhotoSubject,
): Promise<number> {
  const isOfSubject = itemNumber === null ? isNull(photos.itemNumber) : eq(photos.itemNumber, itemNumber)
  const [row] = await db
    .select({ stored: count() })
    .from(photos)
    .where(and(eq(photos.transactionId, transactionId), isOfSubject))
  return row?.stored ?? 0
}

export interface StoredPhoto extends PhotoSubject, StoredFile {
  readonly mediaType: string
  readonly operatorId: string
}

export async function findPhoto(db: Connection, photoId: string): Promise<StoredPhoto | null> {
  const [row] = await db
    .select({
      transactionId: photos.transactionId,
      itemNumber: photos.itemNumber,
      mediaType: photos.mediaType,
      bytes: photos.content,
      blobKey: photos.blobKey,
      operatorId: photos.operatorId,
    })
    .from(photos)
    .where(eq(photos.id, photoId))
  return row ?? null
}

/** Photos of a parcel, the oldest first; with a time, only those of later parcels. */
export async function listUnboxingPhotos(
  db: Connection,
  transactionId: number,
  afterMs: number | null = null,
): Promise<readonly string[]> {
  const isParcel = and(eq(photos.transactionId, transactionId), eq(photos.purpose, 'UNBOXING'))
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(afterMs === null ? isParcel : and(isParcel, gt(photos.takenAt, new Date(afterMs))))
    .orderBy(photos.takenAt, photos.id)
  return rows.map(({ id }) => id)
}

export interface OwnPhotos {
  readonly key: ItemKey
  readonly operatorId: string
  readonly since: Date
}

const isOwn = ({ key, operatorId, since }: OwnPhotos) =>
  and(
    eq(photos.transactionId, key.transactionId),
    eq(photos.itemNumber, key.itemNumber),
    eq(photos.operatorId, operatorId),
    gte(photos.takenAt, since),
  )

export interface ProvingPhoto {
  readonly photoId: string
  readonly proves: string[]
}

/** The photos of an open inspection and what each proves, the oldest first. */
export const listInspectionPhotos = (db: Connection, own: OwnPhotos): Promise<ProvingPhoto[]> =>
  db
    .select({ photoId: photos.id, proves: photos.proves })
    .from(photos)
    .where(isOwn(own))
    .orderBy(photos.takenAt, photos.id)

/** Says what a photo of an open inspection proves; false if it is none. */
export async function storeProves(
  tx: Connection,
  own: OwnPhotos,
  { photoId, proves }: { readonly photoId: string; readonly proves: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(photos)
    .set({ proves: [...proves] })
    .where(and(eq(photos.id, photoId), isOwn(own)))
  return rowCount === 1
}

/** Which of the ids are photos that the operator took of the device since a given time. */
export async function findOwnPhotos(
  db: Connection,
  photoIds: readonly string[],
  own: OwnPhotos,
): Promise<ReadonlySet<string>> {
  if (photoIds.length === 0) return new Set()
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, [...photoIds]), isOwn(own)))
  return new Set(rows.map(({ id }) => id))
}

/** Whether the operator has committed findings about the device. */
export async function hasCommitted(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
  operatorId: string,
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(inspections)
    .where(
      and(
        eq(inspections.transactionId, transactionId),
        eq(inspections.itemNumber, itemNumber),
        eq(inspections.operatorId, operatorId),
        sql`${inspections.commitment} is not null`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
