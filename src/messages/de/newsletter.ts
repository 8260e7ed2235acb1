import type { newsletter as source } from '../en/newsletter.ts'

/** Texts of the newsletter: sign-up, choices, unsubscribing. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: 'Was möchtest du lesen?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Sag uns, welche Geräte dich interessieren und wie oft wir dir schreiben sollen.',
  SCREEN_NEWSLETTER_REQUESTED: 'Schau in dein Postfach',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Du bekommst den Newsletter, sobald du deine Adresse mit dem Link in unserer E-Mail bestätigt hast.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE: 'Newsletter abbestellen',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Ein Klick, und du bekommst keinen Newsletter mehr von uns.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS: 'Newsletter abbestellt',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD:
    'Stand deine Adresse auf unserer Liste, haben wir sie entfernt.',
  NEWSLETTER_SENT: 'Schau in dein Postfach: Mit dem Link in unserer E-Mail bestätigst du die Anmeldung.',
  NEWSLETTER_ADDRESS: 'Gib die Adresse im Format name@example.org ein.',
  NEWSLETTER_BUSY: 'Das waren gerade zu viele Anfragen. Versuch es später noch einmal.',
  NEWSLETTER_FAILED: 'Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.',
  NEWSLETTER_NO_MAIL:
    'Keine E-Mail da? Schau in den Spam-Ordner und prüf, ob die Adresse stimmt. Unten auf dieser Seite kannst du sie noch einmal eintragen. Bekommst du den Newsletter schon, schreiben wir dir nicht noch einmal.',
  NEWSLETTER_CONFIRM_TITLE: 'Fast fertig: Bestätige deine Anmeldung',
  NEWSLETTER_CONFIRM_TEXT:
    'Bestätigst du, geht unser Newsletter an {email}. Das Öffnen dieser Seite allein ändert noch nichts.',
  NEWSLETTER_CONFIRM: 'Anmeldung bestätigen',
  NEWSLETTER_CONFIRM_AND_SAVE: 'Bestätigen und speichern',
  NEWSLETTER_CONFIRMED_TITLE: 'Du bekommst unseren Newsletter',
  NEWSLETTER_CONFIRMED_TEXT: 'Wir schreiben an {email}.',
  NEWSLETTER_OPTIONAL: 'Alles freiwillig. Mit demselben Link kannst du es jederzeit ändern.',
  NEWSLETTER_SALUTATION: 'Anrede',
  NEWSLETTER_SALUTATION_NONE: 'Keine Angabe',
  NEWSLETTER_SALUTATION_MS: 'Frau',
  NEWSLETTER_SALUTATION_MR: 'Herr',
  NEWSLETTER_FIRST_NAME: 'Vorname',
  NEWSLETTER_BIRTHDAY: 'Geburtstag',
  NEWSLETTER_BIRTHDAY_HINT: 'Ohne Jahr, damit wir dir gratulieren können.',
  NEWSLETTER_BIRTH_DAY: 'Tag',
  NEWSLETTER_BIRTH_MONTH: 'Monat',
  NEWSLETTER_INTERESTS: 'Diese Geräte interessieren dich',
  NEWSLETTER_DEVICES: 'Geräte, die du hast',
  NEWSLETTER_DEVICES_HINT: 'Bis zu {max}, damit wir dir schreiben können, wie sich ihre Preise entwickeln.',
  NEWSLETTER_DEVICE_SEARCH: 'Gerät suchen',
  NEWSLETTER_DEVICE_ADD: '{name} hinzufügen',
  NEWSLETTER_DEVICE_REMOVE: 'Entfernen',
  NEWSLETTER_DEVICES_FOUND:
    '{count, plural, =0 {Kein Gerät gefunden.} one {Ein Gerät gefunden.} other {# Geräte gefunden.}}',
  NEWSLETTER_DEVICES_FULL: 'Das sind {max} Geräte, mehr geht nicht.',
  NEWSLETTER_FREQUENCY: 'Wie oft wir dir schreiben',
  NEWSLETTER_FREQUENCY_WEEKLY: 'Jede Woche',
  NEWSLETTER_FREQUENCY_MONTHLY: 'Einmal im Monat',
  NEWSLETTER_FREQUENCY_PRICE_CHANGES: 'Nur wenn sich Preise stark ändern',
  NEWSLETTER_SAVE: 'Auswahl speichern',
  NEWSLETTER_SAVED: 'Gespeichert.',
  NEWSLETTER_NOT_SAVED: 'Nicht gespeichert. Prüf Vorname und Geburtstag und versuch es noch einmal.',
  NEWSLETTER_LEAVE: 'Newsletter abbestellen',
  NEWSLETTER_GONE: 'Dieser Link gilt nicht mehr',
  NEWSLETTER_GONE_TEXT:
    'Links zum Bestätigen gelten sieben Tage und enden mit dem Abbestellen. Möchtest du den Newsletter bekommen, melde dich einfach noch einmal an.',
  NEWSLETTER_UNSUBSCRIBE: 'Abbestellen',
  NEWSLETTER_STAYS: 'E-Mails zu deinen Verkäufen und zu deinem Konto bekommst du weiterhin.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Diesen Tag gibt es nicht. Wähle Tag und Monat oder lass beides frei.',
  PROBLEM_DEVICES_TOO_MANY: 'Höchstens {max} Geräte.',
} satisfies Record<keyof typeof source, string>
