import type { ReviewList, ReviewPage } from '#contracts/reviews.ts'
import type { CategoryTile } from '#domain/catalogue/category.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildReviewFigures } from '#domain/reviews/review-figures.ts'
import type { Database } from '#server/db/database.ts'
import { countReviews, listPublished, type StoredReview } from './reviews.repository.ts'

/** The names of categories in the reader's language. */
type CategoryNames = readonly Pick<CategoryTile, 'id' | 'name'>[]

export interface ReviewsService {
  /** The newest reviews of a market. */
  listNewest(market: Market, categories: CategoryNames): Promise<ReviewList>
  /** One page of a market's reviews; a page behind the last one is the last one. */
  getPage(market: Market, page: number, categories: CategoryNames): Promise<ReviewPage>
}

/** More than anyone reads on the home page; all of them are on the fairness page. */
const NEWEST = 8

const PAGE_SIZE = 20

const present = (reviews: readonly StoredReview[], categories: CategoryNames): ReviewList['reviews'] =>
  reviews.map(({ categoryId, ...review }) => ({
    ...review,
    category: categories.find(({ id }) => id === categoryId)?.name ?? '',
  }))

/** What sellers say about paid sales. Pages are cached and dropped with every change, so nothing is cached here. */
export function createReviewsService(db: Database): ReviewsService {
  const getFigures = async ({ id }: Market) => buildReviewFigures(await countReviews(db, id))
  return {
    async listNewest(market, categories) {
      const [figures, reviews] = await Promise.all([
        getFigures(market),
        listPublished(db, market.id, { limit: NEWEST, offset: 0 }),
      ])
      return { figures, reviews: present(reviews, categories) }
    },
    async getPage(market, wanted, categories) {
      const figures = await getFigures(market)
      const pageCount = Math.max(1, Math.ceil(figures.count / PAGE_SIZE))
      const page = Math.min(wanted, pageCount)
      const offset = (page - 1) * PAGE_SIZE
      const reviews = await listPublished(db, market.id, { limit: PAGE_SIZE, offset })
      return { figures, page, pageCount, reviews: present(reviews, categories) }
    },
  }
}
