import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchAnswer } from '#contracts/desk/search.ts'
import { callApi } from '../api/call-api.ts'

/** Shorter texts fit too much; the API refuses a single letter. */
const MIN_LENGTH = 3

export const isSearchable = (typed: string): boolean => typed.trim().length >= MIN_LENGTH

/** What is found for a text. While the next answer comes, the last one stays. */
export const buildSearchQuery = (typed: string) =>
  queryOptions({
    queryKey: ['search', typed.trim()],
    queryFn: ({ signal }) =>
      callApi<SearchAnswer>(`/desk/api/search?${new URLSearchParams({ q: typed.trim() })}`, { signal }),
    enabled: isSearchable(typed),
    placeholderData: keepPreviousData,
    // Every search is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
