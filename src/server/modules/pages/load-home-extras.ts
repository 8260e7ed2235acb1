import type { HomeExtras } from '#contracts/home-extras.ts'
import type { PageRequest } from './page-loader.ts'

export const MISSING_EXTRAS: LoadedExtras = {
  extras: { banner: null, seal: null, reviews: null },
  isComplete: false,
}

export interface LoadedExtras {
  readonly extras: HomeExtras
  /** False if something is missing or may be out of date: then the page isn't cached. */
  readonly isComplete: boolean
}

/**
 * What sellers say, once enough of them have. Until then the page neither shows it nor says that it is missing.
 * Assumption: see docs/adr/0060-reviews.md.
 */
async function loadReviews({ market, services }: PageRequest) {
  const { ratingSeal, ratingSlider } = market.flags
  const nothing = { seal: null, reviews: null, isComplete: true }
  if (!ratingSeal && !ratingSlider) return nothing
  // Without the catalogue a review is shown without its kind of device; the page says itself that something is missing.
  const categories = await services.catalogue.listCategories(market).catch(() => [])
  const { list, isCurrent: isComplete } = await services.reviews.findNewest(market, categories)
  const averageInTenths = list?.figures.averageInTenths ?? null
  if (!list || averageInTenths === null) return { ...nothing, isComplete }
  return {
    seal: ratingSeal ? { averageInTenths, count: list.figures.count } : null,
    reviews: ratingSlider ? list : null,
    isComplete,
  }
}

/** What the market's flags add to the home page. */
export async function loadHomeExtras(request: PageRequest): Promise<LoadedExtras> {
  const { market, services } = request
  const [{ banner }, { isComplete, ...reviews }] = await Promise.all([
    services.content.getHomeContent(market),
    loadReviews(request),
  ])
  return { extras: { banner: market.flags.homeBanner ? banner : null, ...reviews }, isComplete }
}
