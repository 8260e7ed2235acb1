import { checkFields } from '#domain/customers/check-fields.ts'
import { type AddressInput, readAddress } from '#domain/customers/person-fields.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findReceiver, type ReturnAddress, type StoredReceiver } from './returns.repository.ts'

export async function requireReceiver(db: Connection, transactionId: number): Promise<StoredReceiver> {
  const receiver = await findReceiver(db, transactionId)
  if (!receiver)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'The seller’s address has been erased, so it can’t be corrected and no label can be booked.',
    )
  return receiver
}

/** The seller's corrected address, checked by the rules of the checkout. */
export async function requireAddress(
  tx: Connection,
  transactionId: number,
  typed: AddressInput,
): Promise<ReturnAddress> {
  const { market } = await requireReceiver(tx, transactionId)
  const checked = checkFields(readAddress(typed, MARKETS[market]))
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.values
}
