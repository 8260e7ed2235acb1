import { z } from 'zod'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { FairnessReport } from '#domain/fairness/fairness-figures.ts'
import type { ReviewPage } from './reviews.ts'
import { COUNT_QUERY } from './transparency-log.ts'

/** Which published figures. */
export const FAIRNESS_FILE_PARAMS = z.object({
  edition: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .describe('The number of the edition, counted from 1.'),
})

export const FAIRNESS_FILE_QUERY = z.object({
  known: COUNT_QUERY.optional().describe(
    'The size of a tree head that you have kept: the file then shows how the log has grown from or to it.',
  ),
})

/** Figures that were published, and how anyone can check them. */
export interface FairnessEditionData {
  readonly number: number
  /** An ISO 8601 moment. */
  readonly publishedAt: string
  /** SHA-256 in hex. */
  readonly hash: string
  /** Its place in the public log; null until it has one. */
  readonly leafIndex: number | null
}

/** The outcomes of the last twelve months' inspections, with the names of the market's categories. */
export interface FairnessData {
  /** Null before enough devices were counted for the first time. */
  readonly report: FairnessReport | null
  readonly edition: FairnessEditionData | null
  /** How many devices are counted so far. */
  readonly countedDevices: number
  /** Whether sales of before are being counted. */
  readonly isCounting: boolean
  /** ISO 8601 moments. The figures cover devices that were settled between them. */
  readonly from: string
  readonly until: string
  /** The latest signed state of the public log; null before it begins. */
  readonly treeHead: {
    readonly treeSize: number
    readonly rootHash: string
    /** An ISO 8601 moment. */
    readonly signedAt: string
  } | null
  /** What sellers of this market say. */
  readonly reviews: ReviewPage
  /** Devices that were recycled for free since the first one; null before it. */
  readonly freeRecycling: { readonly deviceCount: number; readonly since: string } | null
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[]
}
