import type { account as familiar } from '../account.ts'

/** The account, to a business. */
export const account = {
  ACCOUNT_LOADING: 'Ihr Konto wird geladen\u00a0…',
  ACCOUNT_NO_SCRIPT:
    'Ihr Konto braucht JavaScript. Ist es bei Ihnen ausgeschaltet, schreiben Sie uns eine E-Mail: Wir nehmen den Verkauf für Sie auf.',
  RESET_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Antworten Sie auf unsere E-Mail, dann helfen wir Ihnen.',
  ACCOUNT_FAILED:
    'Ihr Konto lässt sich gerade nicht anzeigen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  SIGN_IN_FAILED:
    'E-Mail und Passwort passen nicht zusammen, oder die Adresse ist noch nicht bestätigt. Suchen Sie unsere E-Mail in Ihrem Postfach oder wählen Sie ein neues Passwort.',
  SIGN_IN_REMEMBER_HINT:
    'Nur auf Ihrem eigenen Gerät. Nach {days} Tagen und beim Abmelden werden sie gelöscht.',
  SIGN_IN_ENDED: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  SIGN_IN_OUT: 'Sie sind abgemeldet.',
  SIGN_IN_NEW_TEXT:
    'Mit einem Konto sehen Sie alle Verkäufe an einem Ort und geben Ihre Daten nur einmal ein. Verkaufen können Sie auch ohne.',
  PROBLEM_PASSWORD_TOO_SHORT: 'Nehmen Sie mindestens {min} Zeichen.',
  PROBLEM_PASSWORD_TOO_LONG: 'Nehmen Sie höchstens {max} Zeichen.',
  PROBLEM_PASSWORD_COMMON:
    'Dieses Passwort gehört zu den ersten, die andere ausprobieren würden. Wählen Sie ein anderes.',
  PROBLEM_PASSWORD_PERSONAL:
    'Wählen Sie eines, das nicht aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen dieses Shops besteht.',
  REGISTER_PERSON: 'Über Sie',
  REGISTER_ACCESS: 'Ihre Zugangsdaten',
  REGISTER_EMAIL_HINT:
    'Dorthin schicken wir Ihnen einen Link. Ist die Adresse bestätigt, stehen auch frühere Verkäufe mit ihr in Ihrem Konto.',
  REGISTER_DONE: 'Sehen Sie in Ihr Postfach',
  REGISTER_DONE_TEXT:
    'Wir haben an {email} geschrieben. Öffnen Sie zum Abschluss den Link in der E-Mail. Nichts angekommen? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse.',
  REGISTER_HAS_ACCOUNT: 'Sie haben schon ein Konto?',
  REGISTER_WHY: 'Das bringt Ihnen ein Konto',
  REGISTER_WHY_HISTORY: 'Alle Verkäufe mit ihrem Status, auch die, die Sie als Gast abgeschlossen haben',
  REGISTER_WHY_LEAVE: 'Daten herunterladen oder Konto löschen, wann immer Sie möchten',
  ACTIVATE_TITLE: 'Bestätigen Sie Ihre Adresse',
  ACTIVATE_TEXT:
    'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Dann ist Ihr Konto bereit und Sie sind angemeldet. Sie haben sich nicht registriert? Dann schließen Sie diese Seite: Ohne das Passwort passiert nichts.',
  ACTIVATE_SIGNED_IN: 'Ihre Adresse ist bestätigt, und Sie sind angemeldet.',
  ACTIVATE_OVERVIEW: 'Zu Ihrem Konto',
  ACTIVATE_DONE: 'Ihr Konto ist bereit',
  ACTIVATE_DONE_TEXT: 'Ihre Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  ACTIVATE_FAILED_TEXT:
    'Er wurde schon verwendet oder ist zu alt. Ist Ihre Adresse schon bestätigt, melden Sie sich an. Sonst legen Sie das Konto noch einmal an, und wir schicken Ihnen einen neuen Link.',
  ACCOUNT_LINKS: 'Ihre Daten',
  SALES_TITLE: 'Ihre Verkäufe',
  SALES_LOADING: 'Ihre Verkäufe werden geladen\u00a0…',
  SALES_FAILED:
    'Ihre Verkäufe lassen sich gerade nicht anzeigen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  SALES_EMPTY_TEXT:
    'Suchen Sie ein Gerät, beantworten Sie ein paar Fragen und sehen Sie sofort, was wir dafür zahlen.',
  MANAGEMENT_NEWSLETTER_HINT:
    'Was gebrauchte Geräte gerade wert sind und was sich im Shop tut. Hier können Sie ihn jederzeit wieder abbestellen.',
  MANAGEMENT_PHONE_HINT:
    'Nur für Rückfragen vom Paketdienst oder aus der Prüfung. Möchten Sie die Nummer löschen, lassen Sie das Feld leer.',
  MANAGEMENT_PASSWORD_HINT: 'Mit einem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.',
  MANAGEMENT_PASSWORD_DONE: 'Ihr Passwort ist geändert. Andere Geräte sind abgemeldet.',
  SIGN_INS_TITLE: 'Wo Sie angemeldet sind',
  SIGN_INS_HINT: 'Sie kennen ein Gerät nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
  SIGN_INS_ALL_TEXT:
    'Sie werden auf allen Geräten abgemeldet, auch auf diesem. Links zu Ihren Verkäufen in früheren E-Mails funktionieren dann nicht mehr. Neue können Sie jederzeit anfordern.',
  NOT_ME_TITLE: 'Das waren Sie nicht?',
  NOT_ME_DEVICES: 'Alle Geräte werden abgemeldet, und frühere Links zu Ihren Verkäufen gelten nicht mehr.',
  NOT_ME_PASSWORD:
    'Ihr jetziges Passwort funktioniert nicht mehr. Den Link für ein neues schicken wir Ihnen per E-Mail.',
  NOT_ME_PAYOUT:
    'Hat jemand Ihr Auszahlungskonto geändert, entfernen wir es und frieren die Verkäufe ein, die wir dorthin auszahlen würden.',
  NOT_ME_DONE_TEXT:
    'Alle Geräte sind abgemeldet, und Ihr altes Passwort funktioniert nicht mehr. Den Link für ein neues haben wir Ihnen per E-Mail geschickt.',
  NOT_ME_INVALID_TEXT:
    'Er wurde schon benutzt oder ist zu alt. Haben Sie ihn schon benutzt, finden Sie einen Link für ein neues Passwort in Ihren E-Mails. Sie können auch einen neuen anfordern.',
  MANAGEMENT_EXPORT: 'Ihre Daten herunterladen',
  MANAGEMENT_EXPORT_TEXT:
    'Alles, was wir über Sie wissen, in einem Archiv: Ihre Angaben, Verkäufe, Versandetiketten und Packzettel. Es enthält auch Ihre Kontonummern, also bewahren Sie es sicher auf.',
  DELETE_RUNNING:
    'Laufende Verkäufe gehen weiter wie vereinbart: Wir zahlen aus oder schicken Geräte zurück. Sie erreichen diese Verkäufe über die Links in unseren E-Mails.',
  DELETE_CONFIRM: 'Geben Sie zur Bestätigung Ihre E-Mail-Adresse ein',
  DELETE_DONE: 'Ihr Konto ist gelöscht',
  DELETE_DONE_TEXT: 'Danke, dass Sie bei uns waren. Verkaufen können Sie weiterhin, auch ohne Konto.',
  PROBLEM_EMAIL_DIFFERS: 'Das ist nicht die Adresse Ihres Kontos.',
  PAYMENT_CHANGE_NONE: 'Sie haben noch kein Auszahlungskonto hinterlegt.',
  PAYMENT_CHANGE_KIND: 'Wie möchten Sie das Geld bekommen?',
  PAYMENT_CHANGE_RUNNING:
    'Für Ihre nächsten Verkäufe. Laufende Verkäufe behalten das Konto, das Sie dafür angegeben haben. Jede Änderung bestätigen wir per E-Mail.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben Ihnen eine E-Mail zur Änderung geschickt.',
  FORGOT_DONE: 'Sehen Sie in Ihr Postfach',
  FORGOT_DONE_TEXT:
    'Gibt es ein Konto für {email}, ist ein Link dorthin unterwegs. Er gilt eine Stunde. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  RESET_DONE: 'Ihr neues Passwort ist gespeichert',
  RESET_DONE_TEXT: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  RESET_INVALID_TEXT: 'Er wurde schon verwendet oder ist älter als eine Stunde. Fordern Sie einen neuen an.',
} satisfies Partial<Record<keyof typeof familiar, string>>
