import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/** A drawing by its form or, with a file, a photo and the form of the drawing that it is shown instead of. */
export interface StoredPicture {
  readonly form: unknown
  readonly blobKey: string | null
}

/** What is behind a picture's name. */
export async function findPicture(db: Connection, key: string): Promise<StoredPicture | null> {
  const { rows } = await db.execute<StoredPicture & Record<string, unknown>>(sql`
    select coalesce(drawing.form, picture.form) as form, picture.blob_key as "blobKey"
    from picture
    left join device_image as replaced on picture.blob_key is not null
      and replaced.device_id = (picture.form ->> 'device')::integer and replaced.position = 0
    left join picture as drawing on drawing.key = replaced.picture_key
    where picture.key = ${key}`)
  return rows[0] ?? null
}
