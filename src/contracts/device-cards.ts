import { z } from 'zod'

const MAX_DEVICE_CARDS = 12

export const DEVICE_CARDS_QUERY = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().int()).max(MAX_DEVICE_CARDS)),
})

/** The current data of devices whose ids a browser remembers. */
export const DEVICE_CARDS = z.object({
  devices: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      url: z.string(),
      image: z.string(),
      releaseYear: z.number().int(),
      topPriceInCents: z.number().int(),
    }),
  ),
})
