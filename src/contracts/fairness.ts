import type { CategoryId } from '#domain/catalogue/category.ts'
import type { FairnessReport } from '#domain/fairness/fairness-figures.ts'
import type { ReviewPage } from './reviews.ts'

/** The outcomes of the last twelve months' inspections, with the names of the market's categories. */
export interface FairnessData {
  /** Null while sales of before are being counted. */
  readonly report: FairnessReport | null
  /** ISO 8601 moments. The figures cover devices that were settled between them. */
  readonly from: string
  readonly until: string
  /** What sellers of this market say. */
  readonly reviews: ReviewPage
  /** Devices that were recycled for free since the first one; null before it. */
  readonly freeRecycling: { readonly deviceCount: number; readonly since: string } | null
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[]
}
