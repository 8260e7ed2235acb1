import { z } from 'zod'
import { BLOCK_LISTS } from '#domain/inspection/block-list.ts'
import { ITEM_JSON } from './items.ts'

/** A device on a block list. */
export const QUARANTINED_ROW = ITEM_JSON.extend({
  blockList: z.enum(BLOCK_LISTS).nullable().describe('Null for devices of an earlier release.'),
  reference: z.string().nullable().describe('Of the entry in that list.'),
  isHazardous: z.boolean().describe('A damaged battery: no carrier takes it back.'),
  keptUntil: z.iso.datetime().describe('From then on it may be handed over without a request.'),
  isOver: z.boolean().describe('Whether that time has come.'),
})

export type QuarantinedRow = z.output<typeof QUARANTINED_ROW>

const FILE_NUMBER = z.string().trim().min(1).max(60)

/** What happens to a device on a block list. */
export const QUARANTINE_DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('cleared') }),
  z.strictObject({ decision: z.literal('return_allowed') }),
  z.strictObject({
    decision: z.literal('authority_handover'),
    isRequested: z
      .boolean()
      .describe('Whether the police have asked for it; otherwise it is kept for 28 days.'),
    fileNumber: FILE_NUMBER.describe('The authority’s number for its request or confirmation.'),
  }),
])

export type QuarantineDecision = z.output<typeof QUARANTINE_DECISION>
