import type { PriceBasis } from '#domain/inspection/grading.ts'
import type { Connection } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { OtherRuleError, requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'

/** Somebody who looks at a device, with the questions that are asked about it. */
export interface InspectionContext extends ActionContext {
  readonly questions: QuestionFiles
}

/**
 * What the price of a device was made of. It holds what the seller said: nothing of that may reach an inspector who has
 * not fixed his own findings.
 */
export async function requireBasis(
  db: Connection,
  { rules }: QuestionFiles,
  key: ItemKey,
): Promise<PriceBasis> {
  try {
    return await requirePriceBasis(db, rules, key)
  } catch (error) {
    if (!(error instanceof OtherRuleError)) throw error
    throw new HttpError(503, 'UNAVAILABLE', `The device cannot be inspected here: ${error.message}.`)
  }
}
