import { queryOptions } from '@tanstack/react-query'
import type { CatalogueDevice, CatalogueList } from '#contracts/desk/catalogue.ts'
import { readFrom } from '../../platform/api/queries.ts'

export const CATALOGUE_KEY = ['catalogue'] as const

export const buildCatalogueQuery = (typed: string) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'list', typed],
    queryFn: readFrom<CatalogueList>(`/desk/api/catalogue?q=${encodeURIComponent(typed)}`),
  })

export const buildDeviceQuery = (id: string) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'device', id],
    queryFn: readFrom<CatalogueDevice>(`/desk/api/catalogue/${id}`),
    refetchOnWindowFocus: false,
  })
