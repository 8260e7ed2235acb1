import type { account as familiar } from '../account.ts'

/** The account, to a business. */
export const account = {
  ACCOUNT_LINKS: 'Ihre Daten',
  SALES_TITLE: 'Ihre Verkäufe',
  SALES_LOADING: 'Ihre Verkäufe werden geladen\u00a0…',
  SALES_FAILED:
    'Ihre Verkäufe lassen sich gerade nicht anzeigen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  SALES_EMPTY_TEXT:
    'Suchen Sie ein Gerät, beantworten Sie ein paar Fragen und sehen Sie sofort, was wir dafür zahlen.',
  MANAGEMENT_NEWSLETTER_HINT:
    'Neues zu unseren Ankaufspreisen und zum Shop, normalerweise höchstens einmal im Monat. Abbestellen können Sie ihn hier jederzeit.',
  MANAGEMENT_PHONE_HINT:
    'Nur für Rückfragen vom Paketdienst oder aus der Prüfung. Zum Löschen lassen Sie das Feld leer.',
  MANAGEMENT_PASSWORD_HINT: 'Mit einem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.',
  MANAGEMENT_PASSWORD_DONE: 'Ihr Passwort ist geändert. Andere Geräte sind abgemeldet.',
  SIGN_INS_TITLE: 'Wo Sie angemeldet sind',
  SIGN_INS_HINT: 'Sie kennen ein Gerät nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
  SIGN_INS_ALL_TEXT:
    'Sie werden auf allen Geräten abgemeldet, auch auf diesem. Links zu Ihren Verkäufen in früheren E-Mails funktionieren dann nicht mehr. Neue können Sie jederzeit anfordern.',
  NOT_ME_TITLE: 'Das waren Sie nicht?',
  NOT_ME_DEVICES: 'Wir melden alle Geräte ab. Frühere Links zu Ihren Verkäufen gelten nicht mehr.',
  NOT_ME_PASSWORD:
    'Ihr jetziges Passwort wird ungültig. Den Link für ein neues schicken wir Ihnen per E-Mail.',
  NOT_ME_PAYOUT:
    'Ein fremdes Auszahlungskonto entfernen wir. Verkäufe, die wir dorthin auszahlen würden, frieren wir ein.',
  NOT_ME_DONE_TEXT:
    'Alle Geräte sind abgemeldet, Ihr altes Passwort ist ungültig. Den Link für ein neues haben wir Ihnen per E-Mail geschickt.',
  NOT_ME_INVALID_TEXT:
    'Der Link wurde schon benutzt oder ist zu alt. Den Link für ein neues Passwort finden Sie in Ihren E-Mails. Sie können auch einen neuen anfordern.',
  MANAGEMENT_EXPORT: 'Ihre Daten herunterladen',
  MANAGEMENT_EXPORT_TEXT:
    'Alles, was wir über Sie gespeichert haben, als Archiv: Ihre Angaben, Verkäufe, Versandetiketten und Packzettel. Bewahren Sie es sicher auf, es enthält auch Ihre Kontonummern.',
  DELETE_GONE: 'Adresse, Telefonnummer und Auszahlungskonten löschen wir sofort.',
  DELETE_RUNNING:
    'Laufende Verkäufe gehen weiter wie vereinbart. Wir zahlen aus oder schicken Geräte zurück. Sie erreichen diese Verkäufe über die Links in unseren E-Mails.',
  DELETE_CONFIRM: 'Geben Sie zur Bestätigung Ihre E-Mail-Adresse ein',
  DELETE_DONE: 'Ihr Kundenkonto ist gelöscht',
  DELETE_DONE_TEXT: 'Danke, dass Sie bei uns waren. Verkaufen können Sie weiterhin, auch ohne Kundenkonto.',
  PROBLEM_EMAIL_DIFFERS: 'Das ist nicht die Adresse Ihres Kundenkontos.',
  PAYMENT_CHANGE_NONE: 'Sie haben noch kein Auszahlungskonto hinterlegt.',
  PAYMENT_CHANGE_RUNNING:
    'Gilt für Ihre nächsten Verkäufe. Laufende Verkäufe behalten ihr Auszahlungskonto. Jede Änderung bestätigen wir per E-Mail.',
  PAYMENT_CHANGE_EXISTS:
    'Inzwischen ist ein anderes Auszahlungskonto hinterlegt. Sie sehen es oben. Speichern Sie noch einmal, wenn Sie es ersetzen möchten.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  MANAGEMENT_PERSON_HINT: 'Das Auszahlungskonto muss auf Ihre Firma oder diesen Namen lauten.',
} satisfies Partial<Record<keyof typeof familiar, string>>
