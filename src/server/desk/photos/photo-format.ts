/** What a photo may be. */
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number]

/** A picture of one format, without what its camera wrote about place, time and owner. */
export interface PictureFile {
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/** Reads a file of one format; null where it is none, or not a whole one. */
export type ReadPicture = (bytes: Buffer) => PictureFile | null
