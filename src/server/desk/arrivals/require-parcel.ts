import type { Connection } from '#server/db/database.ts'
import type { Html } from '#server/desk/pages/html.ts'
import { listUnboxingPhotos } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { parcelFacts } from './arrivals.presenter.ts'
import { findParcel, type Parcel } from './arrivals.repository.ts'

export async function requireParcel(db: Connection, transactionId: number): Promise<Parcel> {
  const parcel = await findParcel(db, transactionId)
  if (!parcel) throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number.')
  return parcel
}

/** A trade's parcel with its photos, as markup. */
export const requireParcelFacts = async (db: Connection, transactionId: number): Promise<Html> =>
  parcelFacts(await requireParcel(db, transactionId), await listUnboxingPhotos(db, transactionId))
