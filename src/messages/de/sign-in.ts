import type { signIn as source } from '../en/sign-in.ts'

/** The way into the customer account: signing in, registering, a new password. */
export const signIn = {
  ACCOUNT_LOADING: 'Dein Kundenkonto wird geladen\u00a0…',
  ACCOUNT_NO_SCRIPT:
    'Für dein Kundenkonto muss JavaScript im Browser eingeschaltet sein. Schreib uns, wenn das bei dir nicht geht.',
  RESET_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst antworte auf unsere E-Mail, und wir helfen dir.',
  ACCOUNT_FAILED:
    'Dein Kundenkonto lässt sich gerade nicht anzeigen. Prüf deine Verbindung und versuch es noch einmal.',
  ACCOUNT_RETRY: 'Erneut versuchen',
  ACCOUNT_BACK: 'Zurück zum Kundenkonto',

  SIGN_IN_TITLE: 'Anmelden',
  SIGN_IN_SUBMIT: 'Anmelden',
  SIGN_IN_FAILED:
    'E-Mail-Adresse oder Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt. Such unsere E-Mail in deinem Postfach oder wähle ein neues Passwort.',
  SIGN_IN_REMEMBER: 'Zugangsdaten auf diesem Gerät speichern',
  SIGN_IN_REMEMBER_HINT:
    'Nur auf deinem eigenen Gerät. Nach {days} Tagen und beim Abmelden werden sie gelöscht.',
  SIGN_IN_FORGOT: 'Passwort vergessen?',
  SIGN_IN_ENDED: 'Deine Sitzung ist abgelaufen. Bitte melde dich noch einmal an.',
  SIGN_IN_OUT: 'Du bist abgemeldet.',
  SIGN_IN_NEW: 'Neu hier?',
  SIGN_IN_NEW_TEXT:
    'Mit einem Kundenkonto siehst du alle Verkäufe an einem Ort und gibst deine Daten nur einmal ein. Verkaufen kannst du auch ohne.',
  SIGN_IN_REGISTER: 'Kundenkonto eröffnen',
  FIELD_PASSWORD: 'Passwort',
  FIELD_PASSWORD_NEW: 'Neues Passwort',
  FIELD_PASSWORD_CURRENT: 'Aktuelles Passwort',
  FIELD_PASSWORD_HINT:
    'Mindestens {min} Zeichen. Ein kurzer Satz ist leicht zu merken und schwer zu erraten.',
  PASSWORD_SHOW: 'Anzeigen',
  PASSWORD_HIDE: 'Verbergen',
  PASSWORD_SHOW_OF: '{field} anzeigen',
  PASSWORD_HIDE_OF: '{field} verbergen',
  PASSWORD_MISSING: '{count, plural, one {Noch ein Zeichen} other {Noch # Zeichen}}',
  PASSWORD_LONG_ENOUGH: 'Lang genug',
  PROBLEM_PASSWORD_TOO_SHORT: 'Nimm mindestens {min} Zeichen.',
  PROBLEM_PASSWORD_TOO_LONG: 'Nimm höchstens {max} Zeichen.',
  PROBLEM_PASSWORD_COMMON: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
  PROBLEM_PASSWORD_PERSONAL:
    'Wähle ein Passwort ohne deinen Namen, deine E-Mail-Adresse und den Namen dieses Shops.',

  REGISTER_SUBMIT: 'Kundenkonto eröffnen',
  REGISTER_KIND_PRIVATE: 'Ich verkaufe privat',
  REGISTER_KIND_BUSINESS: 'Ich verkaufe für eine Firma',
  REGISTER_KIND: 'Wer verkauft?',
  REGISTER_COMPANY: 'Ihre Firma',
  REGISTER_CONTACT: 'Ansprechperson',
  REGISTER_PERSON: 'Über dich',
  REGISTER_ACCESS: 'Deine Zugangsdaten',
  REGISTER_EMAIL_HINT:
    'Dorthin schicken wir dir einen Link zur Bestätigung. Danach siehst du im Kundenkonto auch frühere Verkäufe mit dieser Adresse.',
  REGISTER_ADDRESS_ADD: 'Adresse gleich angeben',
  REGISTER_ADDRESS: 'Deine Adresse',
  REGISTER_ADDRESS_HINT: 'Beim Verkaufen ist sie dann schon ausgefüllt.',
  REGISTER_PAYOUT_ADD: 'Auszahlungskonto gleich angeben',
  REGISTER_OMIT: 'Doch später',
  REGISTER_DONE: 'Schau in dein Postfach',
  REGISTER_DONE_TEXT:
    'Wir haben an {email} geschrieben. Öffne zum Abschluss den Link in der E-Mail. Nichts angekommen? Sieh im Spam-Ordner nach und prüf die Adresse.',
  REGISTER_DONE_AGAIN: 'Andere Adresse angeben',
  REGISTER_HAS_ACCOUNT: 'Du hast schon ein Kundenkonto?',
  REGISTER_WHY: 'Das bringt dir ein Kundenkonto',
  REGISTER_WHY_HISTORY: 'Alle Verkäufe mit Status, auch frühere als Gast',
  REGISTER_WHY_DETAILS: 'Adresse und Auszahlungskonto sind schon ausgefüllt',
  REGISTER_WHY_LEAVE: 'Daten herunterladen oder Kundenkonto löschen, wann immer du möchtest',

  ACTIVATE_TITLE: 'Bestätige deine Adresse',
  ACTIVATE_TEXT:
    'Gib das Passwort ein, das du bei der Registrierung gewählt hast. Danach bist du angemeldet. Falls du dich nicht registriert hast, schließ diese Seite. Ohne das Passwort passiert nichts.',
  ACTIVATE_SUBMIT: 'Bestätigen und anmelden',
  ACTIVATE_SIGNED_IN: 'Deine Adresse ist bestätigt, und du bist angemeldet.',
  ACTIVATE_OVERVIEW: 'Zu deinem Kundenkonto',
  ACTIVATE_DONE: 'Dein Kundenkonto ist bereit',
  ACTIVATE_DONE_TEXT: 'Deine Adresse ist bestätigt. Du kannst dich jetzt anmelden.',
  ACTIVATE_FAILED: 'Dieser Link gilt nicht mehr',
  ACTIVATE_FAILED_TEXT:
    'Der Link wurde schon verwendet oder ist zu alt. Versuch zuerst, dich anzumelden. Falls das nicht geht, eröffne das Kundenkonto noch einmal. Du bekommst dann einen neuen Link.',

  PAYMENT_CHANGE_KIND: 'Wie möchtest du dein Geld bekommen?',
  PAYMENT_CHANGE_IBAN_HINT: 'Verschlüsselt gespeichert und nur teilweise angezeigt.',

  FORGOT_SUBMIT: 'Link anfordern',
  FORGOT_DONE: 'Schau in dein Postfach',
  FORGOT_DONE_TEXT:
    'Wenn es ein Kundenkonto für {email} gibt, bekommst du gleich einen Link. Er gilt {hours, plural, one {eine Stunde} other {# Stunden}}. Nichts angekommen? Sieh im Spam-Ordner nach.',
  FORGOT_BACK: 'Zurück zur Anmeldung',
  RESET_SUBMIT: 'Passwort speichern',
  RESET_DONE: 'Dein neues Passwort ist gespeichert',
  RESET_DONE_TEXT: 'Du bist auf allen Geräten abgemeldet. Melde dich mit dem neuen Passwort an.',
  RESET_INVALID: 'Dieser Link gilt nicht mehr',
  RESET_INVALID_TEXT: 'Der Link wurde schon verwendet oder ist abgelaufen. Fordere einen neuen an.',
  RESET_AGAIN: 'Neuen Link anfordern',
} satisfies Record<keyof typeof source, string>
