import type { DeviceFilter } from './device-filter.ts'
import type { DeviceSort } from './device-sort.ts'

/** How far into a list a page may begin. */
export const MAX_FROM = 10_000

export const GROUP_KINDS = ['category', 'manufacturer', 'series'] as const

export type GroupKind = (typeof GROUP_KINDS)[number]

export interface GroupMatch {
  readonly kind: GroupKind
  readonly by: 'url' | 'id'
  readonly value: string | number
}

export interface DeviceListQuery {
  readonly filter: DeviceFilter
  readonly sort: DeviceSort
  readonly from: number
}

export interface DeviceSearchQuery {
  readonly text: string
  readonly filter: DeviceFilter
  readonly from: number
}

interface QueryFields {
  /** Every category with its manufacturers. */
  readonly categories: object
  /** The series of a category or manufacturer, or a single series. */
  readonly group: { readonly match: GroupMatch }
  /** One device by its exact address. */
  readonly deviceByUrl: { readonly url: string }
  readonly devicesBySeries: { readonly seriesId: number; readonly sort: DeviceSort }
  /** A page of devices, with the release years and series among all matches. */
  readonly deviceList: DeviceListQuery
  /** Devices by what a visitor typed. */
  readonly deviceSearch: DeviceSearchQuery
}

export type QueryKind = keyof QueryFields

/** Everything the shop asks of a search engine. A new kind of query starts here. */
export type SearchQuery<Kind extends QueryKind = QueryKind> = {
  readonly [Own in Kind]: { readonly kind: Own } & QueryFields[Own]
}[Kind]

/** The two indexes of a language: one document per series with its groups, and one per device. */
export type IndexKind = 'groups' | 'devices'

export const INDEX_KINDS: Readonly<Record<QueryKind, IndexKind>> = {
  categories: 'groups',
  group: 'groups',
  deviceByUrl: 'devices',
  devicesBySeries: 'devices',
  deviceList: 'devices',
  deviceSearch: 'devices',
}
