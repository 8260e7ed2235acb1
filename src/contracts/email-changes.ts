import { z } from 'zod'

/** What a mailed link says about another mail address for a sale. */
export const EMAIL_CHANGE_ANSWER = z.strictObject({
  answer: z.enum(['confirm', 'deny']),
  change: z.uuid(),
  key: z.string().max(64),
})

export type EmailChangeAnswer = z.output<typeof EMAIL_CHANGE_ANSWER>

export const EMAIL_CHANGE_OUTCOME = z.object({ tradeNumber: z.string() })

export type EmailChangeOutcome = z.output<typeof EMAIL_CHANGE_OUTCOME>
