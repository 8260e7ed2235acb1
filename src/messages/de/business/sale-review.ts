import type { saleReview as familiar } from '../sale-review.ts'

/** A seller's own review, to a business. */
export const saleReview = {
  SALE_REVIEW_TITLE: 'Wie war es?',
  SALE_REVIEW_TEXT:
    'Sagen Sie es anderen mit Sternen und einem Satz. Wir veröffentlichen Lob und Kritik, mit Monat und Geräteart, aber ohne Ihren Namen.',
  SALE_REVIEW_STARS: 'Ihre Sterne',
  SALE_REVIEW_SENTENCE: 'Ihr Satz',
  SALE_REVIEW_OWN: 'Ihre Bewertung',
  SALE_REVIEW_WAITING: 'Danke. Wir lesen Ihre Bewertung, bevor wir sie veröffentlichen.',
  SALE_REVIEW_PUBLISHED: 'Danke. Ihre Bewertung ist öffentlich.',
  SALE_REVIEW_HIDDEN:
    'Ihre Bewertung ist nicht öffentlich. Grund: {reason}. Sie können sie zurückziehen und eine neue schreiben.',
  SALE_REVIEW_WITHDRAWN: 'Wir haben Ihre Bewertung gelöscht.',
  SALE_REVIEW_LATE: 'Dieser Verkauf hat schon eine Bewertung. Laden Sie die Seite neu, um sie zu sehen.',
  SALE_REVIEW_OBJECTED: 'Wir fragen Sie nicht mehr nach Bewertungen.',
  PROBLEM_STARS_REQUIRED: 'Bitte wählen Sie Ihre Sterne.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Bitte schreiben Sie mindestens {min} Zeichen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
