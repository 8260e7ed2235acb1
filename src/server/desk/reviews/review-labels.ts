import type { CategoryId } from '#domain/catalogue/category.ts'
import type { HideReason, ReviewState } from '#domain/reviews/review.ts'

export const REVIEW_STATE_LABELS: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting for you',
  published: 'On the shop’s pages',
  hidden: 'Not shown',
}

/** Reasons of language or law. */
export const HIDE_REASON_LABELS: Readonly<Record<HideReason, string>> = {
  INSULT: 'Insults someone',
  PERSONAL_DATA: 'Names or identifies a person',
  UNLAWFUL: 'Breaks the law',
  ADVERTISING: 'Advertises something else',
  UNREADABLE: 'Can’t be read',
}

export const CATEGORY_LABELS: Readonly<Record<CategoryId, string>> = {
  phones: 'Phone',
  tablets: 'Tablet',
  laptops: 'Laptop',
  cameras: 'Camera',
  lenses: 'Lens',
  monitors: 'Monitor',
  consoles: 'Console',
}
