import type { OverviewData } from '#contracts/catalogue-pages.ts'
import {
  buildOverviewSearch,
  type OverviewQuery,
  readOverviewQuery,
} from '#domain/catalogue/overview-query.ts'
import { findNamedStorage } from '#domain/lists/named-storage.ts'
import { toCategoryTile, toDeviceCard } from '#server/modules/catalogue/catalogue.presenter.ts'
import { listSearchPaths } from './catalogue-paths.ts'
import type { LoadedPage, PageRequest } from './page-loader.ts'

const RESULT_PAGE_SIZE = 30
const MAX_RESULT_PAGES = 20

const countPages = (total: number): number =>
  Math.min(MAX_RESULT_PAGES, Math.max(1, Math.ceil(total / RESULT_PAGE_SIZE)))

async function findDevices({ market, services }: PageRequest, { q, page }: OverviewQuery) {
  if (q === '') return { devices: [], total: 0, page: 1 }
  const ask = (from: number) => services.catalogue.searchDevices(market, { text: q, from }, RESULT_PAGE_SIZE)
  const asked = Math.min(page, MAX_RESULT_PAGES)
  const found = await ask((asked - 1) * RESULT_PAGE_SIZE)
  const last = countPages(found.total)
  if (asked <= last) return { ...found, page: asked }
  // As in the other lists, a page that no longer exists shows the last one.
  return { ...(await ask((last - 1) * RESULT_PAGE_SIZE)), page: last }
}

/** The results of a search. They are never cached: there are as many such pages as there are words. */
export async function loadSearchResults(request: PageRequest): Promise<LoadedPage<OverviewData>> {
  const { market, translate, services } = request
  const asked = readOverviewQuery(request.search)
  const { q } = asked
  const { devices, total, page } = await findDevices(request, asked)
  const cards = devices.map((device) => {
    const storageGb = findNamedStorage(q, device)
    return { ...toDeviceCard(device, market), ...(storageGb === null ? {} : { storageGb }) }
  })
  const categories = cards.length > 0 ? [] : await services.catalogue.listCategories(market)
  const query = { ...readOverviewQuery(''), q, page }
  const name = q ? translate('OVERVIEW_SEARCH', { query: q }) : translate('OVERVIEW_SEARCH_EMPTY')
  return {
    head: { title: name, description: translate('OVERVIEW_SEARCH_DESCRIPTION') },
    data: {
      kind: 'search',
      name,
      url: market.searchOverview,
      breadcrumbs: [],
      blocks: [],
      query,
      filters: { manufacturers: [], categories: [], years: [] },
      series: [],
      groups: cards.length > 0 ? [{ series: null, devices: cards }] : [],
      total,
      pageCount: countPages(total),
      categories: categories.map(toCategoryTile),
    },
    scopes: ['content', 'catalogue'],
    visibility: q ? 'secret' : 'unlisted',
    search: buildOverviewSearch(query),
    paths: listSearchPaths(),
  }
}
