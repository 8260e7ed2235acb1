import type { DeviceFilter } from './device-filter.ts'
import type { DeviceSort } from './device-sort.ts'
import type { Clause, DocumentQuery } from './document-query.ts'
import type { IndexKind } from './index-kind.ts'

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
  /** A further condition, of a client of the search service. */
  readonly where?: Clause
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
  /** Documents that meet the condition of a client of the search service. */
  readonly documents: DocumentQuery
}

export type QueryKind = keyof QueryFields

/** Everything the shop asks of a search engine. A new kind of query starts here. */
export type SearchQuery<Kind extends QueryKind = QueryKind> = {
  readonly [Own in Kind]: { readonly kind: Own } & QueryFields[Own]
}[Kind]

/** Everything else the shop itself asks is about devices. */
const GROUP_QUERIES: ReadonlySet<QueryKind> = new Set(['categories', 'group'])

/** The index that a query is about, if it doesn't name one itself. */
export const findIndexKind = ({
  kind,
  index,
}: {
  readonly kind: QueryKind
  readonly index?: IndexKind
}): IndexKind => index ?? (GROUP_QUERIES.has(kind) ? 'groups' : 'devices')
