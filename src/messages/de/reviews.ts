import type { reviews as source } from '../en/reviews.ts'

/** What sellers say, as the public reads it. */
export const reviews = {
  REVIEWS: 'Das sagen Verkäuferinnen und Verkäufer',
  REVIEWS_LABEL: 'Bewertungen, seitlich scrollen',
  REVIEWS_STARS: '{stars, plural, one {# Stern} other {# Sterne}} von {max}',
  REVIEWS_AVERAGE: '{value} von {max}',
  REVIEWS_COUNT: '{count, plural, one {# Bewertung} other {# Bewertungen}} zu bezahlten Verkäufen',
  REVIEWS_ALL: 'Alle Bewertungen',
  REVIEWS_PREVIOUS: 'Vorherige Bewertungen',
  REVIEWS_NEXT: 'Weitere Bewertungen',
  REVIEWS_ORIGIN:
    'Bewerten kann nur, wen wir bezahlt haben, einmal je Verkauf. Wir lesen jede Bewertung vor der Veröffentlichung und sehen dabei die Sterne nicht. Ausgeblendet wird sie nur, wenn sie beleidigt, persönliche Daten nennt, gegen das Gesetz verstößt, wirbt oder unlesbar ist.',
  REVIEWS_TOO_FEW: 'Ab {count} Bewertungen zeigen wir den Durchschnitt.',
  REVIEWS_WAITING: '{count, plural, one {# Bewertung ist} other {# Bewertungen sind}} noch nicht gelesen.',
  REVIEWS_HIDDEN:
    '{count, plural, one {# Bewertung ist} other {# Bewertungen sind}} ausgeblendet: {reasons}.',
  REVIEWS_HIDDEN_LATER: '{count, plural, one {# davon war} other {# davon waren}} vorher schon öffentlich.',
  REVIEWS_HIDDEN_NONE: 'Keine Bewertung ist ausgeblendet.',
  REVIEWS_HIDDEN_INSULT: 'Beleidigung',
  REVIEWS_HIDDEN_PERSONAL_DATA: 'persönliche Daten',
  REVIEWS_HIDDEN_UNLAWFUL: 'rechtswidriger Inhalt',
  REVIEWS_HIDDEN_ADVERTISING: 'Werbung',
  REVIEWS_HIDDEN_UNREADABLE: 'unlesbarer Text',
} satisfies Record<keyof typeof source, string>
