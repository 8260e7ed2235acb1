import { z } from 'zod'
import { EMAIL_PROOFS } from '#domain/support/email-change.ts'

export const EMAIL_CHANGE_INPUT = z.strictObject({
  email: z.string().max(300),
  proof: z.enum(EMAIL_PROOFS).describe('How the seller has proven to be one.'),
})

export const EMAIL_CHANGE_ASKED = z.object({
  tradeNumber: z.string(),
  sentTo: z.string().describe('Masked.'),
  expiresAt: z.iso.datetime(),
})

export type EmailChangeAsked = z.output<typeof EMAIL_CHANGE_ASKED>
