import type { PutAway } from '#contracts/desk/places.ts'
import { callApi } from '../api/call-api.ts'

/** A device by the number on its label. */
export interface DeviceNumber {
  readonly tradeNumber: string
  readonly itemNumber: number
}

export const nameDevice = ({ tradeNumber, itemNumber }: DeviceNumber): string =>
  `${tradeNumber}-${itemNumber}`

/** Puts a device on a shelf, or takes it off if there is none. */
export const changePlace = (
  { tradeNumber, itemNumber }: DeviceNumber,
  place: string | null,
): Promise<PutAway> => {
  const path = `/desk/api/items/${tradeNumber}/${itemNumber}/place`
  return place === null
    ? callApi<PutAway>(path, { method: 'DELETE' })
    : callApi<PutAway>(path, { method: 'PUT', json: { place } })
}
