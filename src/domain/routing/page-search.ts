import { buildOverviewSearch, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import { buildContactSearch, readContactSearch } from '#domain/contact/contact-search.ts'
import type { RouteName } from './route-table.ts'

/**
 * The part of an address's query that a page depends on, in its one spelling. Campaign parameters and anything else
 * are not part of it, so they neither change the page nor the place where it is kept.
 */
export function pageSearch(route: RouteName | null, search: string): string {
  if (search.length <= 1) return ''
  if (route === 'contact') return buildContactSearch(readContactSearch(search))
  return route === 'overview' ? buildOverviewSearch(readOverviewQuery(search)) : ''
}
