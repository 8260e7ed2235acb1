import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findParcel, type Parcel } from './arrivals.repository.ts'

export async function requireParcel(db: Connection, transactionId: number): Promise<Parcel> {
  const parcel = await findParcel(db, transactionId)
  if (!parcel) throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number.')
  return parcel
}
