import type { signIn as familiar } from '../sign-in.ts'

/** The way into the customer account: signing in, registering, a new password. */
export const signIn = {
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
  PAYMENT_CHANGE_KIND: 'Wie möchten Sie das Geld bekommen?',
  FORGOT_DONE: 'Prüfen Sie Ihr Postfach',
  FORGOT_DONE_TEXT:
    'Wenn es ein Kundenkonto für {email} gibt, bekommen Sie gleich einen Link. Er gilt {hours, plural, one {eine Stunde} other {# Stunden}}. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  RESET_DONE: 'Ihr neues Passwort ist gespeichert',
  RESET_DONE_TEXT: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  RESET_INVALID_TEXT: 'Der Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
} satisfies Partial<Record<keyof typeof familiar, string>>
