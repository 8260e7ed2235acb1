import { z } from 'zod'

export const GUEST_ACCOUNT_REQUEST = z.strictObject({}).nullish()

/** The number of a guest, and the key that proves its ownership. */
export const GUEST_ACCOUNT = z.object({
  customerNumber: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{22}$/),
})

export type GuestAccount = z.output<typeof GUEST_ACCOUNT>
