import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Inbox, InboxItem } from '#contracts/desk/inbox.ts'
import { type ApiCall, callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

export type InboxPart = 'open' | 'done'

/** Its key names the address, so that changed counts load it again. */
const LIST_KEY = ['list', '/desk/inbox'] as const

export const buildInboxQuery = (show: InboxPart) =>
  queryOptions({ queryKey: [...LIST_KEY, show], queryFn: readFrom<Inbox>(`/desk/api/inbox?show=${show}`) })

export const buildItemQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox-item', id],
    queryFn: readFrom<InboxItem>(`/desk/api/inbox/${id}`),
    // Every answer is in the audit log: nothing asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export interface ItemCall extends ApiCall {
  readonly path: string
  readonly said: string
}

/** Changes or answers an item, says so, and shows it as it is then. */
export function useItemCall(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ path, said: _, ...call }: ItemCall) => callApi<InboxItem>(path, call),
    onSuccess: (item, { said }) => {
      showToast({ text: said })
      client.setQueryData(buildItemQuery(id).queryKey, item)
      return client.invalidateQueries({ queryKey: LIST_KEY })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
  })
}
