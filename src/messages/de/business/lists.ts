import type { lists as familiar } from '../lists.ts'

/** Pasted names, to a business. */
export const lists = {
  SCREEN_LIST_LEAD:
    'Fügen Sie Ihre Geräte hinzu, beantworten Sie Gemeinsames einmal und schicken Sie alles in einem Paket.',
  LIST_FIELD: 'Ihre Geräte, eins pro Zeile',
  LIST_FIELD_HINT: 'Bis zu {max} Geräte. Sie können sie auch mit Komma oder Semikolon trennen.',
  LIST_ASKING: 'Wir suchen Ihre Geräte\u00a0…',
  LIST_EMPTY: 'Bitte geben Sie mindestens ein Gerät ein.',
  LIST_FAILED: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal, Ihre Liste ist noch da.',
  LIST_NO_SCRIPT:
    'Für Listen muss JavaScript im Browser eingeschaltet sein. Einzelne Geräte finden Sie über die Suche.',
  LIST_BROKEN:
    'Sie haben das Gerät als defekt angegeben. Beantworten Sie die Fragen, um zu sehen, was es noch wert ist.',
} satisfies Partial<Record<keyof typeof familiar, string>>
