import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { Connection } from '#server/db/database.ts'
import { listSealedItems } from '#server/desk/items/sealed-items.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { PhotoProblem, RefusedPhoto } from '#server/uploads/reencode-photo.ts'
import type { KeptPhoto } from './keep-photo.ts'
import {
  countPhotos,
  findPhoto,
  insertPhoto,
  type PhotoSubject,
  type StoredPhoto,
} from './photos.repository.ts'

const PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
  PHOTO_TOO_LARGE: 'This photo is over 5 MB. Use a smaller one.',
  PHOTO_FORMAT: 'This file isn’t a complete JPEG, PNG or WebP photo. Use another one.',
  PHOTO_DIMENSIONS:
    'Photos need 100 to 12,000 pixels on each side and no more than 50 megapixels. Use another one.',
}

/** Several of every question; a phone that keeps sending must not fill the storage. */
const MAX_PHOTOS = 100

export interface PhotoOrigin {
  readonly subject: PhotoSubject
  readonly operator: Operator
  readonly atMs: number
  /** The questions that it proves in an open inspection. */
  readonly proves?: readonly string[]
  /** The side that it shows; null for a detail. */
  readonly side?: PhotoSide | null
}

/** Stores a photo whose bytes are kept, and returns its id. */
const storePhoto = (
  tx: Connection,
  { mediaType, blobKey, sha256 }: KeptPhoto,
  { subject, operator, atMs, proves = [], side = null }: PhotoOrigin,
): Promise<string> =>
  insertPhoto(tx, {
    ...subject,
    mediaType,
    blobKey,
    sha256,
    operatorId: operator.id,
    takenAtMs: atMs,
    proves,
    side,
  })

/** Stores an uploaded photo that was encoded again and kept before, and returns its id. */
export async function takePhoto(
  tx: Connection,
  photo: KeptPhoto | RefusedPhoto,
  origin: PhotoOrigin,
): Promise<string> {
  if (photo.kind === 'refused')
    throw new HttpError(422, 'PHOTO_REFUSED', PROBLEMS[photo.problem], [
      { field: 'photo', key: photo.problem },
    ])
  if ((await countPhotos(tx, origin.subject)) >= MAX_PHOTOS)
    throw new HttpError(
      409,
      'TOO_MANY_PHOTOS',
      `There are ${MAX_PHOTOS} photos of it already. Use one of them.`,
    )
  return storePhoto(tx, photo, origin)
}

export const createNoPhotoError = (): HttpError => new HttpError(404, 'NOT_FOUND', 'There’s no such photo.')

/** Receivers see photos of parcels, not what was found about a device. */
const FINDING_ROLES = ['inspector', 'second_inspector', 'support'] as const satisfies readonly OperatorRole[]

/** A photo that the operator may see. Those of a device are findings, which whoever may still inspect it must not know. */
export async function requirePhoto(
  db: Connection,
  photoId: string,
  operator: Operator,
): Promise<StoredPhoto> {
  const photo = await findPhoto(db, photoId)
  if (!photo) throw createNoPhotoError()
  const { itemNumber, operatorId, transactionId } = photo
  if (itemNumber === null || operatorId === operator.id) return photo
  if (!hasOneOfRoles(operator, FINDING_ROLES))
    throw new HttpError(403, 'FORBIDDEN', 'Findings are shown to inspectors and support only.')
  const sealed = await listSealedItems(db, transactionId, operator)
  if (!sealed.has(itemNumber)) return photo
  throw new HttpError(
    403,
    'FINDINGS_SEALED',
    'You can’t see other people’s findings until you’ve locked your own.',
  )
}
