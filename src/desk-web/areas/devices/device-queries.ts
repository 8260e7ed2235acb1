import { queryOptions } from '@tanstack/react-query'
import type { DeviceList, DeviceListId } from '#contracts/desk/lists.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** The devices of a list. Its key names the address, so that changed counts load it again. */
export const buildDeviceListQuery = (list: DeviceListId) =>
  queryOptions({
    queryKey: ['list', `/desk/lists/${list}`],
    queryFn: readFrom<DeviceList>(`/desk/api/lists/${list}`),
  })
