import { z } from 'zod'

const reference = z.object({ type: z.string(), id: z.string() })

export const HOME_DOCUMENT = z.object({
  data: z.object({
    id: z.string(),
    relationships: z.record(z.string(), z.object({ data: z.array(reference) })),
  }),
  included: z.array(reference.extend({ attributes: z.record(z.string(), z.unknown()) })),
})

export const CONTENT_SOURCE = z.object({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  description: z.string().min(1),
  lead: z.string(),
  updated: z.iso.date(),
  body: z.string(),
})

/** Content pages of a market in JSON:API form: the page id is the resource's id. */
export const CONTENT_COLLECTION = z
  .object({ data: z.array(z.object({ id: z.string(), attributes: z.record(z.string(), z.unknown()) })) })
  .transform(({ data }) => data.map(({ id, attributes }) => ({ ...attributes, id })))
  // An empty answer is a fault of the CMS, not a shop without terms.
  .pipe(z.array(CONTENT_SOURCE).min(1))
