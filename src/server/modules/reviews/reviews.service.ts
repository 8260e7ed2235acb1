import type { ReviewList, ReviewPage } from '#contracts/reviews.ts'
import type { CategoryTile } from '#domain/catalogue/category.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildReviewFigures } from '#domain/reviews/review-figures.ts'
import type { Database } from '#server/db/database.ts'
import { createMemory } from '#server/http/memory.ts'
import { countReviews, listPublished, type StoredReview } from './reviews.repository.ts'
import { waitAtMost } from './wait-at-most.ts'

/** The names of categories in the reader's language. */
type CategoryNames = readonly Pick<CategoryTile, 'id' | 'name'>[]

/** Reviews as far as they are at hand. */
export interface FoundReviews {
  /** The last known ones if the current ones take too long; null if there are none yet. */
  readonly list: ReviewList | null
  readonly isCurrent: boolean
}

export interface ReviewsService {
  /** The newest reviews of a market, for a page that doesn't wait for them. */
  findNewest(market: Market, categories: CategoryNames): Promise<FoundReviews>
  /** One page of a market's reviews; a page behind the last one is the last one. */
  getPage(market: Market, page: number, categories: CategoryNames): Promise<ReviewPage>
  /** Forgets what was read: reviews have changed. */
  forget(): void
}

/** More than anyone reads on the home page; all of them are on the fairness page. */
const NEWEST = 8

const PAGE_SIZE = 20

/** How long the home page waits for reviews. */
const NEWEST_WAIT_MS = 50

// Forgotten with every change; as for whole pages, the time limit is the safety net.
const MAX_AGE_MS = 5 * MINUTE_MS

/** Reviews as they are stored: what their categories are called, each page says. */
interface StoredList {
  readonly figures: ReviewList['figures']
  readonly reviews: readonly StoredReview[]
}

const present = (reviews: readonly StoredReview[], categories: CategoryNames): ReviewList['reviews'] =>
  reviews.map(({ categoryId, ...review }) => ({
    ...review,
    category: categories.find(({ id }) => id === categoryId)?.name ?? '',
  }))

export interface ReviewsOptions {
  readonly db: Database
  readonly now: () => number
  readonly waitMs?: number | undefined
}

/** What sellers say about paid sales. */
export function createReviewsService({ db, now, waitMs = NEWEST_WAIT_MS }: ReviewsOptions): ReviewsService {
  const getFigures = async ({ id }: Market) => buildReviewFigures(await countReviews(db, id))
  const newest = createMemory<StoredList>({ maxAgeMs: MAX_AGE_MS, now })
  const lastKnown = new Map<MarketId, StoredList & { readonly read: number }>()
  let reads = 0

  async function readNewest(market: Market): Promise<StoredList> {
    reads += 1
    const read = reads
    const [figures, reviews] = await Promise.all([
      getFigures(market),
      listPublished(db, market.id, { limit: NEWEST, offset: 0 }),
    ])
    // A slow read may end after one that began later, and would bring back a review that is gone.
    if (read > (lastKnown.get(market.id)?.read ?? 0)) lastKnown.set(market.id, { read, figures, reviews })
    return { figures, reviews }
  }

  return {
    async findNewest(market, categories) {
      const read = newest.get(market.id, () => readNewest(market))
      const current = await waitAtMost(read, waitMs).catch(() => null)
      const stored = current ?? lastKnown.get(market.id)
      const list = stored ? { figures: stored.figures, reviews: present(stored.reviews, categories) } : null
      return { list, isCurrent: current !== null }
    },
    forget: newest.forget,
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
