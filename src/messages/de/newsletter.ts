import type { newsletter as source } from '../en/newsletter.ts'

/** Texts of the newsletter: sign-up, choices, unsubscribing. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: 'Was möchtest du lesen?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Sag uns, welche Geräte dich interessieren und wie oft du höchstens von uns hören möchtest.',
  SCREEN_NEWSLETTER_REQUESTED: 'Schau in dein Postfach',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Du bekommst den Newsletter, sobald du deine Adresse mit dem Link in unserer E-Mail bestätigt hast.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE: 'Newsletter abbestellen',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Ein Klick, und du bekommst keinen Newsletter mehr von uns.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS: 'Newsletter abbestellt',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD: 'Du bekommst an deine Adresse keinen Newsletter mehr.',
  NEWSLETTER_SENT: 'Schau in dein Postfach und bestätige die Anmeldung mit dem Link in unserer E-Mail.',
  NEWSLETTER_ADDRESS: 'Gib die Adresse im Format name@example.org ein.',
  NEWSLETTER_BUSY: 'Das waren gerade zu viele Anfragen. Versuch es später noch einmal.',
  NEWSLETTER_FAILED: 'Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.',
  NEWSLETTER_NO_MAIL:
    'Keine E-Mail da? Sieh im Spam-Ordner nach und prüf, ob die Adresse stimmt. Unten auf dieser Seite kannst du sie noch einmal eintragen. Wer den Newsletter schon bekommt, erhält keine zweite Bestätigung.',
  NEWSLETTER_CONFIRM_TITLE: 'Nur noch bestätigen',
  NEWSLETTER_CONFIRM_TEXT:
    'Mit der Bestätigung bekommst du unseren Newsletter an {email}. Das Öffnen dieser Seite allein ändert noch nichts.',
  NEWSLETTER_CONFIRM: 'Anmeldung bestätigen',
  NEWSLETTER_CONFIRM_AND_SAVE: 'Bestätigen und speichern',
  NEWSLETTER_CONFIRMED_TITLE: 'Du bekommst unseren Newsletter',
  NEWSLETTER_CONFIRMED_TEXT:
    'Wir schreiben höchstens einmal im Monat an {email}, wenn du nichts anderes wählst.',
  NEWSLETTER_OPTIONAL: 'Alle Angaben sind freiwillig. Mit demselben Link kannst du sie jederzeit ändern.',
  NEWSLETTER_SALUTATION: 'Anrede',
  NEWSLETTER_SALUTATION_NONE: 'Keine Angabe',
  NEWSLETTER_SALUTATION_MS: 'Frau',
  NEWSLETTER_SALUTATION_MR: 'Herr',
  NEWSLETTER_FIRST_NAME: 'Vorname',
  NEWSLETTER_BIRTHDAY: 'Geburtstag',
  NEWSLETTER_BIRTHDAY_HINT: 'Ohne Jahr.',
  NEWSLETTER_BIRTH_DAY: 'Tag',
  NEWSLETTER_BIRTH_MONTH: 'Monat',
  NEWSLETTER_INTERESTS: 'Diese Geräte interessieren dich',
  NEWSLETTER_DEVICES: 'Geräte, die du hast',
  NEWSLETTER_DEVICES_HINT: 'Bis zu {max}. So wissen wir, welche Preise dich interessieren.',
  NEWSLETTER_DEVICE_SEARCH: 'Gerät suchen',
  NEWSLETTER_DEVICE_ADD: '{name} hinzufügen',
  NEWSLETTER_DEVICE_REMOVE: 'Entfernen',
  NEWSLETTER_DEVICES_FOUND:
    '{count, plural, =0 {Kein Gerät gefunden.} one {Ein Gerät gefunden.} other {# Geräte gefunden.}}',
  NEWSLETTER_DEVICES_FULL: 'Mehr als {max} Geräte sind nicht möglich.',
  NEWSLETTER_FREQUENCY: 'Wie oft dürfen wir dir schreiben?',
  NEWSLETTER_FREQUENCY_WEEKLY: 'Höchstens jede Woche',
  NEWSLETTER_FREQUENCY_MONTHLY: 'Höchstens einmal im Monat',
  NEWSLETTER_FREQUENCY_PRICE_CHANGES: 'Nur bei großen Preisänderungen',
  NEWSLETTER_SAVE: 'Auswahl speichern',
  NEWSLETTER_SAVED: 'Gespeichert.',
  NEWSLETTER_NOT_SAVED: 'Nicht gespeichert. Prüf Vorname und Geburtstag und versuch es noch einmal.',
  NEWSLETTER_LEAVE: 'Newsletter abbestellen',
  NEWSLETTER_GONE: 'Dieser Link gilt nicht mehr',
  NEWSLETTER_GONE_TEXT:
    'Bestätigungslinks gelten {days}\u00a0Tage und verfallen mit dem Abbestellen. Du kannst dich jederzeit neu anmelden.',
  NEWSLETTER_UNSUBSCRIBE: 'Abbestellen',
  NEWSLETTER_STAYS: 'E-Mails zu deinen Verkäufen und zu deinem Kundenkonto bekommst du weiterhin.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Diesen Tag gibt es nicht. Wähle Tag und Monat oder lass beides frei.',
  PROBLEM_DEVICES_TOO_MANY: 'Höchstens {max} Geräte.',
} satisfies Record<keyof typeof source, string>
