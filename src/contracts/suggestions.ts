import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#domain/catalogue/search-text.ts'

const hasNoControlCharacters = (text: string) => !/\p{Cc}/u.test(text)

export const SUGGESTIONS_QUERY = z.object({
  q: z
    .string()
    .min(1)
    .max(MAX_SEARCH_LENGTH)
    .refine(hasNoControlCharacters, 'must not contain control characters'),
})

const RANGE = z.tuple([z.number().int().min(0), z.number().int().min(0)])

/** What the search field suggests as the visitor types. */
export const SUGGESTIONS = z.object({
  /** The number of matching devices, of which the first are listed. */
  total: z.number().int().min(0),
  devices: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      path: z.string(),
      image: z.string(),
      topPriceInCents: z.number().int(),
      /** The parts of the name that match. */
      highlights: z.array(RANGE),
    }),
  ),
  /** Manufacturers and categories whose name starts with the query. */
  groups: z.array(z.object({ name: z.string(), path: z.string(), highlights: z.array(RANGE) })),
})

export type Suggestions = z.output<typeof SUGGESTIONS>
