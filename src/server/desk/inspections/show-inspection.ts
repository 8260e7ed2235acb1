import { requireItem } from '#server/desk/items/find-progress.ts'
import { itemPath } from '#server/desk/items/item-params.ts'
import { type DeskAnswer, seeOther } from '#server/desk/routing/desk-answer.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { EMPTY_DRAFT, presentFindingsForm } from './findings-form.presenter.ts'
import { presentStart } from './inspections.presenter.ts'
import { isCommitted, isOpenInspection, listInspections } from './inspections.repository.ts'
import type { Reading } from './outcome.ts'
import { questionForm } from './question-form.ts'
import { requireBasis } from './require-basis.ts'

/** Wherever somebody stands with a device: before a look, in it, or behind it. */
export async function showInspection(
  { db, operator, questions }: Reading,
  key: ItemKey,
): Promise<DeskAnswer> {
  const item = await requireItem(db, key)
  const rounds = await listInspections(db, key)
  const [newest] = rounds
  if (newest?.operatorId !== operator.id || !isOpenInspection(item.state, newest))
    return presentStart(item, rounds, operator)
  if (isCommitted(newest)) return seeOther(`${itemPath(key)}/outcome`)
  const form = questionForm(await requireBasis(db, questions, key), questions.texts.en)
  return presentFindingsForm({ item, form, draft: EMPTY_DRAFT })
}
