import type { PriceBasis } from '#domain/inspection/grading.ts'
import type { Connection } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { type BasisQuery, requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import type { Questions } from '#server/modules/questions/questions.ts'

/** An inspector's action, with the questions about the device. */
export interface InspectionContext extends ActionContext {
  readonly questions: Questions
  /** Whether the shop has only one person, who may do everything. */
  readonly isOnePersonDesk: boolean
}

/**
 * What the quoted price was computed from. It contains the seller's answers, which must not reach an inspector before
 * their own findings are committed.
 */
export const requireBasis = (
  db: Connection,
  { ruleSets }: Questions,
  query: BasisQuery,
): Promise<PriceBasis> => requirePriceBasis(db, ruleSets, query)
