import type { contact as familiar } from '../contact.ts'

/** The contact form, to a business. */
export const contact = {
  CONTACT_TITLE: 'Schreiben Sie uns',
  CONTACT_SUBJECT_CLARIFICATION: 'Rückfrage oder neues Angebot',
  CONTACT_TRADE_HINT: 'Sie steht in jeder E-Mail zu Ihrem Verkauf: zweimal vier Zeichen.',
  CONTACT_TRADE_HINT_OTHER:
    'Sie steht in jeder E-Mail zu Ihrem Verkauf. Nicht zur Hand? Wählen Sie „{other}“.',
  CONTACT_DEVICE_HINT: 'Hersteller, Modell und, falls Sie ihn kennen, der Speicher.',
  CONTACT_NAME: 'Ihr Name',
  CONTACT_MESSAGE: 'Ihre Nachricht',
  CONTACT_EMPTY_FIELD: 'Bitte lassen Sie dieses Feld leer',
  CONTACT_PRIVACY:
    'Wir nutzen Ihre Angaben, um Ihnen zu antworten, und löschen sie spätestens nach einem Jahr.',
  CONTACT_FAILED:
    'Ihre Nachricht ist nicht durchgekommen. Es ist nichts verloren: Versuchen Sie es gleich noch einmal oder schreiben Sie an {mail}.',
  CONTACT_BUSY:
    '{minutes, plural, one {Das waren viele Nachrichten in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal oder schreiben Sie an {mail}.} other {Das waren viele Nachrichten in kurzer Zeit. Versuchen Sie es in # Minuten noch einmal oder schreiben Sie an {mail}.}}',
  CONTACT_EARLIER:
    'Ihre Nachricht ist schon in einer früheren Fassung angekommen. Ihre letzten Änderungen sind nicht dabei.',
  CONTACT_SENT: 'Ihre Nachricht ist da',
  CONTACT_SENT_TEXT_ANY: 'Wir antworten an die E-Mail-Adresse, die Sie angegeben haben.',
  CONTACT_SENT_FROM:
    'Die Antwort kommt von {mail}. Vermissen Sie sie, sehen Sie bitte auch im Spam-Ordner nach.',
  CONTACT_DIRECT_TEXT: 'Per E-Mail oder Telefon erreichen Sie dieselben Menschen.',
  CONTACT_PARTNER_TEXT: 'Auch der Kundenservice von {partner} hilft Ihnen weiter.',
  PROBLEM_SUBJECT_UNKNOWN: 'Wählen Sie einen Eintrag aus der Liste.',
  PROBLEM_MESSAGE_TOO_SHORT: 'Schreiben Sie bitte etwas mehr, mindestens {min} Zeichen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
