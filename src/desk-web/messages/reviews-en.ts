import type { CategoryId } from '#domain/catalogue/category.ts'
import type { HideReason, ReviewState } from '#domain/reviews/review.ts'

const STATES: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting for you',
  published: 'On the shop’s pages',
  hidden: 'Not shown',
}

/** Reasons of language or law. */
const REASONS: Readonly<Record<HideReason, string>> = {
  INSULT: 'Insults someone',
  PERSONAL_DATA: 'Names or identifies a person',
  UNLAWFUL: 'Breaks the law',
  ADVERTISING: 'Advertises something else',
  UNREADABLE: 'Can’t be read',
}

const CATEGORIES: Readonly<Record<CategoryId, string>> = {
  phones: 'Phone',
  tablets: 'Tablet',
  laptops: 'Laptop',
  cameras: 'Camera',
  lenses: 'Lens',
  monitors: 'Monitor',
  consoles: 'Console',
}

/** The texts about reviews. */
export const REVIEW_TEXTS = {
  title: 'Reviews',
  lead: 'Decide by the words alone. An opinion of us, good or bad, is no reason to hide a review. You don’t see the stars, and the shop shows how many reviews are hidden and why.',
  tabs: 'Which reviews',
  tab: (state: ReviewState, count: number) => `${STATES[state]} (${count})`,
  empty: 'There are no reviews in this list.',
  publish: 'Publish',
  restore: 'Restore',
  hide: 'Hide',
  named: (verb: string, id: number) => `${verb} review ${id}`,
  reasonFor: (id: number) => `Reason to hide review ${id}`,
  chooseReason: 'Choose a reason',
  decided: { published: 'The review is on the shop’s pages.', hidden: 'The review is hidden.', waiting: '' },
  more: 'More',
  reasons: REASONS,
  categories: CATEGORIES,
}
