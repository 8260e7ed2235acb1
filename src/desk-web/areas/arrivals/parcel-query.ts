import { queryOptions } from '@tanstack/react-query'
import type { Parcel } from '#contracts/desk/arrivals.ts'
import { readFrom } from '../../platform/api/queries.ts'

export const buildParcelKey = (tradeNumber: string) => ['parcel', tradeNumber] as const

export const buildParcelQuery = (tradeNumber: string) =>
  queryOptions({
    queryKey: buildParcelKey(tradeNumber),
    queryFn: readFrom<Parcel>(`/desk/api/parcels?${new URLSearchParams({ code: tradeNumber })}`),
    // Others may have booked it in a moment ago.
    staleTime: 0,
  })
