import { queryOptions } from '@tanstack/react-query'
import type {
  BuyingState,
  CatalogueDevice,
  CatalogueGroups,
  CatalogueList,
  DuplicateGroups,
  SimilarDevice,
} from '#contracts/desk/catalogue.ts'
import { readFrom } from '../../platform/api/queries.ts'

export const CATALOGUE_KEY = ['catalogue'] as const

export const CATALOGUE_PATH = '/desk/api/catalogue'

export interface CatalogueSearch {
  readonly typed: string
  readonly state: BuyingState | ''
}

export function buildCatalogueQuery({ typed, state }: CatalogueSearch) {
  const search = new URLSearchParams({ q: typed })
  if (state !== '') search.set('state', state)
  return queryOptions({
    queryKey: [...CATALOGUE_KEY, 'list', typed, state],
    queryFn: readFrom<CatalogueList>(`${CATALOGUE_PATH}?${search}`),
  })
}

export const buildDeviceQuery = (id: string) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'device', id],
    queryFn: readFrom<CatalogueDevice>(`${CATALOGUE_PATH}/${id}`),
    refetchOnWindowFocus: false,
  })

export const buildGroupsQuery = (category: string) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'groups', category],
    queryFn: readFrom<CatalogueGroups>(`${CATALOGUE_PATH}/groups?category=${category}`),
    enabled: category !== '',
  })

export const DUPLICATES_QUERY = queryOptions({
  queryKey: [...CATALOGUE_KEY, 'duplicates'],
  queryFn: readFrom<DuplicateGroups>(`${CATALOGUE_PATH}/duplicates`),
})

export interface NamedDevice {
  readonly category: string
  readonly manufacturer: string
  readonly model: string
  readonly codes: string
}

/** Devices that one with this name may be. Not asked for until there is a name. */
export const buildSimilarQuery = (device: NamedDevice) =>
  queryOptions({
    queryKey: [...CATALOGUE_KEY, 'similar', device],
    queryFn: readFrom<SimilarDevice[]>(`${CATALOGUE_PATH}/similar?${new URLSearchParams({ ...device })}`),
    enabled: device.category !== '' && device.manufacturer.trim() !== '' && device.model.trim() !== '',
  })
