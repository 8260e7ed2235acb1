import type {
  DeviceListQuery,
  DeviceSearchQuery,
  GroupMatch,
  SearchQuery,
} from '#domain/search/search-query.ts'

export const CATEGORIES_QUERY: SearchQuery<'categories'> = { kind: 'categories' }

export const buildGroupQuery = (match: GroupMatch): SearchQuery<'group'> => ({ kind: 'group', match })

export const buildDeviceByUrlQuery = (url: string): SearchQuery<'deviceByUrl'> => ({
  kind: 'deviceByUrl',
  url,
})

export const buildSeriesQuery = (
  seriesId: number,
  sort: DeviceListQuery['sort'] = 'newest',
): SearchQuery<'devicesBySeries'> => ({ kind: 'devicesBySeries', seriesId, sort })

export const buildDeviceListQuery = (
  overrides: Partial<DeviceListQuery> = {},
): SearchQuery<'deviceList'> => ({
  kind: 'deviceList',
  filter: {},
  sort: 'newest',
  from: 0,
  ...overrides,
})

export const buildDeviceSearchQuery = (
  text: string,
  overrides: Partial<DeviceSearchQuery> = {},
): SearchQuery<'deviceSearch'> => ({ kind: 'deviceSearch', text, filter: {}, from: 0, ...overrides })
