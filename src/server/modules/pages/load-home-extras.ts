import type { HomeExtras, HomeSeal } from '#contracts/home-extras.ts'
import type { RatingEntry } from '#domain/content/home-document.ts'
import type { PageRequest } from './page-loader.ts'

export const NO_EXTRAS: HomeExtras = { banner: null, seal: null, reviews: [] }

/**
 * An external rating if there is one, otherwise how inspections have ended.
 * Assumption: the seal never shows a rating we gave ourselves, see docs/adr/0038-device-in-hand.md.
 */
async function loadSeal(rating: RatingEntry | null, { services }: PageRequest): Promise<HomeSeal> {
  if (rating) return { kind: 'rating', ...rating }
  const { all } = (await services.getFairnessYear()).report
  if (!all) return { kind: 'counting' }
  const { sharesBp, deviceCount } = all
  return { kind: 'fairness', shareBp: sharesBp.AS_QUOTED + sharesBp.RAISED, deviceCount }
}

/** What the market's flags add to the home page. */
export async function loadHomeExtras(request: PageRequest): Promise<HomeExtras> {
  const { market, services } = request
  const { banner, rating, reviews } = await services.content.getHomeContent(market)
  return {
    banner: market.flags.homeBanner ? banner : null,
    seal: market.flags.ratingSeal ? await loadSeal(rating, request) : null,
    reviews: market.flags.ratingSlider ? reviews : [],
  }
}
