import type { Database } from '#server/db/database.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import { toJsonMs } from './item-progress.repository.ts'

/**
 * Whether a seller sees the row `photo`: of the parcel at once, of a device with the lock of what was found. Until then the
 * inspector may still take it back.
 */
const IS_SHOWN = `(purpose = 'UNBOXING' or exists (select from inspection
  where inspection.transaction_id = photo.transaction_id and inspection.item_number = photo.item_number
    and photo.taken_at between started_at and committed_at))`

/** The sale of a business may have thousands; its page shows the latest. */
const MAX_SHOWN_PHOTOS = 120

/** The photos that the seller of the row `trade` sees, as JSON, the oldest first. */
export const SALE_PHOTOS = `coalesce((select jsonb_agg(jsonb_build_object('id', shown.id, 'itemNumber', shown.item_number,
      'takenAtMs', ${toJsonMs('shown.taken_at')}) order by shown.taken_at, shown.id)
    from (select id, item_number, taken_at from photo
      where photo.transaction_id = trade.transaction_id and ${IS_SHOWN}
      order by taken_at desc limit ${MAX_SHOWN_PHOTOS}) as shown), '[]')`

export interface SalePhoto extends StoredFile {
  readonly mediaType: string
}

/** A photo of a sale that its seller sees; null if there is no such one. */
export async function findSalePhoto(
  db: Database,
  transactionId: number,
  photoId: string,
): Promise<SalePhoto | null> {
  const { rows } = await db.$client.query<SalePhoto>(
    `select media_type as "mediaType", content as bytes, blob_key as "blobKey" from photo
     where id = $1::uuid and transaction_id = $2 and ${IS_SHOWN}`,
    [photoId, transactionId],
  )
  return rows[0] ?? null
}
