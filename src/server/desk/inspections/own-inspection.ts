import type { ItemFacts } from '#domain/trades/item-facts.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { noSuchDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type Inspection, isCommitted, listInspections } from './inspections.repository.ts'

export interface OwnInspection {
  readonly facts: ItemFacts
  readonly round: Inspection
}

/** The newest look at a device, which has to be the operator's own; the device is locked meanwhile. */
export async function lockOwnInspection(
  { tx, operator }: ActionContext,
  key: ItemKey,
): Promise<OwnInspection> {
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw noSuchDevice()
  const [round] = await listInspections(tx, key)
  if (!round || round.operatorId !== operator.id)
    throw new HttpError(
      409,
      'INSPECTION_OVER',
      'You are not checking this device, or somebody has taken over.',
    )
  return { facts, round }
}

/** The same, while nothing is fixed. */
export async function lockOpenInspection(doing: ActionContext, key: ItemKey): Promise<OwnInspection> {
  const own = await lockOwnInspection(doing, key)
  if (isCommitted(own.round) || own.round.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'What was found is fixed and cannot be changed.')
  return own
}
