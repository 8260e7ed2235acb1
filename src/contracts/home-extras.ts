import type { BannerEntry } from '#domain/content/home-document.ts'
import type { ReviewList } from './reviews.ts'

/** The average of all published reviews. */
export interface HomeSeal {
  /** Of five, in tenths: 47 is 4.7. */
  readonly averageInTenths: number
  readonly count: number
}

/** Parts of the home page that a market turns on or off. */
export interface HomeExtras {
  readonly banner: BannerEntry | null
  /** Null in a market without it, and as long as there are too few reviews. */
  readonly seal: HomeSeal | null
  /** The newest reviews; null in the same way. */
  readonly reviews: ReviewList | null
}
