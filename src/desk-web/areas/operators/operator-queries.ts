import { queryOptions } from '@tanstack/react-query'
import type { ListedOperator, OpenOperator } from '#contracts/desk/operators.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** What is ended of one operator changes the list. */
export const OPERATORS_KEY = ['operators'] as const

export const buildOperatorPath = (name: string): string => `/desk/api/operators/${encodeURIComponent(name)}`

export const OPERATORS_QUERY = queryOptions({
  queryKey: [...OPERATORS_KEY, 'list'],
  queryFn: readFrom<ListedOperator[]>('/desk/api/operators'),
})

export const buildOperatorQuery = (name: string) =>
  queryOptions({
    queryKey: [...OPERATORS_KEY, 'operator', name],
    queryFn: readFrom<OpenOperator>(buildOperatorPath(name)),
  })
