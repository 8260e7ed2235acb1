import { readReviewsPage } from '#domain/reviews/reviews-search.ts'
import type { PageLoader } from './page-loader.ts'

export const loadFairness: PageLoader<'fairness'> = async ({ market, services, translate, search }) => {
  const [{ report, period, freeRecycling }, categories] = await Promise.all([
    services.getFairnessYear(),
    services.catalogue.listCategories(market),
  ])
  const reviews = await services.reviews.getPage(market, readReviewsPage(search), categories)
  return {
    head: { title: translate('SCREEN_FAIRNESS'), description: translate('SCREEN_FAIRNESS_LEAD') },
    data: {
      report,
      reviews,
      from: new Date(period.fromMs).toISOString(),
      until: new Date(period.untilMs).toISOString(),
      freeRecycling: freeRecycling && {
        deviceCount: freeRecycling.deviceCount,
        since: new Date(freeRecycling.sinceMs).toISOString(),
      },
      categories: categories.map(({ id, name }) => ({ id, name })),
    },
    scopes: ['content', 'catalogue', 'reviews'],
    // A later page of reviews has the same figures: search engines list the first.
    visibility: reviews.page > 1 ? 'variant' : 'listed',
  }
}
