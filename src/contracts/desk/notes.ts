import { z } from 'zod'

const NOTE_MAX = 2_000

export const NOTE_INPUT = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(NOTE_MAX)
    .describe('For colleagues. The seller gets it with a copy of their data.'),
})

/** A note about a sale. */
export const SALE_NOTE = z.object({
  id: z.number().int(),
  author: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime(),
  isOwn: z.boolean().describe('Whether the operator wrote it, and so may delete it.'),
})

export type SaleNote = z.output<typeof SALE_NOTE>
