import { findTransition, type TradeState } from '#domain/trades/trade-states.ts'
import type { Transaction } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { notPossible, stepDevice } from '#server/desk/items/step-device.ts'
import { listUnboxingPhotos } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { findLastBooking, insertArrival } from './arrivals.repository.ts'

export interface Booking {
  readonly transactionId: number
  readonly weightInGrams: number
  /** Devices that are not in the parcel. */
  readonly missing: readonly number[]
}

export interface BookedIn {
  /** Devices that have arrived. */
  readonly received: readonly number[]
  readonly missing: readonly number[]
}

/** Whether a device in the state may come with a parcel. */
export const canArrive = (state: TradeState): boolean => findTransition(state, 'booked_in') !== null

/** What the parcel looked like: of a trade that had one before, a photo of this one. */
async function requireUnboxingPhoto(tx: Transaction, transactionId: number): Promise<void> {
  const photoIds = await listUnboxingPhotos(tx, transactionId, await findLastBooking(tx, transactionId))
  if (photoIds.length === 0)
    throw new HttpError(422, 'INVALID_FIELDS', 'A parcel needs a photo of its unboxing.', [
      { field: 'photos', key: 'PHOTO_REQUIRED' },
    ])
}

async function requireExpected(
  doing: ActionContext,
  { transactionId, missing }: Booking,
): Promise<readonly number[]> {
  const items = await lockTradeItems(doing.tx, transactionId)
  const expected = items.filter(({ state }) => canArrive(state)).map(({ number }) => number)
  if (expected.length === 0) throw notPossible()
  if (missing.some((number) => !expected.includes(number)))
    throw new HttpError(422, 'INVALID_FIELDS', 'Only a device that is expected can be missing.', [
      { field: 'missing', key: 'UNKNOWN_DEVICE' },
    ])
  return expected
}

/** Takes a parcel: every device that was expected has arrived, or was not in it. */
export async function bookIn(doing: ActionContext, booking: Booking): Promise<BookedIn> {
  const { tx, operator, secret } = doing
  const { transactionId, weightInGrams, missing } = booking
  const atMs = doing.now()
  const expected = await requireExpected(doing, booking)
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
