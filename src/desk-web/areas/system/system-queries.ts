import { queryOptions } from '@tanstack/react-query'
import type { DeadLetters, System } from '#contracts/desk/system.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** Its key names the address, so that changed counts load it again. */
export const DEAD_LETTERS_KEY = ['list', '/desk/system/dead-letters'] as const

export const DEAD_LETTERS_QUERY = queryOptions({
  queryKey: DEAD_LETTERS_KEY,
  queryFn: readFrom<DeadLetters>('/desk/api/dead-letters'),
})

const REFRESH_MS = 15_000

export const SYSTEM_QUERY = queryOptions({
  queryKey: ['system'],
  queryFn: readFrom<System>('/desk/api/system'),
  refetchInterval: REFRESH_MS,
})
