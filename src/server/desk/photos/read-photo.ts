import type { PhotoMediaType, PictureFile, ReadPicture } from './photo-format.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** Less proves nothing; more is a trap for whoever opens it. */
const MIN_SIDE = 100
const MAX_SIDE = 12_000

export type PhotoProblem = 'PHOTO_TOO_LARGE' | 'PHOTO_FORMAT' | 'PHOTO_DIMENSIONS'

export type ReadPhoto =
  | (PictureFile & { readonly kind: 'photo'; readonly mediaType: PhotoMediaType })
  | { readonly kind: 'refused'; readonly problem: PhotoProblem }

const READERS: Readonly<Record<PhotoMediaType, ReadPicture>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
}

const isSide = (pixels: number): boolean => pixels >= MIN_SIDE && pixels <= MAX_SIDE

/** Takes a photo by what its bytes say, whatever its name or sender says, and drops what is not the picture. */
export function readPhoto(bytes: Buffer): ReadPhoto {
  if (bytes.length > MAX_PHOTO_BYTES) return { kind: 'refused', problem: 'PHOTO_TOO_LARGE' }
  for (const [mediaType, read] of Object.entries(READERS)) {
    const picture = read(bytes)
    if (!picture) continue
    if (!isSide(picture.width) || !isSide(picture.height))
      return { kind: 'refused', problem: 'PHOTO_DIMENSIONS' }
    // A key of the table above.
    return { kind: 'photo', mediaType: mediaType as PhotoMediaType, ...picture }
  }
  return { kind: 'refused', problem: 'PHOTO_FORMAT' }
}
