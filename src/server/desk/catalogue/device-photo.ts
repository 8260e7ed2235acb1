import { HttpError } from '#server/http/error-handler.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { PhotoProblem, RefusedPhoto } from '#server/uploads/reencode-photo.ts'
import { squarePhoto } from '#server/uploads/square-photo.ts'

const PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
  PHOTO_TOO_LARGE: 'This photo is over 5 MB. Use a smaller one.',
  PHOTO_FORMAT: 'This file isn’t a complete JPEG, PNG or WebP photo. Use another one.',
  PHOTO_DIMENSIONS:
    'The longer side of the photo needs 300 to 12,000 pixels, with no more than 50 megapixels in all. Use another one.',
}

interface KeptDevicePhoto {
  readonly kind: 'kept'
  readonly blobKey: string
}

/** Makes the shop's photo of what was uploaded and stores it, before the transaction that shows it. */
export async function keepDevicePhoto(
  bytes: Buffer,
  { blobs }: { readonly blobs: Blobs },
): Promise<KeptDevicePhoto | RefusedPhoto> {
  const photo = await squarePhoto(bytes)
  if (photo.kind === 'refused') return photo
  return { kind: 'kept', blobKey: await blobs.store(photo.content, photo.mediaType) }
}

/** The key of a kept photo; says what is wrong with one that was refused. */
export function requirePhotoKey(photo: KeptDevicePhoto | RefusedPhoto): string {
  if (photo.kind === 'kept') return photo.blobKey
  throw new HttpError(422, 'PHOTO_REFUSED', PROBLEMS[photo.problem], [{ field: 'photo', key: photo.problem }])
}
