import { checkFields } from '#domain/customers/check-fields.ts'
import { type AddressInput, readAddress } from '#domain/customers/person-fields.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueReturnLabel } from '#server/modules/outbox/queue-return-label.ts'
import { findReceiver, findReturn, type ReturnAddress, storeReturnAddress } from './returns.repository.ts'

/** The seller's corrected address, checked by the rules of the checkout. */
export async function requireAddress(
  tx: Connection,
  transactionId: number,
  typed: AddressInput,
): Promise<ReturnAddress> {
  const receiver = await findReceiver(tx, transactionId)
  if (!receiver)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'The seller’s address has been erased, so it can’t be corrected and no label can be booked.',
    )
  const checked = checkFields(readAddress(typed, MARKETS[receiver.market]))
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.values
}

export interface ReturnBooking {
  readonly key: ItemKey
  /** Null leaves it unchanged. */
  readonly address: AddressInput | null
  readonly atMs: number
}

/** Books another return parcel: after the first came back, or when its booking failed. */
export async function bookReturn(tx: Connection, { key, address, atMs }: ReturnBooking): Promise<void> {
  await lockTradeItems(tx, key.transactionId)
  const device = await findReturn(tx, key)
  if (!device) throw refuseUnknownDevice()
  if (device.stage !== 'CAME_BACK' && device.stage !== 'WITHOUT_LABEL')
    throw new HttpError(409, 'NOT_POSSIBLE', 'This device already has a label or is on its way.')
  if (address)
    await storeReturnAddress(tx, key.transactionId, await requireAddress(tx, key.transactionId, address))
  await queueReturnLabel(tx, { ...key, atMs })
}
