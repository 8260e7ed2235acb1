import { queryOptions } from '@tanstack/react-query'
import type { Rules, ShownEffect } from '#contracts/desk/rules.ts'
import { readFrom } from '../../platform/api/queries.ts'

export const RULES_KEY = ['rules'] as const

export const DRAFTS_PATH = '/desk/api/rule-drafts'

export const RULES_QUERY = queryOptions({
  queryKey: [...RULES_KEY, 'all'],
  queryFn: readFrom<Rules>('/desk/api/rules'),
})

/** Computed for one revision of a draft, and only when someone asks for it. */
export const buildEffectQuery = (draftId: string, revision: number) =>
  queryOptions({
    queryKey: ['rule-effect', draftId, revision],
    queryFn: readFrom<ShownEffect>(`${DRAFTS_PATH}/${draftId}/effect`),
    enabled: false,
  })
