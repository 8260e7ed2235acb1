import { z } from 'zod'

export const GUEST_ACCOUNT_REQUEST = z.strictObject({}).nullish()

/** A number for someone who sells without an account, and the proof that it is his. */
export const GUEST_ACCOUNT = z.object({
  customerNumber: z.number().int().positive(),
  key: z.string().regex(/^[\w-]{22}$/),
})

export type GuestAccount = z.output<typeof GUEST_ACCOUNT>
