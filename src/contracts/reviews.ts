import { z } from 'zod'
import {
  HIDE_REASONS,
  MAX_STARS,
  REVIEW_STATES,
  SENTENCE_MAX,
  SENTENCE_MIN,
  type Stars,
} from '#domain/reviews/review.ts'
import type { ReviewFigures } from '#domain/reviews/review-figures.ts'

/** Writes the review of a sale. Longer texts than a sentence reach the check, which says so in the reader's language. */
export const REVIEW_INPUT = z.strictObject({
  stars: z.number().describe(`From 1 to ${MAX_STARS}, which is the best.`),
  sentence: z
    .string()
    .max(4_000)
    .describe(`From ${SENTENCE_MIN} to ${SENTENCE_MAX} characters. Line breaks become blanks.`),
})

/** The review of a sale, as its seller sees it. */
export const OWN_REVIEW = z.object({
  stars: z.number().int().min(1).max(MAX_STARS),
  sentence: z.string(),
  state: z.enum(REVIEW_STATES),
  hideReason: z.enum(HIDE_REASONS).nullable(),
})

export type OwnReview = z.output<typeof OWN_REVIEW>

/** A published review. It names nobody, and its month and kind of device lead to nobody. */
export interface PublicReview {
  readonly stars: Stars
  readonly sentence: string
  /** ISO 8601, such as 2026-11. */
  readonly month: string
  /** The name of its category. */
  readonly category: string
}

/** Reviews of a market, with what there is to know about all of them. */
export interface ReviewList {
  readonly figures: ReviewFigures
  /** Newest first. */
  readonly reviews: readonly PublicReview[]
}

/** One page of all published reviews. */
export interface ReviewPage extends ReviewList {
  readonly page: number
  readonly pageCount: number
}
