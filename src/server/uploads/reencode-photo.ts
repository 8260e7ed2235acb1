import sharp, { type Metadata } from 'sharp'
import type { PhotoMediaType } from '#domain/uploads/upload-media-types.ts'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** What is read of a photo, so that one that is too large is told so; beyond it nothing is read at all. */
export const MAX_PHOTO_BODY_BYTES = 4 * MAX_PHOTO_BYTES

/** Fewer pixels prove nothing. */
const MIN_SIDE = 100
const MAX_SIDE = 12_000
/** What phones take. Decoded, it is 150 MB of memory, however few bytes the file has. */
const MAX_PIXELS = 50_000_000
/** Larger photos are scaled down; those of most phones, with 12 megapixels, keep every pixel. */
const MAX_STORED_SIDE = 4_096
const QUALITY = 85
const MAX_SECONDS = 20
/** Decoding shares a pool of four threads with file and name lookups, so it must not take all of them. */
const PHOTOS_AT_A_TIME = 2

// Process-wide: one thread per photo, nothing kept between photos, and no decoder but these three.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

export type PhotoProblem = 'PHOTO_TOO_LARGE' | 'PHOTO_FORMAT' | 'PHOTO_DIMENSIONS'

export interface Photo {
  readonly kind: 'photo'
  readonly mediaType: PhotoMediaType
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

export interface RefusedPhoto {
  readonly kind: 'refused'
  readonly problem: PhotoProblem
}

const refuse = (problem: PhotoProblem): RefusedPhoto => ({ kind: 'refused', problem })

const MEDIA_TYPES: ReadonlyMap<string | undefined, PhotoMediaType> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Reads the header only, so that its dimensions can be checked before anything is decoded. */
async function readHeader(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

const isSide = (pixels: number): boolean => pixels >= MIN_SIDE && pixels <= MAX_SIDE

const hasAllowedSize = ({ width, height }: Metadata): boolean =>
  isSide(width) && isSide(height) && width * height <= MAX_PIXELS

/** Turns the photo upright and writes its pixels again. Nothing else of the file gets into the result. */
const reencode = (bytes: Buffer, mediaType: PhotoMediaType) => {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
  const encoders = {
    'image/jpeg': () => upright.jpeg({ quality: QUALITY }),
    'image/png': () => upright.png(),
    'image/webp': () => upright.webp({ quality: QUALITY }),
  }
  return encoders[mediaType]().toBuffer({ resolveWithObject: true })
}

/** Waits until few enough photos are decoded; whatever decodes one takes a turn. */
export const takePhotoTurn = limitConcurrency(PHOTOS_AT_A_TIME)

/**
 * Decodes an uploaded photo, whatever its name or sender says about it, and encodes it again. That drops all metadata,
 * such as where a phone was, and everything that a file can hide besides a picture.
 */
export async function reencodePhoto(
  bytes: Buffer,
  { maxBytes = MAX_PHOTO_BYTES }: { readonly maxBytes?: number } = {},
): Promise<Photo | RefusedPhoto> {
  if (bytes.length > maxBytes) return refuse('PHOTO_TOO_LARGE')
  return takePhotoTurn(async () => {
    const header = await readHeader(bytes)
    const mediaType = MEDIA_TYPES.get(header?.format)
    const isAnimated = (header?.pages ?? 1) > 1
    if (!header || !mediaType || isAnimated) return refuse('PHOTO_FORMAT')
    if (!hasAllowedSize(header)) return refuse('PHOTO_DIMENSIONS')
    try {
      const { data, info } = await reencode(bytes, mediaType)
      return { kind: 'photo', mediaType, width: info.width, height: info.height, content: data }
    } catch {
      // The decoder's complaints are about the file; they say nothing that helps the sender.
      return refuse('PHOTO_FORMAT')
    }
  })
}
