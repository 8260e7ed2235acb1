import type { HomeData } from '#contracts/catalogue-pages.ts'
import {
  toCategoryTile,
  toDeviceCard,
  toManufacturerTile,
} from '#server/modules/catalogue/catalogue.presenter.ts'
import {
  CatalogueUnavailableError,
  type ListedCategory,
} from '#server/modules/catalogue/catalogue.service.ts'
import { loadHomeExtras, MISSING_EXTRAS } from './load-home-extras.ts'
import type { PageLoader, PageRequest } from './page-loader.ts'

const TOP_MANUFACTURERS = 12
const POPULAR_DEVICES = 10

type CategoryParts = Pick<HomeData, 'categories' | 'topManufacturers'>

/** Manufacturers of all categories, best-selling first. */
function listTopManufacturers(categories: readonly ListedCategory[]): HomeData['topManufacturers'] {
  const makers = Map.groupBy(
    categories.flatMap(({ manufacturers }) => manufacturers),
    ({ id }) => id,
  )
  return [...makers.values()]
    .map((own) => ({
      maker: own.toSorted((left, right) => right.popularity - left.popularity)[0],
      popularity: own.reduce((sum, { popularity }) => sum + popularity, 0),
    }))
    .sort((left, right) => right.popularity - left.popularity)
    .slice(0, TOP_MANUFACTURERS)
    .flatMap(({ maker }) => (maker ? [toManufacturerTile(maker)] : []))
}

const categoryParts = new WeakMap<readonly ListedCategory[], CategoryParts>()

/** Built once for a list of categories, which the catalogue remembers. */
function getCategoryParts(categories: readonly ListedCategory[]): CategoryParts {
  const known = categoryParts.get(categories)
  if (known) return known
  const parts = {
    categories: categories.map(toCategoryTile),
    topManufacturers: listTopManufacturers(categories),
  }
  categoryParts.set(categories, parts)
  return parts
}

type CatalogueParts = Omit<HomeData, 'extras'>

async function loadCatalogue({ market, services }: PageRequest): Promise<CatalogueParts> {
  const [categories, popular] = await Promise.all([
    services.catalogue.listCategories(market),
    services.catalogue.listDevices(market, { filter: {}, sort: 'popular' }, POPULAR_DEVICES),
  ])
  return {
    ...getCategoryParts(categories),
    popularDevices: popular.devices.map((device) => toDeviceCard(device, market)),
  }
}

const WITHOUT_CATALOGUE: CatalogueParts = { categories: [], topManufacturers: [], popularDevices: [] }

/** The home page works without the catalogue, too: it is the first thing a visitor sees. */
export const loadHome: PageLoader<'home'> = async (request) => {
  const { translate } = request
  const [catalogue, { extras, isComplete }] = await Promise.all([
    loadCatalogue(request).catch((error: unknown) => {
      if (error instanceof CatalogueUnavailableError) return null
      throw error
    }),
    // The frame of the page loads the same content, and reports if it can't be read.
    loadHomeExtras(request).catch(() => MISSING_EXTRAS),
  ])
  return {
    head: { title: translate('HOME_TITLE'), description: translate('HOME_DESCRIPTION') },
    data: { ...(catalogue ?? WITHOUT_CATALOGUE), extras },
    scopes: ['content', 'catalogue', 'reviews'],
    visibility: 'listed',
    isIncomplete: catalogue === null || !isComplete,
  }
}
