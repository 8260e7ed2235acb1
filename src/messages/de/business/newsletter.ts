import type { newsletter as familiar } from '../newsletter.ts'

/** The newsletter, to a business. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: 'Was möchten Sie lesen?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Sagen Sie uns, welche Geräte Sie interessieren und wie oft wir Ihnen schreiben sollen.',
  SCREEN_NEWSLETTER_REQUESTED: 'Sehen Sie in Ihr Postfach',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Sie bekommen den Newsletter, sobald Sie Ihre Adresse mit dem Link in unserer E-Mail bestätigt haben.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Ein Klick, und Sie bekommen keinen Newsletter mehr von uns.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD: 'Stand Ihre Adresse auf unserer Liste, haben wir sie entfernt.',
  NEWSLETTER_SENT: 'Sehen Sie in Ihr Postfach: Mit dem Link in unserer E-Mail bestätigen Sie die Anmeldung.',
  NEWSLETTER_ADDRESS: 'Geben Sie die Adresse im Format name@example.org ein.',
  NEWSLETTER_BUSY: 'Das waren gerade zu viele Anfragen. Versuchen Sie es später noch einmal.',
  NEWSLETTER_FAILED: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  NEWSLETTER_NO_MAIL:
    'Keine E-Mail da? Sehen Sie in den Spam-Ordner und prüfen Sie, ob die Adresse stimmt. Unten auf dieser Seite können Sie sie noch einmal eintragen. Bekommen Sie den Newsletter schon, schreiben wir Ihnen nicht noch einmal.',
  NEWSLETTER_CONFIRM_TITLE: 'Fast fertig: Bestätigen Sie Ihre Anmeldung',
  NEWSLETTER_CONFIRM_TEXT:
    'Bestätigen Sie, geht unser Newsletter an {email}. Das Öffnen dieser Seite allein ändert noch nichts.',
  NEWSLETTER_CONFIRMED_TITLE: 'Sie bekommen unseren Newsletter',
  NEWSLETTER_OPTIONAL: 'Alles freiwillig. Mit demselben Link können Sie es jederzeit ändern.',
  NEWSLETTER_BIRTHDAY_HINT: 'Ohne Jahr, damit wir Ihnen gratulieren können.',
  NEWSLETTER_INTERESTS: 'Diese Geräte interessieren Sie',
  NEWSLETTER_DEVICES: 'Geräte, die Sie haben',
  NEWSLETTER_DEVICES_HINT: 'Bis zu {max}, damit wir Ihnen schreiben können, wie sich ihre Preise entwickeln.',
  NEWSLETTER_FREQUENCY: 'Wie oft wir Ihnen schreiben',
  NEWSLETTER_NOT_SAVED:
    'Nicht gespeichert. Prüfen Sie Vorname und Geburtstag und versuchen Sie es noch einmal.',
  NEWSLETTER_GONE_TEXT:
    'Links zum Bestätigen gelten sieben Tage und enden mit dem Abbestellen. Möchten Sie den Newsletter bekommen, melden Sie sich noch einmal an.',
  NEWSLETTER_STAYS: 'E-Mails zu Ihren Verkäufen und zu Ihrem Konto bekommen Sie weiterhin.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Diesen Tag gibt es nicht. Wählen Sie Tag und Monat oder lassen Sie beides frei.',
} satisfies Partial<Record<keyof typeof familiar, string>>
