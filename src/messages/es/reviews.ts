import type { reviews as source } from '../en/reviews.ts'

/** What sellers say, as the public reads it. */
export const reviews = {
  REVIEWS: 'Lo que opinan quienes ya han vendido',
  REVIEWS_LABEL: 'Opiniones, desplázate hacia los lados',
  REVIEWS_STARS: '{stars, plural, one {# estrella} other {# estrellas}} de {max}',
  REVIEWS_AVERAGE: '{value} de {max}',
  REVIEWS_COUNT: '{count, plural, one {# opinión} other {# opiniones}} de ventas pagadas',
  REVIEWS_ALL: 'Todas las opiniones',
  REVIEWS_PREVIOUS: 'Opiniones anteriores',
  REVIEWS_NEXT: 'Opiniones siguientes',
  REVIEWS_ORIGIN:
    'Solo puede opinar quien ya ha cobrado, una vez por venta. Leemos cada opinión antes de publicarla y sin ver sus estrellas. Solo la ocultamos si insulta, revela datos personales, infringe la ley, hace publicidad o no se puede leer.',
  REVIEWS_TOO_FEW: 'Mostraremos la media a partir de {count} opiniones.',
  REVIEWS_WAITING: '{count, plural, one {# opinión está} other {# opiniones están}} sin leer.',
  REVIEWS_HIDDEN:
    '{count, plural, one {# opinión está oculta} other {# opiniones están ocultas}}: {reasons}.',
  REVIEWS_HIDDEN_LATER:
    '{count, plural, one {# de ellas fue pública} other {# de ellas fueron públicas}} antes.',
  REVIEWS_HIDDEN_NONE: 'No hay ninguna opinión oculta.',
  REVIEWS_HIDDEN_INSULT: 'insulto',
  REVIEWS_HIDDEN_PERSONAL_DATA: 'datos personales',
  REVIEWS_HIDDEN_UNLAWFUL: 'contenido ilegal',
  REVIEWS_HIDDEN_ADVERTISING: 'publicidad',
  REVIEWS_HIDDEN_UNREADABLE: 'texto ilegible',
} satisfies Record<keyof typeof source, string>
