import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../toasts/toasts.ts'
import { type ApiCall, callApi } from './call-api.ts'
import { describeError } from './describe-error.ts'

export interface Action<Answer> extends ApiCall {
  readonly path: string
  /** What is said once it is done; nothing unless given. */
  readonly done?: (answer: Answer) => string
}

/** Changes something, says so, and loads what may have changed; a refusal is said, too. */
export function useAction<Answer>(changes: readonly unknown[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path, done: _, ...call }: Action<Answer>) =>
      callApi<Answer>(path, { method: 'POST', ...call }),
    onSuccess: (answer, { done }) => {
      if (done) showToast({ text: done(answer) })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
  })
}
