/** The formats that a photo may have, uploaded and stored. */
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoMediaType = (typeof PHOTO_MEDIA_TYPES)[number]

/** The formats of a file that a seller may send. */
export const UPLOAD_MEDIA_TYPES = [...PHOTO_MEDIA_TYPES, 'application/pdf'] as const

export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number]
