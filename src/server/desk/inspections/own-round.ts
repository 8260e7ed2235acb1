import type { ItemFacts } from '#domain/trades/item-facts.ts'
import type { Doing } from '#server/desk/items/doing.ts'
import { noSuchDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type InspectionRound, isCommitted, listRounds } from './rounds.repository.ts'

export interface OwnRound {
  readonly facts: ItemFacts
  readonly round: InspectionRound
}

/** The newest look at a device, which has to be the operator's own; the device is locked meanwhile. */
export async function lockOwnRound({ tx, operator }: Doing, key: ItemKey): Promise<OwnRound> {
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw noSuchDevice()
  const [round] = await listRounds(tx, key)
  if (!round || round.operatorId !== operator.id)
    throw new HttpError(
      409,
      'INSPECTION_OVER',
      'You are not checking this device, or somebody has taken over.',
    )
  return { facts, round }
}

/** The same, while nothing is fixed. */
export async function lockOpenRound(doing: Doing, key: ItemKey): Promise<OwnRound> {
  const own = await lockOwnRound(doing, key)
  if (isCommitted(own.round) || own.round.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'What was found is fixed and cannot be changed.')
  return own
}
