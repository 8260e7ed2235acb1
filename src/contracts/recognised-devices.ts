import { z } from 'zod'

// As many as share a screen, and some more.
const MAX_MODELS = 8

/** What a browser says about the device that it runs on: one model, or a few that it can be. */
export const RECOGNISED_DEVICES_QUERY = z.object({
  models: z
    .string()
    .max(400)
    .regex(/^[\w .+()/&'-]{1,48}(,[\w .+()/&'-]{1,48})*$/)
    .transform((text) => text.split(','))
    .pipe(z.array(z.string()).max(MAX_MODELS)),
})
