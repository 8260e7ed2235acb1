import { queryOptions } from '@tanstack/react-query'
import type { AlertList } from '#contracts/desk/alerts.ts'
import { readFrom } from './queries.ts'

/** Named by its address, so that changed counts load it again. */
export const ALERTS_KEY = ['list', '/desk/alerts'] as const

export const ALERTS_QUERY = queryOptions({
  queryKey: ALERTS_KEY,
  queryFn: readFrom<AlertList>('/desk/api/alerts'),
})
