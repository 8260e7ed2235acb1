import type { Connection } from '#server/db/database.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  findPhoto,
  hasCommitted,
  insertPhoto,
  type PhotoSubject,
  type StoredPhoto,
} from './photos.repository.ts'
import { type PhotoProblem, readPhoto } from './read-photo.ts'

const PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
  PHOTO_TOO_LARGE: 'A photo has 5 MB at most.',
  PHOTO_FORMAT: 'A photo is a whole JPEG, PNG or WebP file.',
  PHOTO_DIMENSIONS: 'A photo has 100 to 12,000 pixels on each side.',
}

export interface Taking {
  readonly subject: PhotoSubject
  readonly operator: Operator
  readonly atMs: number
}

/** Stores a photo, without what its camera wrote about place and time; its id. */
export async function takePhoto(
  tx: Connection,
  bytes: Buffer,
  { subject, operator, atMs }: Taking,
): Promise<string> {
  const photo = readPhoto(bytes)
  if (photo.kind === 'refused')
    throw new HttpError(422, 'PHOTO_REFUSED', PROBLEMS[photo.problem], [
      { field: 'photo', key: photo.problem },
    ])
  const { mediaType, content } = photo
  return insertPhoto(tx, { ...subject, mediaType, content, operatorId: operator.id, takenAtMs: atMs })
}

/**
 * A photo that somebody may see. Those of a device are findings: whoever still has to look at it must not know what
 * others have found.
 */
export async function requirePhoto(
  db: Connection,
  photoId: string,
  operator: Operator,
): Promise<StoredPhoto> {
  const photo = await findPhoto(db, photoId)
  if (!photo) throw new HttpError(404, 'NOT_FOUND', 'There is no such photo.')
  const { itemNumber, operatorId, transactionId } = photo
  if (itemNumber === null || operatorId === operator.id) return photo
  if (await hasCommitted(db, { transactionId, itemNumber }, operator.id)) return photo
  throw new HttpError(403, 'FINDINGS_SEALED', 'Findings of others can be seen after your own are fixed.')
}
