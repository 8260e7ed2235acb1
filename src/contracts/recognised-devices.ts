import { z } from 'zod'

// A few more than share the same screen size.
const MAX_MODELS = 8

/** The models that a browser's device may be, from what the browser reveals. */
export const RECOGNISED_DEVICES_QUERY = z.object({
  models: z
    .string()
    .max(400)
    .regex(/^[\w .+()/&'-]{1,48}(,[\w .+()/&'-]{1,48})*$/)
    .transform((text) => text.split(','))
    .pipe(z.array(z.string()).max(MAX_MODELS)),
})
