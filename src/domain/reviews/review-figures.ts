import { HIDE_REASONS, type HideReason, STARS, type Stars } from './review.ts'

/** Fewer reviews than this say nothing about a shop. */
export const MIN_REVIEWS = 10

/** How many reviews there are, counted where they are stored. */
export interface ReviewTotals {
  readonly published: Readonly<Record<Stars, number>>
  readonly waiting: number
  readonly hidden: Readonly<Record<HideReason, number>>
  /** Those of the hidden ones that were public before. */
  readonly hiddenLater: number
}

/** What the public learns about all reviews: nothing is left out. */
export interface ReviewFigures {
  /** Published ones. */
  readonly count: number
  /** Of five, in tenths: 47 is 4.7. Null as long as there are too few. */
  readonly averageInTenths: number | null
  readonly waiting: number
  /** Hidden ones by reason, without the reasons that were never used. */
  readonly hidden: readonly { readonly reason: HideReason; readonly count: number }[]
  /** Those of them that were public before, when their stars could be seen. */
  readonly hiddenLater: number
}

/** The figures about all reviews of a market. The average is over every published one, and is never rounded up. */
export function buildReviewFigures({ published, waiting, hidden, hiddenLater }: ReviewTotals): ReviewFigures {
  const count = STARS.reduce((sum, stars) => sum + published[stars], 0)
  const starSum = STARS.reduce((sum, stars) => sum + stars * published[stars], 0)
  return {
    count,
    averageInTenths: count < MIN_REVIEWS ? null : Math.floor((starSum * 10) / count),
    waiting,
    hiddenLater,
    hidden: HIDE_REASONS.map((reason) => ({ reason, count: hidden[reason] })).filter(
      (entry) => entry.count > 0,
    ),
  }
}
