import { queryOptions } from '@tanstack/react-query'
import type { DevicePart, PartList } from '#contracts/desk/parts.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** Named by its address, so that changed counts load it again; a booked part changes all of it. */
export const PARTS_KEY = ['list', '/desk/parts'] as const

export const PARTS_QUERY = queryOptions({
  queryKey: [...PARTS_KEY, 'rows'],
  queryFn: readFrom<PartList>('/desk/api/parts'),
})

export const buildPartQuery = (trade: string, item: string) =>
  queryOptions({
    queryKey: [...PARTS_KEY, trade, item],
    queryFn: readFrom<DevicePart>(
      `/desk/api/items/${encodeURIComponent(trade)}/${encodeURIComponent(item)}/part`,
    ),
  })
