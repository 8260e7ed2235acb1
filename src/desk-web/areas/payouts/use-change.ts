import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { PAYOUTS_KEY } from './queries.ts'

export interface ChangeCall {
  readonly path: string
  readonly json?: unknown
}

/** Changes something about payouts, says so, and shows what is true then. */
export function useChange<Answer>(describe: (answer: Answer) => string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path, json }: ChangeCall) => callApi<Answer>(path, { method: 'POST', json }),
    onSuccess: (answer) => {
      const text = describe(answer)
      if (text !== null) showToast({ text })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [PAYOUTS_KEY] }),
  })
}
