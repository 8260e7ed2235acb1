import { requireItem } from '#server/desk/items/find-progress.ts'
import { buildItemPath } from '#server/desk/items/item-params.ts'
import { type DeskAnswer, seeOther } from '#server/desk/pages/desk-answer.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { EMPTY_DRAFT, presentFindingsForm } from './findings-form.presenter.ts'
import { presentStart } from './inspections.presenter.ts'
import { isCommitted, isOpenInspection, listInspections } from './inspections.repository.ts'
import type { InspectionReader } from './outcome.ts'
import { buildQuestionForm } from './question-form.ts'
import { requireBasis } from './require-basis.ts'

/** Shows what an operator can do with a device: start an inspection, record findings, or see the outcome. */
export async function showInspection(
  { db, operator, questions }: InspectionReader,
  key: ItemKey,
): Promise<DeskAnswer> {
  const item = await requireItem(db, key)
  const inspections = await listInspections(db, key)
  const [latest] = inspections
  if (latest?.operatorId !== operator.id || !isOpenInspection(item.state, latest))
    return presentStart(item, inspections, operator)
  if (isCommitted(latest)) return seeOther(`${buildItemPath(key)}/outcome`)
  const form = buildQuestionForm(await requireBasis(db, questions, key), questions.texts.en)
  return presentFindingsForm({ item, form, draft: EMPTY_DRAFT })
}
