import { z } from 'zod'

/**
 * `POST /language`: stores the visitor's choice and redirects to the same page in that language. `locale` is any text
 * here, because an unknown one has its own error.
 */
export const LANGUAGE_FORM = z.object({
  locale: z.string().max(35),
  path: z.string().max(2_000).default('/'),
})
