import { z } from 'zod'

/** The copy isn't there yet: the same call later returns it as a file. */
export const DATA_COPY_WAITING = z.object({ tradeNumber: z.string(), state: z.literal('WAITING') })
