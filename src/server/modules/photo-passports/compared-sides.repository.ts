import { sql } from 'drizzle-orm'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { Connection } from '#server/db/database.ts'

interface SoldDevice {
  readonly transactionId: number
  readonly itemNumber: number
}

/** A side that the seller has photographed, and the latest of our photos of it. */
export interface ComparedSide extends Record<string, unknown> {
  readonly side: PhotoSide
  readonly sellerPhotoId: string
  readonly ourPhotoId: string | null
}

export async function listComparedSides(
  db: Connection,
  { transactionId, itemNumber }: SoldDevice,
): Promise<readonly ComparedSide[]> {
  const { rows } = await db.execute<ComparedSide>(sql`
    select seller.side, seller.id as "sellerPhotoId", (select photo.id from photo
      where photo.transaction_id = seller.transaction_id and photo.item_number = seller.item_number
        and photo.side = seller.side order by photo.taken_at desc, photo.id limit 1) as "ourPhotoId"
    from seller_photo as seller
    where seller.transaction_id = ${transactionId} and seller.item_number = ${itemNumber}`)
  return rows
}
