import { queryOptions } from '@tanstack/react-query'
import type { CutList } from '#contracts/desk/cut-list.ts'
import type { Recycling } from '#contracts/desk/recycling.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** A change of one parcel changes the list. */
export const RECYCLING_KEY = ['recycling'] as const

export const RECYCLINGS_QUERY = queryOptions({
  queryKey: [...RECYCLING_KEY, 'list'],
  queryFn: readFrom<CutList<Recycling>>('/desk/api/recycling'),
})

export const buildRecyclingQuery = (code: string) =>
  queryOptions({
    queryKey: [...RECYCLING_KEY, 'parcel', code],
    queryFn: readFrom<Recycling>(`/desk/api/recycling/${encodeURIComponent(code)}`),
  })
