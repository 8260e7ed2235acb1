import sharp from 'sharp'
import { type RefusedPhoto, reencodePhoto, takePhotoTurn } from './reencode-photo.ts'

/** Side of a stored photo: the shop shows it at 288 pixels at most, sharp on most phones, and shares it at 560. */
const SIDE = 640

/** A smaller one would be blurred where it is shared. */
const MIN_SIDE = 300

const QUALITY = 82

export interface SquarePhoto {
  readonly kind: 'photo'
  readonly mediaType: 'image/webp'
  readonly content: Buffer
}

/**
 * A photo of a device as the shop shows it: decoded and encoded again like every upload, in the middle of a square, so that
 * it has the size of a drawing wherever one is shown.
 */
export async function squarePhoto(bytes: Buffer): Promise<SquarePhoto | RefusedPhoto> {
  const photo = await reencodePhoto(bytes)
  if (photo.kind === 'refused') return photo
  if (Math.max(photo.width, photo.height) < MIN_SIDE) return { kind: 'refused', problem: 'PHOTO_DIMENSIONS' }
  const content = await takePhotoTurn(() =>
    sharp(photo.content)
      .resize({ width: SIDE, height: SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
  return { kind: 'photo', mediaType: 'image/webp', content }
}

/** One of our own photos, for what doesn't read WebP. */
export const toPng = (photo: Buffer): Promise<Buffer> => takePhotoTurn(() => sharp(photo).png().toBuffer())
