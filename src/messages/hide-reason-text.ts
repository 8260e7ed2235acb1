import type { HideReason } from '#domain/reviews/review.ts'
import type { MessageKey } from './message-key.ts'

/** The name of a reason to hide a review, the same on pages and in mails. */
export const HIDE_REASON_TEXTS: Readonly<Record<HideReason, MessageKey>> = {
  INSULT: 'REVIEWS_HIDDEN_INSULT',
  PERSONAL_DATA: 'REVIEWS_HIDDEN_PERSONAL_DATA',
  UNLAWFUL: 'REVIEWS_HIDDEN_UNLAWFUL',
  ADVERTISING: 'REVIEWS_HIDDEN_ADVERTISING',
  UNREADABLE: 'REVIEWS_HIDDEN_UNREADABLE',
}
