/** Mails about the identity document that the law asks of a seller. */
export const identity = {
  MAIL_IDENTITY_ANNOUNCED:
    'Das Gesetz verlangt deinen Ausweis, bevor wir auszahlen. Du kannst ihn schon jetzt auf der Seite deines Verkaufs hochladen.',
  MAIL_IDENTITY_BEFORE_PAYOUT:
    'Für die Auszahlung fehlt noch dein Ausweis. Bitte lad ihn auf der Seite deines Verkaufs hoch.',
  MAIL_IDENTITY_LAW: 'Rechtsgrundlage: {law}',
  MAIL_IDENTITY_SAFETY:
    'Schick deinen Ausweis bitte nie per E-Mail. Wir speichern ihn verschlüsselt, und nur wer ihn prüft, kann ihn sehen. Die Bilder löschen wir spätestens {days} Tage nach unserer Entscheidung.',
  MAIL_IDENTITY_REQUEST_SUBJECT: 'Verkauf {tradeNumber}: Dein Ausweis fehlt noch',
  MAIL_IDENTITY_REQUEST_PREHEADER: 'Auszahlen können wir erst, wenn er geprüft ist.',
  MAIL_IDENTITY_REQUEST_TITLE: 'Wir brauchen deinen Ausweis',
  MAIL_IDENTITY_REQUEST_TEXT:
    'Bevor wir auszahlen können, brauchen wir deinen Ausweis. Gib die Daten bitte auf der Seite deines Verkaufs ein und füg Bilder hinzu.',
  MAIL_IDENTITY_REFUSED_SUBJECT: 'Verkauf {tradeNumber}: Bitte lad deinen Ausweis noch einmal hoch',
  MAIL_IDENTITY_REFUSED_PREHEADER: 'Wir können ihn so nicht annehmen. Hier steht der Grund.',
  MAIL_IDENTITY_REFUSED_TITLE: 'Deinen Ausweis können wir so nicht annehmen',
  MAIL_IDENTITY_REFUSED_NEXT:
    'Bitte lad ihn auf der Seite deines Verkaufs noch einmal hoch. Erst danach können wir auszahlen.',
  MAIL_IDENTITY_ACCEPTED_SUBJECT: 'Verkauf {tradeNumber}: Dein Ausweis ist geprüft',
  MAIL_IDENTITY_ACCEPTED_PREHEADER: 'Damit steht er deiner Auszahlung nicht mehr im Weg.',
  MAIL_IDENTITY_ACCEPTED_TITLE: 'Dein Ausweis ist geprüft',
  MAIL_IDENTITY_ACCEPTED_TEXT:
    'Danke. Dein Ausweis ist geprüft und steht der Auszahlung nicht mehr im Weg. Die Bilder löschen wir spätestens in {days} Tagen.',
  EXPORT_HOLD_IDENTITY_MISSING: 'Das Gesetz verlangt deinen Ausweis, und es lag noch kein geprüfter vor.',
} as const
