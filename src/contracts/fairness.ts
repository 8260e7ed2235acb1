import type { CategoryId } from '#domain/catalogue/category.ts'
import type { FairnessReport } from '#domain/fairness/fairness-figures.ts'

/** How inspections of the last twelve months have ended, with the names of the market's categories. */
export interface FairnessData {
  readonly report: FairnessReport
  /** Moments in ISO 8601: the figures are about devices that were settled between them. */
  readonly from: string
  readonly until: string
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[]
}
