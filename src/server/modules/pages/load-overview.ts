import type { GroupLink, OverviewData, OverviewGroup } from '#contracts/catalogue-pages.ts'
import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import { buildDeviceName } from '#domain/catalogue/device-name.ts'
import {
  buildOverviewSearch,
  isPlainList,
  type OverviewQuery,
  type OverviewSort,
  readOverviewQuery,
} from '#domain/catalogue/overview-query.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import type { DeviceSort } from '#domain/search/device-sort.ts'
import { type GroupKind, MAX_FROM } from '#domain/search/search-query.ts'
import { buildBreadcrumbs, listOptions, toDeviceCard } from '#server/modules/catalogue/catalogue.presenter.ts'
import { readCatalogueBlocks } from './catalogue-blocks.ts'
import { findGroupPaths } from './catalogue-paths.ts'
import { findSubject } from './find-subject.ts'
import { loadSearchResults } from './load-search-results.ts'
import { buildOverviewHead, buildOverviewHeading, type Subject } from './overview-head.ts'
import type { LoadedPage, PageLoader, PageRequest } from './page-loader.ts'

// Full rows of one, two and three, and no longer than a phone's visitor wants to scroll.
const OVERVIEW_PAGE_SIZE = 36

/** Beyond that a bar of series is longer than the way through the manufacturers. */
const MAX_JUMPS = 40

const toDeviceSort = (sort: OverviewSort, market: Market): DeviceSort =>
  sort === 'price' ? `price.${market.id}` : sort

/** Drops every part of the query that names nothing in this overview. */
function keepKnownParts(query: OverviewQuery, { kind, groups }: Subject): OverviewQuery {
  const has = (of: GroupKind, url: string) => kind !== of && groups.some((group) => group[of].url === url)
  const fitting = {
    ...query,
    q: '',
    manufacturer: has('manufacturer', query.manufacturer) ? query.manufacturer : '',
    category: has('category', query.category) ? query.category : '',
    series: has('series', query.series) ? query.series : '',
  }
  // A series of another manufacturer than the chosen one would leave nothing: the manufacturer wins.
  return filterGroups({ kind, groups }, fitting).length > 0 ? fitting : { ...fitting, series: '' }
}

/** The series that match the filters. */
const filterGroups = ({ groups }: Subject, { manufacturer, category, series }: OverviewQuery) =>
  groups.filter(
    (group) =>
      (!manufacturer || group.manufacturer.url === manufacturer) &&
      (!category || group.category.url === category) &&
      (!series || group.series.url === series),
  )

function buildFilter(subject: Subject, query: OverviewQuery): DeviceFilter {
  const { kind } = subject
  const first = filterGroups(subject, query)[0] ?? subject.groups[0]
  return {
    ...(kind === 'category' || query.category ? { categoryId: first.category.id } : {}),
    ...(kind === 'manufacturer' || query.manufacturer ? { manufacturerId: first.manufacturer.id } : {}),
    ...(kind === 'series' || query.series ? { seriesIds: [first.series.id] } : {}),
  }
}

const several = <Option>(options: readonly Option[]) => (options.length > 1 ? options : [])

const listFilterOptions = ({ kind, groups }: Subject, years: readonly number[]): OverviewData['filters'] => ({
  manufacturers:
    kind === 'category' ? several(listOptions(groups.map(({ manufacturer }) => manufacturer))) : [],
  categories: kind === 'manufacturer' ? several(listOptions(groups.map(({ category }) => category))) : [],
  years: several(years),
})

/** Among several manufacturers a series alone ("X", "5 series") says little. */
const nameSeries = (kind: Subject['kind'], manufacturer: string, series: string): string =>
  kind === 'category' ? buildDeviceName(manufacturer, series) : series

/** The series of the list, in its order. */
function listSeries(subject: Subject, query: OverviewQuery): readonly GroupLink[] {
  const toLink = ({ manufacturer, series }: GroupDocument) => ({
    name: nameSeries(subject.kind, manufacturer.name, series.name),
    url: series.url,
  })
  return several(
    filterGroups(subject, { ...query, series: '' })
      .slice(0, MAX_JUMPS)
      .map(toLink),
  )
}

/** Devices in the order of the list, with a heading where the next series begins. */
function toGroups(
  devices: readonly DeviceDocument[],
  { kind, groups }: Subject,
  { market, isGrouped }: { readonly market: Market; readonly isGrouped: boolean },
): OverviewGroup[] {
  const cards = (list: readonly DeviceDocument[]) => list.map((device) => toDeviceCard(device, market))
  if (!isGrouped) return devices.length > 0 ? [{ series: null, devices: cards(devices) }] : []
  const series = new Map(groups.map((group) => [group.series.id, group.series]))
  return [...Map.groupBy(devices, ({ seriesId }) => seriesId)].map(([id, own]) => {
    const known = series.get(id)
    const { manufacturer = '', series: seriesName = '' } = own[0] ?? {}
    const name = nameSeries(kind, manufacturer, seriesName)
    return { series: known ? { name, url: known.url } : null, devices: cards(own) }
  })
}

// Engines don't read further into a list than this.
const MAX_PAGES = Math.floor(MAX_FROM / OVERVIEW_PAGE_SIZE)

const countPages = (total: number): number =>
  Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / OVERVIEW_PAGE_SIZE)))

async function listPage(request: PageRequest, subject: Subject, query: OverviewQuery) {
  const { market, services } = request
  const filter = buildFilter(subject, query)
  const sort = toDeviceSort(query.sort, market)
  const ask = (page: number, year: number | null) =>
    services.catalogue.listDevices(
      market,
      {
        filter: year === null ? filter : { ...filter, releaseYears: [year] },
        sort,
        from: (page - 1) * OVERVIEW_PAGE_SIZE,
      },
      OVERVIEW_PAGE_SIZE,
    )
  const reachable = Math.min(query.page, MAX_PAGES)
  const whole = await ask(reachable, null)
  const year = query.year !== null && whole.years.includes(query.year) ? query.year : null
  const asked = year === null ? whole : await ask(reachable, year)
  const pageCount = countPages(asked.total)
  // An old link to a page that no longer exists shows the last one.
  const page = Math.min(reachable, pageCount)
  const list = page === reachable ? asked : await ask(page, year)
  return { list, pageCount, years: whole.years, query: { ...query, page, year } }
}

async function loadList(request: PageRequest, subject: Subject): Promise<LoadedPage<OverviewData>> {
  const { market, services } = request
  const { kind, groups } = subject
  const [first] = groups
  const asked = keepKnownParts(readOverviewQuery(request.search), subject)
  const { list, pageCount, years, query } = await listPage(request, subject, asked)
  const head = buildOverviewHead(request, subject, { total: list.total, page: query.page })
  const isListed = isPlainList(query)
  const crumbs = buildBreadcrumbs(market, first)
  const isGrouped = query.sort === 'series' && kind !== 'series' && !query.series
  const own = buildPath(market, 'overview', { overview: first[kind].url })
  return {
    head,
    data: {
      kind,
      name: buildOverviewHeading(request, subject),
      url: first[kind].url,
      breadcrumbs: kind === 'manufacturer' ? [] : crumbs.slice(0, kind === 'series' ? 2 : 1),
      blocks: isListed && query.page === 1 ? readCatalogueBlocks(request, first[kind].content) : [],
      query,
      filters: listFilterOptions(subject, years),
      series: listSeries(subject, query),
      groups: toGroups(list.devices, subject, { market, isGrouped }),
      total: list.total,
      pageCount,
      categories: [],
    },
    scopes: ['content', 'catalogue'],
    parts: [`${kind}:${first[kind].id}`],
    visibility: isListed ? 'listed' : 'variant',
    search: buildOverviewSearch(query),
    // The second page of this list is not the second page of another market's list.
    paths:
      isListed && query.page > 1
        ? { [market.id]: `${own}?page=${query.page}` }
        : await findGroupPaths(services.catalogue, { kind, id: first[kind].id }, 'overview'),
  }
}

export const loadOverview: PageLoader<'overview'> = async (request) => {
  const { market, params, services } = request
  const url = params.overview ?? ''
  if (url === market.searchOverview) return loadSearchResults(request)
  const subject = await findSubject(services.catalogue, market, { url })
  return subject ? loadList(request, subject) : null
}
