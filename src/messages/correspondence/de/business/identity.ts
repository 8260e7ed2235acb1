import type { identity as familiar } from '../identity.ts'

/** Mails about the identity document, to a business. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'Das Gesetz verlangt Ihren Ausweis, bevor wir auszahlen. Sie können ihn schon jetzt auf der Seite Ihres Verkaufs hochladen.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'Für die Auszahlung fehlt noch Ihr Ausweis. Bitte laden Sie ihn auf der Seite Ihres Verkaufs hoch.',
  MAIL_IDENTITY_SAFETY:
    'Schicken Sie Ihren Ausweis bitte nie per E-Mail. Wir speichern ihn verschlüsselt, und nur wer ihn prüft, kann ihn sehen. Die Bilder löschen wir spätestens {days} Tage nach unserer Entscheidung.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Verkauf {tradeNumber}: Ihr Ausweis fehlt noch',
  MAIL_IDENTITY_REQUEST_TITLE: 'Wir brauchen Ihren Ausweis',
  MAIL_IDENTITY_REQUEST_TEXT:
    'Bevor wir auszahlen können, brauchen wir Ihren Ausweis. Geben Sie die Daten bitte auf der Seite Ihres Verkaufs ein und fügen Sie Bilder hinzu.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Verkauf {tradeNumber}: Bitte laden Sie Ihren Ausweis noch einmal hoch',
  MAIL_IDENTITY_REFUSED_TITLE: 'Ihren Ausweis können wir so nicht annehmen',
  MAIL_IDENTITY_REFUSED_NEXT:
    'Bitte laden Sie ihn auf der Seite Ihres Verkaufs noch einmal hoch. Erst danach können wir auszahlen.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Verkauf {tradeNumber}: Ihr Ausweis ist geprüft',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'Damit steht er Ihrer Auszahlung nicht mehr im Weg.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'Ihr Ausweis ist geprüft',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Danke. Ihr Ausweis ist geprüft und steht der Auszahlung nicht mehr im Weg. Die Bilder löschen wir spätestens in {days} Tagen.',
  EXPORT_HOLD_IDENTITY_MISSING: 'Das Gesetz verlangt Ihren Ausweis, und es lag noch kein geprüfter vor.',
} satisfies Partial<Record<keyof typeof familiar, string>>
