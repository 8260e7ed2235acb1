import type { BannerEntry, RatingEntry, ReviewEntry } from '#domain/content/home-document.ts'

/**
 * The shop's proof of trust: an independent rating, or the outcomes of its own inspections. `counting` means that there
 * are too few inspections so far.
 */
export type HomeSeal =
  | ({ readonly kind: 'rating' } & RatingEntry)
  | { readonly kind: 'fairness'; readonly shareBp: number; readonly deviceCount: number }
  | { readonly kind: 'counting' }

/** Parts of the home page that a market turns on or off. */
export interface HomeExtras {
  readonly banner: BannerEntry | null
  readonly seal: HomeSeal | null
  readonly reviews: readonly ReviewEntry[]
}
