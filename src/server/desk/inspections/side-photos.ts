import { sql } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Finding } from '#domain/inspection/findings.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import { listMissingSides } from '#domain/photo-passport/missing-sides.ts'
import { type PhotoSide, type SidePhoto, sortBySide } from '#domain/photo-passport/photo-sides.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { listComparedSides } from '#server/modules/photo-passports/compared-sides.repository.ts'

/** A side that the seller has photographed, and our photo of it. */
export interface SideComparison {
  readonly side: PhotoSide
  /** The latest of ours; null where there is none. */
  readonly ourPhotoId: string | null
  /** Whether a new offer needs our photo of it. */
  readonly isMissing: boolean
}

async function requireCategory(db: Connection, { transactionId, itemNumber }: ItemKey): Promise<CategoryId> {
  const { rows } = await db.execute<{ category: CategoryId }>(sql`
    select device.question_set_id as category from trade_item as item join offer on offer.id = item.offer_id
    join device on device.id = offer.device_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0].category
}

/** The sides that the seller has photographed, each with our photo, in the order of the device. */
export async function compareSides(
  db: Connection,
  key: ItemKey,
  findings: readonly Finding[],
): Promise<readonly SideComparison[]> {
  const category = await requireCategory(db, key)
  const sides = await listComparedSides(db, key)
  const missing = listMissingSides({
    category,
    findings,
    sellers: sides.map(({ side }) => side),
    ours: sides.flatMap(({ side, ourPhotoId }) => (ourPhotoId === null ? [] : [side])),
  })
  const shown = sides.map(({ side, sellerPhotoId, ourPhotoId }): SidePhoto & SideComparison => ({
    photoId: sellerPhotoId,
    side,
    ourPhotoId,
    isMissing: missing.includes(side),
  }))
  return sortBySide(category, shown).map(({ side, ourPhotoId, isMissing }) => ({
    side,
    ourPhotoId,
    isMissing,
  }))
}

/** What differs from the seller's description is shown on the sides that the seller has shown. */
export async function requireSidePhotos(
  tx: Connection,
  key: ItemKey,
  report: InspectionReport | undefined,
): Promise<void> {
  if (report?.kind !== 'settled') return
  const sides = await compareSides(tx, key, report.findings)
  const missing = sides.filter(({ isMissing }) => isMissing).map(({ side }) => side)
  if (missing.length > 0)
    throw new HttpError(
      422,
      'SIDE_PHOTO_MISSING',
      `The seller has photographed these sides, so take your own photos of them first: ${missing.join(', ')}.`,
      missing.map((field) => ({ field, key: 'SIDE_PHOTO_MISSING' })),
    )
}
