import { z } from 'zod'
import { MESSAGE_TEMPLATES } from '#domain/support/message-templates.ts'

/** A template that is true of the sale, as its seller would read it. */
const MESSAGE_PREVIEW = z.object({
  template: z.enum(MESSAGE_TEMPLATES),
  subject: z.string(),
  text: z.string(),
})

export const MESSAGE_PREVIEWS = z.object({
  language: z.string().describe('Of the market that the seller sold in.'),
  messages: z.array(MESSAGE_PREVIEW),
})

export type MessagePreviews = z.output<typeof MESSAGE_PREVIEWS>

export const MESSAGE_INPUT = z.strictObject({
  template: z.enum(MESSAGE_TEMPLATES),
  messageId: z
    .uuid()
    .describe(
      'Chosen by the caller. The same id again sends nothing, and with another template it is refused.',
    ),
})
