import type { OverviewData } from '#contracts/catalogue-pages.ts'
import { type OverviewQuery, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import { toCategoryTile, toDeviceCard } from '#server/modules/catalogue/catalogue.presenter.ts'
import { searchPaths } from './catalogue-paths.ts'
import type { LoadedPage, PageRequest } from './page-loader.ts'

const RESULT_PAGE_SIZE = 30
const MAX_RESULT_PAGES = 20

async function findDevices({ market, services }: PageRequest, query: OverviewQuery) {
  if (query.q === '') return { devices: [], total: 0 }
  const from = (query.page - 1) * RESULT_PAGE_SIZE
  return services.catalogue.searchDevices(market, { text: query.q, from }, RESULT_PAGE_SIZE)
}

/** What a search has found. Such a page is kept nowhere: there are as many as there are words. */
export async function loadSearchResults(request: PageRequest): Promise<LoadedPage<OverviewData>> {
  const { market, translate, services } = request
  const { q, page } = readOverviewQuery(request.search)
  const query = { ...readOverviewQuery(''), q, page: Math.min(page, MAX_RESULT_PAGES) }
  const { devices, total } = await findDevices(request, query)
  const cards = devices.map((device) => toDeviceCard(device, market))
  const categories = cards.length > 0 ? [] : await services.catalogue.listCategories(market)
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
      filters: { manufacturers: [], categories: [], series: [], years: [] },
      groups: cards.length > 0 ? [{ series: null, devices: cards }] : [],
      total,
      pageCount: Math.min(MAX_RESULT_PAGES, Math.max(1, Math.ceil(total / RESULT_PAGE_SIZE))),
      categories: categories.map(toCategoryTile),
    },
    scopes: ['content', 'catalogue'],
    visibility: q ? 'secret' : 'unlisted',
    paths: searchPaths(),
  }
}
