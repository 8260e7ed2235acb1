import type { reviews as source } from '../en/reviews.ts'

/** What sellers say, as the public reads it. */
export const reviews = {
  REVIEWS: 'Che cosa dice chi ha venduto',
  REVIEWS_LABEL: 'Recensioni, scorri di lato',
  REVIEWS_STARS: '{stars, plural, one {# stella} other {# stelle}} su {max}',
  REVIEWS_AVERAGE: '{value} su {max}',
  REVIEWS_COUNT: '{count, plural, one {# recensione} other {# recensioni}} di vendite pagate',
  REVIEWS_ALL: 'Tutte le recensioni',
  REVIEWS_PREVIOUS: 'Recensioni precedenti',
  REVIEWS_NEXT: 'Recensioni successive',
  REVIEWS_ORIGIN:
    'Può scrivere una recensione solo chi è già stato pagato, una per ogni vendita. Leggiamo ogni recensione prima di pubblicarla, senza vederne le stelle. La nascondiamo solo se insulta, rivela dati personali, viola la legge, fa pubblicità o è illeggibile.',
  REVIEWS_TOO_FEW: 'Mostreremo la media a partire da {count} recensioni.',
  REVIEWS_WAITING:
    '{count, plural, one {# recensione è ancora} other {# recensioni sono ancora}} da leggere.',
  REVIEWS_HIDDEN:
    '{count, plural, one {# recensione è nascosta} other {# recensioni sono nascoste}}: {reasons}.',
  REVIEWS_HIDDEN_LATER:
    '{count, plural, one {# di queste era già pubblica} other {# di queste erano già pubbliche}} prima.',
  REVIEWS_HIDDEN_NONE: 'Nessuna recensione è nascosta.',
  REVIEWS_HIDDEN_INSULT: 'insulto',
  REVIEWS_HIDDEN_PERSONAL_DATA: 'dati personali',
  REVIEWS_HIDDEN_UNLAWFUL: 'contenuto illecito',
  REVIEWS_HIDDEN_ADVERTISING: 'pubblicità',
  REVIEWS_HIDDEN_UNREADABLE: 'testo illeggibile',
} satisfies Record<keyof typeof source, string>
