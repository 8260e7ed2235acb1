import { buildOverviewSearch, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import { buildProofSearch, readProofProblem } from '#domain/clarification/proof-problem.ts'
import { buildContactSearch, readContactSearch } from '#domain/contact/contact-search.ts'
import { buildOfferSearch, readOfferSearch } from '#domain/offers/given-answers.ts'
import { buildRecyclingSearch, readRecyclingSearch } from '#domain/recycling/recycling-search.ts'
import { buildReviewsSearch, readReviewsPage } from '#domain/reviews/reviews-search.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { buildUploadSearch, readUploadProblemSearch } from '#domain/uploads/upload-problem.ts'

/**
 * The part of a query that a page depends on, in canonical form. Campaign parameters and the like are dropped, so they
 * affect neither the page nor its cache key.
 */
export function normalisePageSearch(route: RouteName | null, search: string): string {
  if (search.length <= 1) return ''
  if (route === 'contact') return buildContactSearch(readContactSearch(search))
  if (route === 'clarification') return buildProofSearch(readProofProblem(search))
  if (route === 'fairness') return buildReviewsSearch(readReviewsPage(search))
  if (route === 'photoPassport') return buildUploadSearch(readUploadProblemSearch(search))
  if (route === 'recycling') return buildRecyclingSearch(readRecyclingSearch(search))
  if (route === 'pdp' || route === 'priceWatch') return buildOfferSearch(readOfferSearch(search))
  return route === 'overview' ? buildOverviewSearch(readOverviewQuery(search)) : ''
}
