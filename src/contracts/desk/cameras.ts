import { z } from 'zod'

/** A code that makes a phone the camera of an inspection. */
export const CAMERA_CODE = z.object({
  url: z.url().describe('The address in the code. It works once.'),
  svg: z.string().describe('The same as a QR code.'),
  expiresAt: z.iso.datetime(),
})

export type CameraCode = z.output<typeof CAMERA_CODE>

export const PAIRING_INPUT = z.strictObject({ token: z.string().max(100) })

/** The device that a phone takes photos of. */
export const PAIRED_CAMERA = z.object({
  number: z.string(),
  device: z.string(),
  until: z.iso.datetime(),
})

export type PairedCamera = z.output<typeof PAIRED_CAMERA>

/** The number that the phone shows: it may have been paired with another device in the meantime. */
export const CAMERA_PHOTO_QUERY = z.object({ number: z.string().max(20) })

export const CAMERA_PHOTO = z.object({ photoId: z.uuid(), proves: z.array(z.string()) })

export type CameraPhoto = z.output<typeof CAMERA_PHOTO>
