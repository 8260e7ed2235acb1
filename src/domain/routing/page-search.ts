import { buildOverviewSearch, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import type { RouteName } from './route-table.ts'

/**
 * The part of an address's query that a page depends on, in its one spelling. Campaign parameters and anything else
 * are not part of it, so they neither change the page nor the place where it is kept.
 */
export const pageSearch = (route: RouteName | null, search: string): string =>
  route === 'overview' && search.length > 1 ? buildOverviewSearch(readOverviewQuery(search)) : ''
