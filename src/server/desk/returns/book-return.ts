import type { ReturnStage } from '#contracts/desk/returns.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueReturnLabel } from '#server/modules/outbox/queue-return-label.ts'
import { listSaleReturns } from './returns.repository.ts'

export interface ReturnBooking {
  readonly transactionId: number
  /** Also devices whose parcel came back. Someone has checked the address. */
  readonly sendsAgain: boolean
  readonly atMs: number
}

const FIRST_PARCEL: readonly ReturnStage[] = ['WITHOUT_LABEL']
const ANY_PARCEL: readonly ReturnStage[] = ['WITHOUT_LABEL', 'CAME_BACK']

/** Books one parcel for all devices of a sale that need one. Returns their numbers. */
export async function bookReturn(
  tx: Connection,
  { transactionId, sendsAgain, atMs }: ReturnBooking,
): Promise<number[]> {
  await lockTradeItems(tx, transactionId)
  const devices = await listSaleReturns(tx, transactionId)
  if (devices.length === 0)
    throw new HttpError(404, 'NOT_FOUND', 'No device of this sale goes back. Check the number and try again.')
  const stages = sendsAgain ? ANY_PARCEL : FIRST_PARCEL
  const itemNumbers = devices
    .filter(({ stage }) => stages.includes(stage))
    .map(({ itemNumber }) => itemNumber)
    .sort((one, other) => one - other)
  if (itemNumbers.length === 0 && devices.some(({ stage }) => stage === 'CAME_BACK'))
    throw new HttpError(409, 'NOT_POSSIBLE', 'The parcel came back. Support has to check the address first.')
  if (itemNumbers.length === 0)
    throw new HttpError(409, 'NOT_POSSIBLE', 'Every device of this sale has a label or is on its way.')
  await queueReturnLabel(tx, { transactionId, itemNumbers, atMs })
  return itemNumbers
}
