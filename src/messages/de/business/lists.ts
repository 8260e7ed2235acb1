import type { lists as familiar } from '../lists.ts'

/** Pasted names, to a business. */
export const lists = {
  SCREEN_LIST_LEAD:
    'Fügen Sie die Namen Ihrer Geräte ein. Jede Zeile bekommt ihr Gerät, den höchsten Preis und den Weg zu den Fragen.',
  LIST_FIELD: 'Ihre Geräte, eins pro Zeile',
  LIST_FIELD_HINT: 'Bis zu {max} Geräte. Sie können sie auch mit Komma oder Semikolon trennen.',
  LIST_ASKING: 'Wir suchen Ihre Geräte\u00a0…',
  LIST_EMPTY: 'Bitte geben Sie mindestens ein Gerät ein.',
  LIST_FAILED: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal, Ihre Liste ist noch da.',
  LIST_NO_SCRIPT: 'Listen brauchen JavaScript. Ohne finden Sie jedes Gerät über die Suche.',
  LIST_BROKEN:
    'Sie schreiben, dass es defekt ist. Beantworten Sie die Fragen, dann sehen Sie, was es noch wert ist.',
} satisfies Partial<Record<keyof typeof familiar, string>>
