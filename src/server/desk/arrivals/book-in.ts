import { findTransition, type TradeState } from '#domain/trades/trade-states.ts'
import type { Transaction } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { refuseNotPossible, stepDevice } from '#server/desk/items/step-device.ts'
import { listUnboxingPhotos } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { findLastBooking, insertArrival } from './arrivals.repository.ts'

export interface Booking {
  readonly transactionId: number
  readonly weightInGrams: number
  /** Devices missing from the parcel. */
  readonly missing: readonly number[]
}

export interface BookedIn {
  readonly received: readonly number[]
  readonly missing: readonly number[]
}

/** Whether a device in this state can arrive. */
export const canArrive = (state: TradeState): boolean => findTransition(state, 'booked_in') !== null

/** Every parcel needs its own photo, also a trade's second one. */
async function requireUnboxingPhoto(tx: Transaction, transactionId: number): Promise<void> {
  const photoIds = await listUnboxingPhotos(tx, transactionId, await findLastBooking(tx, transactionId))
  if (photoIds.length === 0)
    throw new HttpError(422, 'INVALID_FIELDS', 'Add at least one unboxing photo.', [
      { field: 'photos', key: 'PHOTO_REQUIRED' },
    ])
}

async function requireExpected(
  context: ActionContext,
  { transactionId, missing }: Booking,
): Promise<readonly number[]> {
  const items = await lockTradeItems(context.tx, transactionId)
  const expected = items.filter(({ state }) => canArrive(state)).map(({ number }) => number)
  if (expected.length === 0) throw refuseNotPossible()
  if (missing.some((number) => !expected.includes(number)))
    throw new HttpError(
      422,
      'INVALID_FIELDS',
      'You can only mark expected devices as missing. Reload the page and check the list.',
      [{ field: 'missing', key: 'UNKNOWN_DEVICE' }],
    )
  return expected
}

/** Books in a parcel: every expected device has arrived, or is missing from it. */
export async function bookIn(context: ActionContext, booking: Booking): Promise<BookedIn> {
  const { tx, operator, secret } = context
  const { transactionId, weightInGrams, missing } = booking
  const atMs = context.now()
  const expected = await requireExpected(context, booking)
  await requireUnboxingPhoto(tx, transactionId)
  await insertArrival(tx, { transactionId, weightInGrams, operatorId: operator.id, atMs })
  const moment = { actor: 'warehouse', atMs } as const
  const isMissing = (number: number) => missing.includes(number)
  for (const itemNumber of expected) {
    const key = { transactionId, itemNumber }
    const data = { weightInGrams }
    await stepDevice({ tx, secret }, { key, step: { event: 'booked_in', ...moment }, data })
    if (isMissing(itemNumber))
      await stepDevice({ tx, secret }, { key, step: { event: 'not_in_parcel', ...moment } })
  }
  return { received: expected.filter((number) => !isMissing(number)), missing: expected.filter(isMissing) }
}
