import type { newsletter as familiar } from '../newsletter.ts'

/** The newsletter, to a business. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: 'Was möchten Sie lesen?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Sagen Sie uns, welche Geräte Sie interessieren und wie oft Sie höchstens von uns hören möchten.',
  SCREEN_NEWSLETTER_REQUESTED: 'Prüfen Sie Ihr Postfach',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Sie bekommen den Newsletter, sobald Sie Ihre Adresse mit dem Link in unserer E-Mail bestätigt haben.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Ein Klick, und Sie bekommen keinen Newsletter mehr von uns.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD: 'Sie bekommen an Ihre Adresse keinen Newsletter mehr.',
  NEWSLETTER_SENT: 'Prüfen Sie Ihr Postfach und bestätigen Sie die Anmeldung mit dem Link in unserer E-Mail.',
  NEWSLETTER_ADDRESS: 'Geben Sie die Adresse im Format name@example.org ein.',
  NEWSLETTER_BUSY: 'Das waren gerade zu viele Anfragen. Versuchen Sie es später noch einmal.',
  NEWSLETTER_FAILED: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  NEWSLETTER_NO_MAIL:
    'Keine E-Mail da? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt. Unten auf dieser Seite können Sie sie noch einmal eintragen. Wer den Newsletter schon bekommt, erhält keine zweite Bestätigung.',
  NEWSLETTER_CONFIRM_TITLE: 'Nur noch bestätigen',
  NEWSLETTER_CONFIRM_TEXT:
    'Mit der Bestätigung bekommen Sie unseren Newsletter an {email}. Das Öffnen dieser Seite allein ändert noch nichts.',
  NEWSLETTER_CONFIRMED_TITLE: 'Sie bekommen unseren Newsletter',
  NEWSLETTER_CONFIRMED_TEXT:
    'Wir schreiben höchstens einmal im Monat an {email}, wenn Sie nichts anderes wählen.',
  NEWSLETTER_OPTIONAL: 'Alle Angaben sind freiwillig. Mit demselben Link können Sie sie jederzeit ändern.',
  NEWSLETTER_BIRTHDAY_HINT: 'Ohne Jahr.',
  NEWSLETTER_INTERESTS: 'Diese Geräte interessieren Sie',
  NEWSLETTER_DEVICES: 'Geräte, die Sie haben',
  NEWSLETTER_DEVICES_HINT: 'Bis zu {max}. So wissen wir, welche Preise Sie interessieren.',
  NEWSLETTER_FREQUENCY: 'Wie oft dürfen wir Ihnen schreiben?',
  NEWSLETTER_NOT_SAVED:
    'Nicht gespeichert. Prüfen Sie Vorname und Geburtstag und versuchen Sie es noch einmal.',
  NEWSLETTER_GONE_TEXT:
    'Bestätigungslinks gelten {days}\u00a0Tage und verfallen mit dem Abbestellen. Sie können sich jederzeit neu anmelden.',
  NEWSLETTER_STAYS: 'E-Mails zu Ihren Verkäufen und zu Ihrem Kundenkonto bekommen Sie weiterhin.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Diesen Tag gibt es nicht. Wählen Sie Tag und Monat oder lassen Sie beides frei.',
} satisfies Partial<Record<keyof typeof familiar, string>>
