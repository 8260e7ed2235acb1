import { z } from 'zod'

const MOMENT = z.iso.datetime()
const COUNT = z.number().int()

/** A job that was given up. It names no person: whoever needs to know opens the sale. */
const DEAD_LETTER = z.object({
  id: COUNT,
  topic: z.string(),
  mail: z.string().nullable().describe('Which mail it was; null for other work.'),
  error: z.string().describe('The class of the failure.'),
  attempts: COUNT,
  createdAt: MOMENT,
  tradeNumber: z.string().nullable(),
})

export type DeadLetter = z.output<typeof DEAD_LETTER>

export const DEAD_LETTERS = z.object({ rows: z.array(DEAD_LETTER), isTruncated: z.boolean() })

export type DeadLetters = z.output<typeof DEAD_LETTERS>

export const DEAD_LETTER_LIMIT = 1_000

const IDS = z.array(z.number().int().positive()).min(1).max(DEAD_LETTER_LIMIT)

export const DEAD_LETTER_RETRY = z.strictObject({ ids: IDS })

export const DEAD_LETTER_CLOSING = z.strictObject({
  ids: IDS,
  reason: z.string().trim().min(3).max(200),
})

export const CHANGED_JOBS = z.object({
  changed: COUNT.describe('Those that were still waiting for a decision.'),
})

export type ChangedJobs = z.output<typeof CHANGED_JOBS>

export const SEARCH_KINDS = ['embedded', 'opensearch', 'service', 'none'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** How the shop runs, as far as the desk can see it. */
export const SYSTEM = z.object({
  outbox: z.object({
    waiting: COUNT,
    dead: COUNT,
    delayInSeconds: z.number().describe('Age of the oldest job that is due.'),
    topics: z.array(z.object({ topic: z.string(), waiting: COUNT, oldestSince: MOMENT })),
  }),
  leads: z.array(
    z.object({
      name: z.string(),
      until: MOMENT,
      isHeld: z.boolean().describe('Whether a worker leads at the moment.'),
    }),
  ),
  jobs: z.array(
    z.object({
      name: z.string(),
      startedAt: MOMENT,
      durationMs: COUNT,
      nextAt: MOMENT,
      isLate: z.boolean(),
      failedAt: MOMENT.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  builds: z.array(
    z.object({ sharedAt: MOMENT.describe('The last start of a build.'), files: COUNT, bytes: COUNT }),
  ),
  search: z.object({
    kind: z.enum(SEARCH_KINDS),
    catalogueChangedAt: MOMENT.nullable(),
    indexes: z.array(
      z.object({
        name: z.string().describe('The name that searches ask; in a cluster, an alias.'),
        documents: COUNT.nullable().describe('Null where the search doesn’t answer.'),
      }),
    ),
    devices: COUNT.describe('In the catalogue.'),
  }),
  backups: z.array(z.object({ startedAt: MOMENT, finishedAt: MOMENT, tables: COUNT, rows: COUNT })),
  migration: z.string().describe('The latest that this version delivers; no process starts without it.'),
})

export type System = z.output<typeof SYSTEM>
