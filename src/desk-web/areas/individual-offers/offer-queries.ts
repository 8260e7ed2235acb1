import { queryOptions } from '@tanstack/react-query'
import type { OpenRequest, RequestList } from '#contracts/desk/individual-offers.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** What is offered for one request changes the list. */
export const OFFERS_KEY = ['individual-offers'] as const

export const buildRequestPath = (requestId: string | number): string =>
  `/desk/api/individual-offers/${requestId}`

export const REQUESTS_QUERY = queryOptions({
  queryKey: [...OFFERS_KEY, 'list'],
  queryFn: readFrom<RequestList>('/desk/api/individual-offers'),
})

export const buildRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, 'request', requestId],
    queryFn: readFrom<OpenRequest>(buildRequestPath(requestId)),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
