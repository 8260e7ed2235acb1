import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'

interface PhotoRow extends Record<string, unknown> {
  readonly photoId: string
  readonly mediaType: string
}

/** Ours and the seller's: both have random ids. */
const PHOTOS = sql`(
  select id, media_type, taken_at, content, blob_key from photo
  union all
  select id, media_type, taken_at, null, blob_key from seller_photo
) as photo`

/** Those of the photos whose period hasn't ended, the oldest first. */
export async function listStoredPhotos(
  db: Connection,
  photoIds: readonly string[],
): Promise<readonly PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select id as "photoId", media_type as "mediaType" from ${PHOTOS}
    where id = any(${sql.param([...photoIds])}::uuid[]) order by taken_at, id`)
  return rows
}

export async function findStoredPhoto(db: Connection, photoId: string): Promise<StoredFile | null> {
  const { rows } = await db.execute<StoredFile & Record<string, unknown>>(sql`
    select content as bytes, blob_key as "blobKey" from ${PHOTOS} where id = ${photoId}`)
  return rows[0] ?? null
}
