import { sql } from 'drizzle-orm'
import type { DevicePicture } from '#contracts/desk/catalogue-picture.ts'
import type { DeviceForm } from '#drawings/device-drawing.ts'
import type { Connection } from '#server/db/database.ts'
import { buildPictureKey, createPhotoKey } from '#server/modules/pictures/picture-key.ts'

/** Operators read English. */
const LANGUAGE = 'en'

/** Imports write the drawing; what comes before it is shown instead of it. */
const DRAWING_POSITION = 0
const PHOTO_POSITION = -1

export interface StoredDevicePicture extends DevicePicture {
  readonly seriesId: number
  readonly blobKey: string | null
}

export async function findDevicePicture(db: Connection, id: number): Promise<StoredDevicePicture | null> {
  const { rows } = await db.execute<StoredDevicePicture & Record<string, unknown>>(sql`
    select device.id, device_text.name, device.series_id as "seriesId",
      jsonb_build_object('key', picture.key, 'form', picture.form) as drawing,
      photo.key as "photoKey", photo.blob_key as "blobKey"
    from device
    join device_text on device_text.device_id = device.id and device_text.language = ${LANGUAGE}
    join device_image as drawn on drawn.device_id = device.id and drawn.position = ${DRAWING_POSITION}
    join picture on picture.key = drawn.picture_key
    left join device_image as photographed on photographed.device_id = device.id
      and photographed.position = ${PHOTO_POSITION}
    left join picture as photo on photo.key = photographed.picture_key
    where device.id = ${id}`)
  return rows[0] ?? null
}

const showPicture = (tx: Connection, id: number, position: number, key: string) =>
  tx.execute(sql`
    insert into device_image (device_id, position, view, picture_key)
    values (${id}, ${position}, 'front', ${key})
    on conflict (device_id, position) do update set view = excluded.view, picture_key = excluded.picture_key`)

/** Draws a device differently. From then on it is the operator's: a new release leaves it alone. */
export async function saveDrawing(tx: Connection, id: number, form: DeviceForm): Promise<string> {
  const key = buildPictureKey(form)
  await tx.execute(sql`
    insert into picture (key, form) values (${key}, ${JSON.stringify(form)}::jsonb) on conflict (key) do nothing`)
  await showPicture(tx, id, DRAWING_POSITION, key)
  await tx.execute(sql`update device set origin = 'import' where id = ${id}`)
  return key
}

/** Shows a photo whose bytes are kept instead of the drawing. */
export async function savePhoto(tx: Connection, id: number, blobKey: string): Promise<string> {
  const key = createPhotoKey()
  const form = JSON.stringify({ kind: 'photo', device: id })
  await tx.execute(sql`
    insert into picture (key, form, blob_key) values (${key}, ${form}::jsonb, ${blobKey}::uuid)`)
  await showPicture(tx, id, PHOTO_POSITION, key)
  return key
}

/** Shows the drawing again. */
export async function hidePhoto(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`
    delete from device_image where device_id = ${id} and position = ${PHOTO_POSITION}`)
}

/** Deletes a photo that no device shows any more; its file goes with it. */
export async function deletePhoto(tx: Connection, key: string): Promise<void> {
  await tx.execute(sql`delete from picture where key = ${key} and blob_key is not null`)
}
