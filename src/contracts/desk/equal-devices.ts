import { z } from 'zod'
import { INSPECTION_VIEW } from './inspections.ts'

/** Devices that one form of answers fits: the same sale, model and questions. What sellers said about them isn't compared. */
export const EQUAL_DEVICES = z.object({
  tradeNumber: z.string(),
  device: z.string(),
  devices: z
    .array(z.object({ itemNumber: z.number().int(), stage: INSPECTION_VIEW.shape.stage }))
    .describe('In the order of their numbers, with the one that was asked about.'),
})

export type EqualDevices = z.output<typeof EQUAL_DEVICES>
