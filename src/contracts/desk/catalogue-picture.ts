import { z } from 'zod'

/** The values of a drawing. Its kind decides which there are; the drawing itself checks them. */
const FORM = z
  .looseObject({ kind: z.string().max(20) })
  .describe('What the drawing shows: kind of device, size in millimetres, shape and colours.')

/** What the shop shows of a device. */
export const DEVICE_PICTURE = z.object({
  id: z.number().int(),
  name: z.string(),
  drawing: z.object({ key: z.string(), form: FORM }),
  photoKey: z.string().nullable().describe('The photo that is shown instead of the drawing.'),
})

export type DevicePicture = z.output<typeof DEVICE_PICTURE>

export const DRAWING_INPUT = z.strictObject({
  form: FORM,
  previousKey: z
    .string()
    .max(64)
    .describe('The drawing that was changed. Another one in between isn’t overwritten.'),
})
