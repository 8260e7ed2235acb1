import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sale } from '#contracts/desk/sale.ts'
import { type ApiCall, callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { findFieldProblems } from '../../platform/api/find-field-problems.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { showToast, type Toast } from '../../platform/toasts/toasts.ts'

export const buildSaleQuery = (tradeNumber: string) =>
  queryOptions({
    queryKey: ['sale', tradeNumber],
    queryFn: readFrom<Sale>(`/desk/api/sales/${tradeNumber}`),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    // Who opens it again wants to see it as it is now.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export interface SaleAction<Answer> extends ApiCall {
  readonly path: string
  /** What is said once it is done. */
  readonly done: (answer: Answer) => Omit<Toast, 'id' | 'tone'>
}

/** Does something for a seller, says so, and loads the sale again. A form may show itself what is wrong with its fields. */
export function useSaleAction<Answer>(tradeNumber: string, { showsFields = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path, done: _, ...call }: SaleAction<Answer>) =>
      callApi<Answer>(path, { method: 'POST', ...call }),
    onSuccess: (answer, { done }) => {
      showToast(done(answer))
      return client.invalidateQueries({ queryKey: ['sale', tradeNumber] })
    },
    onError: (error) => {
      const isShown = showsFields && Object.keys(findFieldProblems(error)).length > 0
      if (!isShown) showToast({ text: describeError(error), tone: 'error' })
    },
  })
}
