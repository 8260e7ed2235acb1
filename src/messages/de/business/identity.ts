import type { identity as familiar } from '../identity.ts'

/** The identity document, to a business. */
export const identity = {
  IDENTITY_TITLE: 'Ihr Ausweis',
  IDENTITY_TEXT:
    'Das Gesetz verlangt, dass wir vor dem Kauf einen Ausweis erfassen. Auszahlen können wir erst, wenn wir Ihren geprüft haben.',
  IDENTITY_WAITS: 'Ihre Auszahlung wartet auf dieses Dokument.',
  IDENTITY_EXPIRY_DAY_HINT: 'Lassen Sie das Feld leer, wenn Ihr Dokument unbefristet gilt.',
  IDENTITY_PAGE: 'Bild der Seite mit Ihrem Foto',
  IDENTITY_FILE_STORED: 'Dieses Bild ist da. Sie können es durch ein anderes ersetzen.',
  IDENTITY_SUBMITTED: 'Wir prüfen Ihren Ausweis',
  IDENTITY_SUBMITTED_TEXT: 'Danke. Sobald er geprüft ist, schreiben wir Ihnen.',
  IDENTITY_ACCEPTED: 'Ihr Ausweis ist geprüft',
  IDENTITY_ACCEPTED_TEXT: 'Damit steht er Ihrer Auszahlung nicht mehr im Weg.',
  IDENTITY_REFUSED: 'Ihren Ausweis können wir so nicht annehmen',
  IDENTITY_REFUSED_UNREADABLE:
    'Die Bilder sind nicht lesbar. Schicken Sie uns bitte scharfe Bilder ohne Spiegelung.',
  IDENTITY_REFUSED_INCOMPLETE: 'Auf den Bildern fehlt eine Seite. Bitte schicken Sie uns alle.',
  IDENTITY_REFUSED_EXPIRED: 'Ihr Dokument ist abgelaufen. Schicken Sie uns bitte ein gültiges.',
  IDENTITY_REFUSED_FIELDS_DIFFER:
    'Ihre Angaben stimmen nicht mit dem Dokument überein. Bitte prüfen Sie jedes Feld.',
  IDENTITY_DECLINE_TEXT:
    'Ohne Ausweis können wir nichts kaufen. Was wir geprüft haben, schicken wir Ihnen kostenlos zurück.',
  IDENTITY_READ_ONLY:
    'Um Ihren Ausweis hochzuladen, öffnen Sie bitte den Link aus einer E-Mail zu diesem Verkauf.',
  PROBLEM_DOCUMENT_NUMBER_FORMAT: 'Geben Sie die Nummer genau so ein, wie sie auf dem Dokument steht.',
  PROBLEM_DAY_FORMAT: 'Geben Sie das Datum im Format {example} ein.',
  PROBLEM_DOCUMENT_EXPIRED: 'Dieses Dokument ist abgelaufen. Nehmen Sie bitte ein gültiges.',
  PROBLEM_DOCUMENT_FILE_REQUIRED: 'Bitte fügen Sie dieses Bild hinzu.',
  IDENTITY_SAFETY:
    'Wir speichern ihn verschlüsselt. Sehen kann ihn nur, wer ihn prüft. Die Bilder löschen wir spätestens {days} Tage nach unserer Entscheidung. Bitte schicken Sie ihn nie per E-Mail.',
} satisfies Partial<Record<keyof typeof familiar, string>>
