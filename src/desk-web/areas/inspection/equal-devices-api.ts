import { queryOptions } from '@tanstack/react-query'
import type { EqualDevices } from '#contracts/desk/equal-devices.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { ITEMS } from '../../platform/live/item-key.ts'
import { buildApiPath, type DeviceNumber } from './inspection-api.ts'

/** Nobody announces changes of a group, only those of its devices. */
const ASK_AGAIN_MS = 15_000

export const equalDevicesQuery = (device: DeviceNumber) =>
  queryOptions({
    queryKey: [ITEMS, device.tradeNumber, 'equal-devices', device.itemNumber],
    queryFn: readFrom<EqualDevices>(`${buildApiPath(device)}/equal-devices`),
    refetchInterval: ASK_AGAIN_MS,
  })
