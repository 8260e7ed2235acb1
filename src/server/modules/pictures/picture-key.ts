import { createHash, randomBytes } from 'node:crypto'
import type { DeviceForm } from '#drawings/device-drawing.ts'

const KEY_LENGTH = 12

/** The name of a drawing; devices that look the same share it. The form must be parsed by its schema, which orders the keys. */
export const buildPictureKey = (form: DeviceForm): string =>
  `${form.kind}-${createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, KEY_LENGTH)}`

/** What the name of every photo begins with. */
const PHOTO = 'photo-'

/** The name of a photo. Each upload has its own, so that no cache shows the one before. */
export const createPhotoKey = (): string => PHOTO + randomBytes(KEY_LENGTH / 2).toString('hex')

export const PICTURE_KEY = /^[a-z]+-[0-9a-f]{12}$/

export const buildPicturePath = (key: string): string =>
  `/pictures/${key}.${key.startsWith(PHOTO) ? 'webp' : 'svg'}`
