import { z } from 'zod'

/** The upper ends of the age groups in days; the last group has none. */
export const AGE_GROUP_DAYS = [1, 3, 7] as const

const COUNT = z.number().int()

const QUEUE_COUNT = z.object({
  url: z.string().describe('The list that is counted.'),
  count: COUNT,
  late: COUNT.describe('How many are past their deadline.'),
  oldestSince: z.iso.datetime().nullable(),
  ages: z.tuple([COUNT, COUNT, COUNT, COUNT]).describe('Up to a day, to three days, to a week, older.'),
})

/** How many devices wait in the queues that an operator may open, and for how long. */
export const COUNTS = z.object({ queues: z.array(QUEUE_COUNT) })

export type Counts = z.output<typeof COUNTS>

export type QueueCount = Counts['queues'][number]
