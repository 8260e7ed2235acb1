import type { PutAway } from '#contracts/desk/places.ts'
import { canPutAway, readPlace } from '#domain/places/put-away-place.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { deletePlace, findPlace, storePlace } from './places.repository.ts'

function requirePlace(typed: string): string {
  const place = readPlace(typed)
  if (place === null)
    throw new HttpError(
      422,
      'INVALID_FIELDS',
      'This isn’t the label of a shelf, such as A-12-3. Scan the shelf on which you put the device.',
      [{ field: 'place', key: 'FIELD_FORMAT' }],
    )
  return place
}

const describe = (key: ItemKey, place: string | null, before: string | null): PutAway => ({
  tradeNumber: formatTradeNumber(key.transactionId),
  itemNumber: key.itemNumber,
  place,
  before,
})

/** Puts a device that is ours on a shelf, or on another one. */
export async function putAway(
  { tx, operator, now }: ActionContext,
  key: ItemKey,
  typed: string,
): Promise<PutAway> {
  const place = requirePlace(typed)
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw refuseUnknownDevice()
  if (!canPutAway(facts.state))
    throw new HttpError(409, 'NOT_POSSIBLE', 'Only bought devices are put away. This one isn’t ours.')
  const before = await findPlace(tx, key)
  await storePlace(tx, { ...key, place, operatorId: operator.id, atMs: now() })
  return describe(key, place, before)
}

/** Takes a device off its shelf, in whatever state it is. */
export async function takeOut({ tx }: ActionContext, key: ItemKey): Promise<PutAway> {
  if (!(await lockItemFacts(tx, key))) throw refuseUnknownDevice()
  const before = await findPlace(tx, key)
  await deletePlace(tx, key)
  return describe(key, null, before)
}
