import type { saleReview as source } from '../en/sale-review.ts'

/** A seller's own review, on the page of the sale. */
export const saleReview = {
  SALE_REVIEW_TITLE: 'Comment cela s’est-il passé\u202f?',
  SALE_REVIEW_TEXT:
    'Racontez-le aux autres avec des étoiles et une phrase. Nous publions les éloges comme les critiques, avec le mois et le type d’appareil, mais sans votre nom.',
  SALE_REVIEW_STARS: 'Vos étoiles',
  SALE_REVIEW_SENTENCE: 'Votre phrase',
  SALE_REVIEW_LENGTH: '{count} caractères sur {max}',
  SALE_REVIEW_SEND: 'Envoyer mon avis',
  SALE_REVIEW_OWN: 'Votre avis',
  SALE_REVIEW_WAITING: 'Merci. Nous lisons votre avis avant de le publier.',
  SALE_REVIEW_PUBLISHED: 'Merci. Votre avis est public.',
  SALE_REVIEW_HIDDEN:
    'Votre avis est masqué. Motif\u00a0: {reason}. Vous pouvez le retirer et en écrire un autre.',
  SALE_REVIEW_WITHDRAW: 'Retirer mon avis',
  SALE_REVIEW_WITHDRAWN: 'Nous avons supprimé votre avis.',
  SALE_REVIEW_LATE: 'Cette vente a déjà un avis. Rechargez la page pour le voir.',
  SALE_REVIEW_OBJECT: 'Ne plus me demander d’avis',
  SALE_REVIEW_OBJECTED: 'Nous ne vous demanderons plus d’avis.',
  PROBLEM_STARS_REQUIRED: 'Choisissez vos étoiles.',
  PROBLEM_SENTENCE_TOO_SHORT: 'Écrivez au moins {min} caractères.',
} satisfies Record<keyof typeof source, string>
