import type { reviews as source } from '../en/reviews.ts'

/** What sellers say, as the public reads it. */
export const reviews = {
  REVIEWS: 'Ce que disent les vendeurs',
  REVIEWS_LABEL: 'Avis, à faire défiler sur le côté',
  REVIEWS_STARS: '{stars, plural, one {# étoile} other {# étoiles}} sur {max}',
  REVIEWS_AVERAGE: '{value} sur {max}',
  REVIEWS_COUNT: '{count, plural, one {# avis} other {# avis}} sur des ventes payées',
  REVIEWS_ALL: 'Tous les avis',
  REVIEWS_PREVIOUS: 'Avis précédents',
  REVIEWS_NEXT: 'Avis suivants',
  REVIEWS_ORIGIN:
    'Seuls les vendeurs que nous avons payés peuvent donner leur avis, une fois par vente. Nous lisons chaque avis avant de le publier, sans voir ses étoiles. Nous ne le masquons que s’il insulte, livre des données personnelles, enfreint la loi, fait de la publicité ou est illisible.',
  REVIEWS_TOO_FEW: 'La moyenne s’affichera à partir de {count} avis.',
  REVIEWS_WAITING: '{count, plural, one {# avis attend d’être lu} other {# avis attendent d’être lus}}.',
  REVIEWS_HIDDEN: '{count, plural, one {# avis est masqué} other {# avis sont masqués}}\u00a0: {reasons}.',
  REVIEWS_HIDDEN_LATER:
    '{count, plural, one {# d’entre eux a été public} other {# d’entre eux ont été publics}} auparavant.',
  REVIEWS_HIDDEN_NONE: 'Aucun avis n’est masqué.',
  REVIEWS_HIDDEN_INSULT: 'insulte',
  REVIEWS_HIDDEN_PERSONAL_DATA: 'données personnelles',
  REVIEWS_HIDDEN_UNLAWFUL: 'contenu illégal',
  REVIEWS_HIDDEN_ADVERTISING: 'publicité',
  REVIEWS_HIDDEN_UNREADABLE: 'texte illisible',
} satisfies Record<keyof typeof source, string>
