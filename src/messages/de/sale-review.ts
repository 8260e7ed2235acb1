import type { saleReview as source } from '../en/sale-review.ts'

/** A seller's own review, on the page of the sale. */
export const saleReview = {
  SALE_REVIEW_TITLE: 'Wie war’s?',
  SALE_REVIEW_TEXT:
    'Sag es anderen mit Sternen und einem Satz. Wir veröffentlichen Lob und Kritik, mit Monat und Geräteart, aber ohne deinen Namen.',
  SALE_REVIEW_STARS: 'Deine Sterne',
  SALE_REVIEW_SENTENCE: 'Dein Satz',
  SALE_REVIEW_LENGTH: '{count} von {max} Zeichen',
  SALE_REVIEW_SEND: 'Bewertung senden',
  SALE_REVIEW_OWN: 'Deine Bewertung',
  SALE_REVIEW_WAITING: 'Danke. Wir lesen deine Bewertung, bevor wir sie veröffentlichen.',
  SALE_REVIEW_PUBLISHED: 'Danke. Deine Bewertung ist öffentlich.',
  SALE_REVIEW_HIDDEN:
    'Deine Bewertung ist nicht öffentlich. Grund: {reason}. Du kannst sie zurückziehen und eine neue schreiben.',
  SALE_REVIEW_WITHDRAW: 'Bewertung zurückziehen',
  SALE_REVIEW_WITHDRAWN: 'Wir haben deine Bewertung gelöscht.',
  SALE_REVIEW_LATE: 'Dieser Verkauf hat schon eine Bewertung. Lade die Seite neu, um sie zu sehen.',
  SALE_REVIEW_OBJECT: 'Bitte nicht mehr nach Bewertungen fragen',
  SALE_REVIEW_OBJECTED: 'Wir fragen dich nicht mehr nach Bewertungen.',
  PROBLEM_STARS_REQUIRED: 'Bitte wähle deine Sterne.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Bitte schreib mindestens {min} Zeichen.',
} satisfies Record<keyof typeof source, string>
