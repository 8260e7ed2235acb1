import type { ReturnStage } from '#contracts/desk/returns.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradeItems } from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueReturnLabel } from '#server/modules/outbox/queue-return-label.ts'
import { listSaleReturns, type ReturnRow } from './returns.repository.ts'

export interface ReturnBooking {
  readonly transactionId: number
  /** Also devices whose parcel came back. Someone has checked the address. */
  readonly sendsAgain: boolean
  /** Only the devices of this parcel, which the carrier doesn't have yet. */
  readonly replaces: string | null
  readonly atMs: number
}

const FIRST_PARCEL: readonly ReturnStage[] = ['WITHOUT_LABEL']
const ANY_PARCEL: readonly ReturnStage[] = ['WITHOUT_LABEL', 'CAME_BACK']

/** Whether a device goes into the parcel that is asked for. */
function isMeant({ stage, trackingNumber }: ReturnRow, { sendsAgain, replaces }: ReturnBooking): boolean {
  if (replaces !== null) return stage === 'TO_SEND' && trackingNumber === replaces
  return (sendsAgain ? ANY_PARCEL : FIRST_PARCEL).includes(stage)
}

function describeNothing(devices: readonly ReturnRow[], { replaces }: ReturnBooking): string {
  if (replaces !== null)
    return 'This parcel is on its way, or its label was replaced already. Load the list again.'
  return devices.some(({ stage }) => stage === 'CAME_BACK')
    ? 'The parcel came back. Support has to check the address first.'
    : 'Every device of this sale has a label or is on its way.'
}

/** Books one parcel for all devices of a sale that need one, or another one for those of an unsent parcel. */
export async function bookReturn(tx: Connection, booking: ReturnBooking): Promise<number[]> {
  const { transactionId, replaces, atMs } = booking
  await lockTradeItems(tx, transactionId)
  const devices = await listSaleReturns(tx, transactionId)
  if (devices.length === 0)
    throw new HttpError(404, 'NOT_FOUND', 'No device of this sale goes back. Check the number and try again.')
  const itemNumbers = devices
    .filter((device) => isMeant(device, booking))
    .map(({ itemNumber }) => itemNumber)
    .sort((one, other) => one - other)
  if (itemNumbers.length === 0) throw new HttpError(409, 'NOT_POSSIBLE', describeNothing(devices, booking))
  await queueReturnLabel(tx, { transactionId, itemNumbers, replaces, atMs })
  return itemNumbers
}
