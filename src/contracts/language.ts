import { z } from 'zod'

/** `POST /language`: stores the visitor's choice and leads to the same page in that language. */
// `locale` is any text here: an unknown one has its own error, 'invalid locale'.
export const LANGUAGE_FORM = z.object({
  locale: z.string().max(35),
  path: z.string().max(2_000).default('/'),
})
