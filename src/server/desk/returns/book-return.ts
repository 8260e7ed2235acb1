import { checkFields } from '#domain/customers/check-fields.ts'
import { type AddressInput, readAddress } from '#domain/customers/person-fields.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { noSuchDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { type ItemKey, lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { addReturnWork } from '#server/modules/lifecycle/step-work.ts'
import { findReceiver, findReturn, type ReturnAddress, storeReturnAddress } from './returns.repository.ts'

/** The address of a seller who has moved; the rules are those of the checkout. */
async function requireAddress(
  tx: Connection,
  transactionId: number,
  typed: AddressInput,
): Promise<ReturnAddress> {
  const receiver = await findReceiver(tx, transactionId)
  if (!receiver) throw new HttpError(409, 'NOT_POSSIBLE', 'The address of this seller was erased.')
  const checked = checkFields(readAddress(typed, MARKETS[receiver.market]))
  if (checked.kind === 'problems') throw invalidFields(checked.problems)
  return checked.values
}

export interface ReturnBooking {
  readonly key: ItemKey
  /** Null leaves it as it is. */
  readonly address: AddressInput | null
  readonly atMs: number
}

/** Has the parcel of a device booked once more: after it came back, or where the first booking failed. */
export async function bookReturn(tx: Connection, { key, address, atMs }: ReturnBooking): Promise<void> {
  await lockTradeItems(tx, key.transactionId)
  const device = await findReturn(tx, key)
  if (!device) throw noSuchDevice()
  if (device.stage !== 'CAME_BACK' && device.stage !== 'WITHOUT_LABEL')
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This device has a label that was not used yet, or is on its way.',
    )
  if (address)
    await storeReturnAddress(tx, key.transactionId, await requireAddress(tx, key.transactionId, address))
  await addReturnWork(tx, key, atMs)
}
