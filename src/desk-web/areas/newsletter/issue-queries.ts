import { queryOptions } from '@tanstack/react-query'
import type { IssuePreview, ListedIssue, OpenIssue } from '#contracts/desk/newsletter.ts'
import { readFrom } from '../../platform/api/queries.ts'

/** A change of one issue changes the list. */
export const ISSUES_KEY = ['newsletter'] as const

export const ISSUES_PATH = '/desk/api/newsletter/issues'

/** How often the progress is asked for while an issue is being sent. */
const PROGRESS_MS = 5_000

export const ISSUES_QUERY = queryOptions({
  queryKey: [...ISSUES_KEY, 'list'],
  queryFn: readFrom<ListedIssue[]>(ISSUES_PATH),
})

export const buildIssueQuery = (id: string) =>
  queryOptions({
    queryKey: [...ISSUES_KEY, 'issue', id],
    queryFn: readFrom<OpenIssue>(`${ISSUES_PATH}/${encodeURIComponent(id)}`),
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? PROGRESS_MS : false),
  })

export const buildPreviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...ISSUES_KEY, 'preview', id],
    queryFn: readFrom<IssuePreview>(`${ISSUES_PATH}/${id}/preview`),
  })
