import type { reviews as source } from '../en/reviews.ts'

/** What sellers say, as the public reads it. */
export const reviews = {
  REVIEWS: 'Co mówią sprzedający',
  REVIEWS_LABEL: 'Opinie, przewijaj w bok',
  REVIEWS_STARS: '{stars, plural, one {# gwiazdka} few {# gwiazdki} other {# gwiazdek}} z {max}',
  REVIEWS_AVERAGE: '{value} na {max}',
  REVIEWS_COUNT: '{count, plural, one {# opinia} few {# opinie} other {# opinii}} po wypłacie',
  REVIEWS_ALL: 'Wszystkie opinie',
  REVIEWS_PREVIOUS: 'Poprzednie opinie',
  REVIEWS_NEXT: 'Następne opinie',
  REVIEWS_ORIGIN:
    'Opinię może napisać tylko osoba, która dostała od nas pieniądze, jedną o każdej sprzedaży. Każdą czytamy przed publikacją i nie widzimy przy tym gwiazdek. Ukrywamy ją tylko, gdy obraża, ujawnia dane osobowe, narusza prawo, reklamuje lub jest nieczytelna.',
  REVIEWS_TOO_FEW: 'Średnią pokażemy, gdy opinii będzie co najmniej {count}.',
  REVIEWS_WAITING:
    '{count, plural, one {# opinia czeka} few {# opinie czekają} other {# opinii czeka}} na przeczytanie.',
  REVIEWS_HIDDEN:
    '{count, plural, one {# opinia jest ukryta} few {# opinie są ukryte} other {# opinii jest ukrytych}}: {reasons}.',
  REVIEWS_HIDDEN_LATER:
    '{count, plural, one {# z nich była wcześniej widoczna} few {# z nich były wcześniej widoczne} other {# z nich było wcześniej widocznych}} dla wszystkich.',
  REVIEWS_HIDDEN_NONE: 'Żadna opinia nie jest ukryta.',
  REVIEWS_HIDDEN_INSULT: 'obraźliwe słowa',
  REVIEWS_HIDDEN_PERSONAL_DATA: 'dane osobowe',
  REVIEWS_HIDDEN_UNLAWFUL: 'treść niezgodna z prawem',
  REVIEWS_HIDDEN_ADVERTISING: 'reklama',
  REVIEWS_HIDDEN_UNREADABLE: 'nieczytelny tekst',
} satisfies Record<keyof typeof source, string>
