import type { PageLoader } from './page-loader.ts'

export const loadFairness: PageLoader<'fairness'> = async ({ market, services, translate }) => {
  const [{ report, period }, categories] = await Promise.all([
    services.getFairnessYear(),
    services.catalogue.listCategories(market),
  ])
  return {
    head: { title: translate('SCREEN_FAIRNESS'), description: translate('SCREEN_FAIRNESS_LEAD') },
    data: {
      report,
      from: new Date(period.fromMs).toISOString(),
      until: new Date(period.untilMs).toISOString(),
      categories: categories.map(({ id, name }) => ({ id, name })),
    },
    scopes: ['content', 'catalogue'],
    visibility: 'listed',
  }
}
