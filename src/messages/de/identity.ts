import type { identity as source } from '../en/identity.ts'

/** The identity document that the law asks of a seller before the payout. */
export const identity = {
  IDENTITY_TITLE: 'Dein Ausweis',
  IDENTITY_TEXT:
    'Das Gesetz verlangt, dass wir vor dem Kauf einen Ausweis erfassen. Auszahlen können wir erst, wenn wir deinen geprüft haben.',
  IDENTITY_WAITS: 'Deine Auszahlung wartet auf dieses Dokument.',
  IDENTITY_LAW: 'Rechtsgrundlage: {law}',
  IDENTITY_SAFETY:
    'Wir speichern ihn verschlüsselt. Sehen kann ihn nur, wer ihn prüft. Die Bilder löschen wir spätestens {days} Tage nach unserer Entscheidung. Bitte schick ihn nie per E-Mail.',
  IDENTITY_KIND: 'Art des Dokuments',
  IDENTITY_KIND_ID_CARD: 'Personalausweis',
  IDENTITY_KIND_PASSPORT: 'Reisepass',
  IDENTITY_KIND_RESIDENCE_PERMIT: 'Aufenthaltstitel',
  IDENTITY_KIND_DRIVING_LICENCE: 'Führerschein',
  IDENTITY_NUMBER: 'Nummer des Dokuments',
  IDENTITY_ISSUED_BY: 'Ausgestellt von',
  IDENTITY_ISSUED_BY_HINT: 'Behörde und Land, wie auf dem Dokument.',
  IDENTITY_ISSUED_DAY: 'Ausgestellt am',
  IDENTITY_EXPIRY_DAY: 'Gültig bis',
  IDENTITY_EXPIRY_DAY_HINT: 'Lass das Feld leer, wenn dein Dokument unbefristet gilt.',
  IDENTITY_DAY_HINT: 'Zum Beispiel {example}',
  IDENTITY_FRONT: 'Bild der Vorderseite',
  IDENTITY_PAGE: 'Bild der Seite mit deinem Foto',
  IDENTITY_BACK: 'Bild der Rückseite',
  IDENTITY_FILE_HINT: 'Foto oder PDF, höchstens {size}\u00a0MB.',
  IDENTITY_FILE_STORED: 'Dieses Bild ist da. Du kannst es durch ein anderes ersetzen.',
  IDENTITY_SEND: 'Ausweis senden',
  IDENTITY_SUBMITTED: 'Wir prüfen deinen Ausweis',
  IDENTITY_SUBMITTED_TEXT: 'Danke. Sobald er geprüft ist, schreiben wir dir.',
  IDENTITY_ACCEPTED: 'Dein Ausweis ist geprüft',
  IDENTITY_ACCEPTED_TEXT: 'Damit steht er deiner Auszahlung nicht mehr im Weg.',
  IDENTITY_REFUSED: 'Deinen Ausweis können wir so nicht annehmen',
  IDENTITY_REFUSED_UNREADABLE:
    'Die Bilder sind nicht lesbar. Schick uns bitte scharfe Bilder ohne Spiegelung.',
  IDENTITY_REFUSED_INCOMPLETE: 'Auf den Bildern fehlt eine Seite. Bitte schick uns alle.',
  IDENTITY_REFUSED_EXPIRED: 'Dein Dokument ist abgelaufen. Schick uns bitte ein gültiges.',
  IDENTITY_REFUSED_NAME_DIFFERS:
    'Auf dem Dokument steht ein anderer Name als im Verkauf. Wer verkauft, muss den eigenen Ausweis zeigen.',
  IDENTITY_REFUSED_FIELDS_DIFFER:
    'Deine Angaben stimmen nicht mit dem Dokument überein. Bitte prüf jedes Feld.',
  IDENTITY_DECLINE: 'Ich möchte keinen Ausweis senden',
  IDENTITY_DECLINE_TEXT:
    'Ohne Ausweis können wir nichts kaufen. Was wir geprüft haben, schicken wir dir kostenlos zurück.',
  IDENTITY_DECLINE_CONFIRM: 'Ja, zurückschicken',
  IDENTITY_DECLINE_KEEP: 'Ich sende einen Ausweis',
  IDENTITY_READ_ONLY:
    'Um deinen Ausweis hochzuladen, öffne bitte den Link aus einer E-Mail zu diesem Verkauf.',
  PROBLEM_DOCUMENT_NUMBER_FORMAT: 'Gib die Nummer genau so ein, wie sie auf dem Dokument steht.',
  PROBLEM_DAY_FORMAT: 'Gib das Datum im Format {example} ein.',
  PROBLEM_ISSUED_LATER: 'Dieses Datum liegt in der Zukunft.',
  PROBLEM_DOCUMENT_EXPIRED: 'Dieses Dokument ist abgelaufen. Nimm bitte ein gültiges.',
  PROBLEM_DOCUMENT_FILE_REQUIRED: 'Bitte füg dieses Bild hinzu.',
} satisfies Record<keyof typeof source, string>
