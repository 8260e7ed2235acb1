import type { FairnessData } from '#contracts/fairness.ts'
import { readFairnessFigures } from '#domain/fairness/fairness-file.ts'
import { readReviewsPage } from '#domain/reviews/reviews-search.ts'
import type { FairnessYear } from '#server/modules/fairness/fairness.service.ts'
import type { PageLoader } from './page-loader.ts'

const toIso = (atMs: number): string => new Date(atMs).toISOString()

function presentYear(year: FairnessYear): Omit<FairnessData, 'reviews' | 'categories'> {
  const { edition, period, countedDevices, isCounting, freeRecycling, treeHead } = year
  return {
    // From the file, as the verifier does it.
    report: edition && readFairnessFigures(edition.file),
    edition: edition && {
      number: edition.number,
      publishedAt: toIso(edition.publishedAtMs),
      hash: edition.hash,
      leafIndex: edition.leafIndex,
    },
    countedDevices,
    isCounting,
    from: toIso(period.fromMs),
    until: toIso(period.untilMs),
    treeHead: treeHead && {
      treeSize: treeHead.tree_size,
      rootHash: treeHead.root_hash,
      signedAt: toIso(treeHead.timestamp),
    },
    freeRecycling: freeRecycling && {
      deviceCount: freeRecycling.deviceCount,
      since: toIso(freeRecycling.sinceMs),
    },
  }
}

export const loadFairness: PageLoader<'fairness'> = async ({ market, services, translate, search }) => {
  const [year, categories] = await Promise.all([
    services.getFairnessYear(),
    services.catalogue.listCategories(market),
  ])
  const reviews = await services.reviews.getPage(market, readReviewsPage(search), categories)
  return {
    head: { title: translate('SCREEN_FAIRNESS'), description: translate('SCREEN_FAIRNESS_LEAD') },
    data: {
      ...presentYear(year),
      reviews,
      categories: categories.map(({ id, name }) => ({ id, name })),
    },
    scopes: ['content', 'catalogue', 'reviews'],
    // A later page of reviews has the same figures: search engines list the first.
    visibility: reviews.page > 1 ? 'variant' : 'listed',
  }
}
