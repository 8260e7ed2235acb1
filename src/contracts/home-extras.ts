import type { BannerEntry, RatingEntry, ReviewEntry } from '#domain/content/home-document.ts'

/**
 * What the shop can show for itself: what sellers say elsewhere, or how its own inspections have ended. Counting means
 * that there are too few inspections yet to say anything.
 */
export type HomeSeal =
  | ({ readonly kind: 'rating' } & RatingEntry)
  | { readonly kind: 'fairness'; readonly shareBp: number; readonly deviceCount: number }
  | { readonly kind: 'counting' }

/** Parts of the home page that a market switches on or off. */
export interface HomeExtras {
  readonly banner: BannerEntry | null
  readonly seal: HomeSeal | null
  readonly reviews: readonly ReviewEntry[]
}
