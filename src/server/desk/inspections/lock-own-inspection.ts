import type { ItemFacts } from '#domain/lifecycle/item-facts.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type Inspection, isCommitted, listInspections } from './inspections.repository.ts'

export interface OwnInspection {
  readonly facts: ItemFacts
  readonly inspection: Inspection
}

/** Locks the device and returns its latest inspection, which must be the operator's own. */
export async function lockOwnInspection(
  { tx, operator }: ActionContext,
  key: ItemKey,
): Promise<OwnInspection> {
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw refuseUnknownDevice()
  const [inspection] = await listInspections(tx, key)
  if (!inspection || inspection.operatorId !== operator.id)
    throw new HttpError(
      409,
      'INSPECTION_OVER',
      'You aren’t inspecting this device, or someone has taken over. Start a new inspection if it still needs one.',
    )
  return { facts, inspection }
}

/** The same, if no findings are committed yet. */
export async function lockOpenInspection(context: ActionContext, key: ItemKey): Promise<OwnInspection> {
  const own = await lockOwnInspection(context, key)
  if (isCommitted(own.inspection) || own.inspection.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'These findings are locked, so they can’t be changed.')
  return own
}
