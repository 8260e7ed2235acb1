import { queryOptions } from '@tanstack/react-query'
import type { RegisterCheck, RegisterDay, RegisterRows } from '#contracts/desk/register.ts'
import { readFrom } from '../../platform/api/queries.ts'
import type { RegisterRange } from './register-range.ts'

const KEY = 'register'

export const DAYS_QUERY = queryOptions({
  queryKey: [KEY, 'days'],
  queryFn: readFrom<RegisterDay[]>('/desk/api/register/days'),
})

export const buildRowsQuery = (country: string, { from, to }: RegisterRange) =>
  queryOptions({
    queryKey: [KEY, 'rows', country, from, to],
    queryFn: readFrom<RegisterRows>(
      `/desk/api/register/${encodeURIComponent(country)}/rows?${new URLSearchParams({ from, to })}`,
    ),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** Reads the whole register of a country, so only once while its pages are open. */
export const buildCheckQuery = (country: string) =>
  queryOptions({
    queryKey: [KEY, 'check', country],
    queryFn: readFrom<RegisterCheck>(`/desk/api/register/${encodeURIComponent(country)}/check`),
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
