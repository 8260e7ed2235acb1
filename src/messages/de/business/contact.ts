import type { contact as familiar } from '../contact.ts'

/** The contact form, to a business. */
export const contact = {
  CONTACT_TITLE: 'Schreiben Sie uns',
  CONTACT_SUBJECT_CLARIFICATION: 'Rückfrage oder neues Angebot',
  CONTACT_TRADE_HINT: 'Acht Zeichen, zum Beispiel aus der Bestätigungsmail.',
  CONTACT_TRADE_HINT_OTHER:
    'Sie steht in jeder E-Mail zu Ihrem Verkauf. Nicht zur Hand? Wählen Sie „{other}“.',
  CONTACT_DEVICE_HINT: 'Hersteller, Modell und, wenn möglich, Speicher.',
  CONTACT_NAME: 'Ihr Name',
  CONTACT_MESSAGE: 'Ihre Nachricht',
  CONTACT_PRIVACY:
    'Wir nutzen Ihre Angaben, um Ihnen zu antworten, und löschen sie spätestens nach {years, plural, one {einem Jahr} other {# Jahren}}.',
  CONTACT_FAILED:
    'Ihre Nachricht ließ sich nicht senden. Ihr Text ist noch da. Versuchen Sie es gleich noch einmal oder schreiben Sie an {mail}.',
  CONTACT_BUSY:
    '{minutes, plural, one {Das waren viele Nachrichten in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal oder schreiben Sie an {mail}.} other {Das waren viele Nachrichten in kurzer Zeit. Versuchen Sie es in # Minuten noch einmal oder schreiben Sie an {mail}.}}',
  CONTACT_EARLIER: 'Ihre Nachricht ist schon bei uns, aber ohne die letzten Änderungen.',
  CONTACT_SENT: 'Ihre Nachricht ist angekommen',
  CONTACT_SENT_TEXT_ANY: 'Wir antworten an die E-Mail-Adresse, die Sie angegeben haben.',
  CONTACT_SENT_FROM: 'Die Antwort kommt von {mail}. Sehen Sie notfalls auch im Spam-Ordner nach.',
  CONTACT_DIRECT_TEXT: 'So erreichen Sie dasselbe Team direkt.',
  CONTACT_PARTNER_TEXT: 'Auch der Kundenservice von {partner} hilft Ihnen weiter.',
  PROBLEM_SUBJECT_UNKNOWN: 'Wählen Sie einen Eintrag aus der Liste.',
  PROBLEM_MESSAGE_TOO_SHORT: 'Bitte schreiben Sie mindestens {min} Zeichen.',
  PROBLEM_TRADE_NUMBER_FORMAT:
    'Eine Verkaufsnummer hat acht Zeichen, zum Beispiel 12AB-34CD. Bitte prüfen Sie Ihre Eingabe.',
} satisfies Partial<Record<keyof typeof familiar, string>>
