import type { account as familiar } from '../account.ts'

/** The account, to a business. */
export const account = {
  ACCOUNT_LOADING: 'Ihr Kundenkonto wird geladen\u00a0…',
  ACCOUNT_NO_SCRIPT:
    'Für Ihr Kundenkonto muss JavaScript im Browser eingeschaltet sein. Schreiben Sie uns, wenn das bei Ihnen nicht geht.',
  RESET_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst antworten Sie auf unsere E-Mail, und wir helfen Ihnen.',
  ACCOUNT_FAILED:
    'Ihr Kundenkonto lässt sich gerade nicht anzeigen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  SIGN_IN_FAILED:
    'E-Mail-Adresse oder Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt. Suchen Sie unsere E-Mail in Ihrem Postfach oder wählen Sie ein neues Passwort.',
  SIGN_IN_REMEMBER_HINT:
    'Nur auf Ihrem eigenen Gerät. Nach {days} Tagen und beim Abmelden werden sie gelöscht.',
  SIGN_IN_ENDED: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  SIGN_IN_OUT: 'Sie sind abgemeldet.',
  SIGN_IN_NEW_TEXT:
    'Mit einem Kundenkonto sehen Sie alle Verkäufe an einem Ort und geben Ihre Daten nur einmal ein. Verkaufen können Sie auch ohne.',
  PROBLEM_PASSWORD_TOO_SHORT: 'Nehmen Sie mindestens {min} Zeichen.',
  PROBLEM_PASSWORD_TOO_LONG: 'Nehmen Sie höchstens {max} Zeichen.',
  PROBLEM_PASSWORD_COMMON: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
  PROBLEM_PASSWORD_PERSONAL:
    'Wählen Sie ein Passwort ohne Ihren Namen, Ihre E-Mail-Adresse und den Namen dieses Shops.',
  REGISTER_PERSON: 'Über Sie',
  REGISTER_ACCESS: 'Ihre Zugangsdaten',
  REGISTER_EMAIL_HINT:
    'Dorthin schicken wir Ihnen einen Link zur Bestätigung. Danach sehen Sie im Kundenkonto auch frühere Verkäufe mit dieser Adresse.',
  REGISTER_ADDRESS: 'Ihre Adresse',
  REGISTER_DONE: 'Prüfen Sie Ihr Postfach',
  REGISTER_DONE_TEXT:
    'Wir haben an {email} geschrieben. Öffnen Sie zum Abschluss den Link in der E-Mail. Nichts angekommen? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse.',
  REGISTER_HAS_ACCOUNT: 'Sie haben schon ein Kundenkonto?',
  REGISTER_WHY: 'Das bringt Ihnen ein Kundenkonto',
  REGISTER_WHY_HISTORY: 'Alle Verkäufe mit Status, auch frühere als Gast',
  REGISTER_WHY_LEAVE: 'Daten herunterladen oder Kundenkonto löschen, wann immer Sie möchten',
  ACTIVATE_TITLE: 'Bestätigen Sie Ihre Adresse',
  ACTIVATE_TEXT:
    'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Danach sind Sie angemeldet. Falls Sie sich nicht registriert haben, schließen Sie diese Seite. Ohne das Passwort passiert nichts.',
  ACTIVATE_SIGNED_IN: 'Ihre Adresse ist bestätigt, und Sie sind angemeldet.',
  ACTIVATE_OVERVIEW: 'Zu Ihrem Kundenkonto',
  ACTIVATE_DONE: 'Ihr Kundenkonto ist bereit',
  ACTIVATE_DONE_TEXT: 'Ihre Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  ACTIVATE_FAILED_TEXT:
    'Der Link wurde schon verwendet oder ist zu alt. Versuchen Sie zuerst, sich anzumelden. Falls das nicht geht, eröffnen Sie das Kundenkonto noch einmal. Sie bekommen dann einen neuen Link.',
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
  PAYMENT_CHANGE_KIND: 'Wie möchten Sie das Geld bekommen?',
  PAYMENT_CHANGE_RUNNING:
    'Gilt für Ihre nächsten Verkäufe. Laufende Verkäufe behalten ihr Auszahlungskonto. Jede Änderung bestätigen wir per E-Mail.',
  PAYMENT_CHANGE_EXISTS:
    'Inzwischen ist ein anderes Auszahlungskonto hinterlegt. Sie sehen es oben. Speichern Sie noch einmal, wenn Sie es ersetzen möchten.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  FORGOT_DONE: 'Prüfen Sie Ihr Postfach',
  FORGOT_DONE_TEXT:
    'Wenn es ein Kundenkonto für {email} gibt, bekommen Sie gleich einen Link. Er gilt {hours, plural, one {eine Stunde} other {# Stunden}}. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  RESET_DONE: 'Ihr neues Passwort ist gespeichert',
  RESET_DONE_TEXT: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  RESET_INVALID_TEXT: 'Der Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  MANAGEMENT_PERSON_HINT: 'Das Auszahlungskonto muss auf Ihre Firma oder diesen Namen lauten.',
} satisfies Partial<Record<keyof typeof familiar, string>>
