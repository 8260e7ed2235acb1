/** The formats that a photo may have, uploaded and stored. */
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number]
