import { createHash } from 'node:crypto'
import type { DeviceForm } from '#drawings/device-drawing.ts'

const KEY_LENGTH = 12

/** The name of a drawing; devices that look the same share it. The form must be parsed by its schema, which orders the keys. */
export const buildPictureKey = (form: DeviceForm): string =>
  `${form.kind}-${createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, KEY_LENGTH)}`

export const PICTURE_KEY = /^[a-z]+-[0-9a-f]{12}$/

export const buildPicturePath = (key: string): string => `/pictures/${key}.svg`
