import { queryOptions } from '@tanstack/react-query'
import type { Group, GroupList } from '#contracts/desk/catalogue-groups.ts'
import type { GroupKind } from '#domain/catalogue/group-kind.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { CATALOGUE_KEY } from './catalogue-queries.ts'

/** The lists of groups: all that is left to load once a group is gone. */
export const GROUP_LISTS_KEY = [...CATALOGUE_KEY, 'groups'] as const

export const buildGroupsPath = (kind: GroupKind): string => `/desk/api/catalogue-groups/${kind}`

export const buildGroupPath = (kind: GroupKind, id: string): string =>
  `${buildGroupsPath(kind)}/${encodeURIComponent(id)}`

export const buildGroupsQuery = (kind: GroupKind, typed: string) =>
  queryOptions({
    queryKey: [...GROUP_LISTS_KEY, kind, typed],
    queryFn: readFrom<GroupList>(`${buildGroupsPath(kind)}?q=${encodeURIComponent(typed)}`),
  })

export const buildGroupQuery = (kind: GroupKind, id: string) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'group', kind, id],
    queryFn: readFrom<Group>(buildGroupPath(kind, id)),
    refetchOnWindowFocus: false,
  })
