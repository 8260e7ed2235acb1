import { queryOptions } from '@tanstack/react-query'
import type { Receiver, ReturnedDevice } from '#contracts/desk/returns.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** Named by its address, so that changed counts load it again. */
export const RETURNS_KEY = ['list', '/desk/returns'] as const

/** The worker books a label within a moment. */
const BOOKING_POLL_MS = 2_000

export const RETURNS_QUERY = queryOptions({
  queryKey: RETURNS_KEY,
  queryFn: readFrom<ReturnedDevice[]>('/desk/api/returns'),
  refetchInterval: ({ state }) =>
    state.data?.some(({ stage }) => stage === 'BOOKING') ? BOOKING_POLL_MS : false,
})

export const buildReceiverQuery = (tradeNumber: string) =>
  queryOptions({
    queryKey: ['receiver', tradeNumber],
    queryFn: readFrom<Receiver>(`/desk/api/returns/${tradeNumber}/address`),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
