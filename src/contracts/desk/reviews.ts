import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { HIDE_REASONS, REVIEW_STATES } from '#domain/reviews/review.ts'

const DESK_REVIEW = z.object({
  id: z.number().int(),
  market: z.enum(MARKET_IDS),
  language: z.string().describe('Of the market that it was written in.'),
  categoryId: z.enum(CATEGORY_IDS),
  sentence: z.string(),
  writtenAt: z.iso.datetime(),
  state: z.enum(REVIEW_STATES),
  hideReason: z.enum(HIDE_REASONS).nullable(),
})

export type DeskReview = z.output<typeof DESK_REVIEW>

/** Reviews in one state, and how many there are in each. */
export const DESK_REVIEW_LIST = z.object({
  reviews: z.array(DESK_REVIEW),
  counts: z.record(z.enum(REVIEW_STATES), z.number().int()),
})

export type DeskReviewList = z.output<typeof DESK_REVIEW_LIST>

/** How many reviews the API returns at a time. */
export const REVIEWS_AT_A_TIME = 100

export const REVIEW_DECIDED = z.object({ id: z.number().int(), state: z.enum(REVIEW_STATES) })
