import { z } from 'zod'

/** The copy isn't there yet: the same call later returns it as a file. */
export const DATA_COPY_WAITING = z.object({ tradeNumber: z.string(), state: z.literal('WAITING') })

/** How far the copy is that the operator has asked for. */
export const DATA_COPY_STATE = z.object({
  tradeNumber: z.string(),
  state: z
    .enum(['NONE', 'WAITING', 'READY'])
    .describe('NONE where nobody has asked for one, or it has been downloaded.'),
})

export type DataCopyState = z.output<typeof DATA_COPY_STATE>
