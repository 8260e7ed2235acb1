import { queryOptions } from '@tanstack/react-query'
import type { BankFiles } from '#contracts/desk/bank-files.ts'
import type { FailedPayout } from '#contracts/desk/failed-payouts.ts'
import type { HeldPayout, ShownHold } from '#contracts/desk/held-payouts.ts'
import type { Due, ListedBatch, ShownBatch } from '#contracts/desk/payouts.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** Everything about payouts. A change of one thing may change all others. */
export const PAYOUTS_KEY = 'payouts'

/** Others work on the same money, so what was read before is only shown until the newest is there. */
const FRESH_MS = 0

/** A run in the background moves on by itself. */
const JOB_POLL_MS = 3_000

export const DUE_QUERY = queryOptions({
  queryKey: [PAYOUTS_KEY, 'due'],
  staleTime: FRESH_MS,
  queryFn: readFrom<Due>('/desk/api/payouts/due'),
  refetchInterval: ({ state }) =>
    state.data?.jobs.some((job) => job.state === 'running') ? JOB_POLL_MS : false,
})

export const HELD_QUERY = queryOptions({
  queryKey: [PAYOUTS_KEY, 'held'],
  staleTime: FRESH_MS,
  queryFn: readFrom<HeldPayout[]>('/desk/api/held-payouts'),
})

export const buildHoldQuery = (id: string) =>
  queryOptions({
    queryKey: [PAYOUTS_KEY, 'held', id],
    staleTime: FRESH_MS,
    queryFn: readFrom<ShownHold>(`/desk/api/held-payouts/${encodeURIComponent(id)}`),
  })

export const BATCHES_QUERY = queryOptions({
  queryKey: [PAYOUTS_KEY, 'batches'],
  staleTime: FRESH_MS,
  queryFn: readFrom<ListedBatch[]>('/desk/api/payout-batches'),
})

export const buildBatchPath = (messageId: string): string =>
  `/desk/api/payout-batches/${encodeURIComponent(messageId)}`

export const buildBatchQuery = (messageId: string) =>
  queryOptions({
    queryKey: [PAYOUTS_KEY, 'batches', messageId],
    staleTime: FRESH_MS,
    queryFn: readFrom<ShownBatch>(buildBatchPath(messageId)),
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? JOB_POLL_MS : false),
  })

export const BANK_QUERY = queryOptions({
  queryKey: [PAYOUTS_KEY, 'bank'],
  staleTime: FRESH_MS,
  queryFn: readFrom<BankFiles>('/desk/api/bank-answers'),
})

export const FAILED_QUERY = queryOptions({
  queryKey: [PAYOUTS_KEY, 'failed'],
  staleTime: FRESH_MS,
  queryFn: readFrom<FailedPayout[]>('/desk/api/failed-payouts'),
})
