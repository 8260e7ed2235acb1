import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Counts } from '#contracts/desk/counts.ts'
import type { Me } from '#contracts/desk/me.ts'
import { callApi } from './call-api.ts'
import { isWorthRetrying } from './desk-error.ts'

const MAX_RETRIES = 2

/** How long an answer is taken for current while nothing says otherwise. */
const FRESH_MS = 10_000

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  })

/** Reads from the API. Only the first time does anyone wait for it; later the page keeps itself up to date. */
export const readFrom =
  <Answer>(path: string) =>
  ({ client, queryKey, signal }: QueryFunctionContext): Promise<Answer> =>
    callApi<Answer>(path, { signal, isUnattended: client.getQueryData(queryKey) !== undefined })

export const ME_QUERY = queryOptions({
  queryKey: ['me'],
  queryFn: readFrom<Me>('/desk/api/me'),
  staleTime: Number.POSITIVE_INFINITY,
})

export const COUNTS_QUERY = queryOptions({
  queryKey: ['counts'],
  queryFn: readFrom<Counts>('/desk/api/counts'),
})
