import { z } from 'zod'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'

/** A file that a seller has sent about a device. */
export const PROOF = z.object({
  proofId: z.uuid(),
  reason: z.enum(ACTION_REASONS),
  name: z.string(),
  mediaType: z.string(),
  sizeInBytes: z.number().int(),
  sha256: z.string(),
  sentAt: z.iso.datetime(),
})

export type Proof = z.output<typeof PROOF>
