import type { QueryClient } from '@tanstack/react-query'
import type { DeviceErasure, ErasureRecord } from '#contracts/desk/device-erasure.ts'
import type { ErasureMethod } from '#domain/device-erasure/erasure-method.ts'
import { callApi } from '../api/call-api.ts'
import type { DeviceNumber } from '../places/change-place.ts'

const buildErasurePath = ({ tradeNumber, itemNumber }: DeviceNumber): string =>
  `/desk/api/items/${tradeNumber}/${itemNumber}/erasure`

export const readErasure = (device: DeviceNumber): Promise<DeviceErasure> =>
  callApi<DeviceErasure>(buildErasurePath(device))

/** Records that a device was erased, or by null that it wasn't. A correction names the record that it corrects. */
export const recordErasure = (
  device: DeviceNumber,
  method: ErasureMethod | null,
  corrects: number | null = null,
): Promise<DeviceErasure> =>
  callApi<DeviceErasure>(buildErasurePath(device), { method: 'PUT', json: { method, corrects } })

/** Loads the lists of devices that aren't erased again. */
export async function refreshErasureLists(client: QueryClient): Promise<void> {
  for (const list of ['to-erase', 'erasure-overdue'] as const)
    await client.invalidateQueries({ queryKey: ['list', `/desk/lists/${list}`] })
}

/** The record that counts; null where none does. */
export function findValidRecord({ records }: Pick<DeviceErasure, 'records'>): ErasureRecord | null {
  const latest = records[records.length - 1]
  return latest && latest.method !== null ? latest : null
}
