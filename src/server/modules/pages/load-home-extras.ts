import type { HomeExtras } from '#contracts/home-extras.ts'
import type { PageRequest } from './page-loader.ts'

export const NO_EXTRAS: HomeExtras = { banner: null, seal: null, reviews: null }

type ReviewParts = Pick<HomeExtras, 'seal' | 'reviews'>

/**
 * What sellers say, once enough of them have. Until then the page neither shows it nor says that it is missing.
 * Assumption: see docs/adr/0060-reviews.md.
 */
async function loadReviews({ market, services }: PageRequest): Promise<ReviewParts> {
  const { ratingSeal, ratingSlider } = market.flags
  const nothing = { seal: null, reviews: null }
  if (!ratingSeal && !ratingSlider) return nothing
  // Without the catalogue a review is shown without its kind of device; the page says itself that something is missing.
  const categories = await services.catalogue.listCategories(market).catch(() => [])
  const list = await services.reviews.listNewest(market, categories)
  const { averageInTenths, count } = list.figures
  if (averageInTenths === null) return nothing
  return {
    seal: ratingSeal ? { averageInTenths, count } : null,
    reviews: ratingSlider ? list : null,
  }
}

/** What the market's flags add to the home page. */
export async function loadHomeExtras(request: PageRequest): Promise<HomeExtras> {
  const { market, services } = request
  const [{ banner }, reviews] = await Promise.all([
    services.content.getHomeContent(market),
    loadReviews(request),
  ])
  return { banner: market.flags.homeBanner ? banner : null, ...reviews }
}
