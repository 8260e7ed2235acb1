import type { account as source } from '../en/account.ts'

/** Texts of the customer account: signing in, registering, the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_LOADING: 'Dein Kundenkonto wird geladen\u00a0…',
  ACCOUNT_NO_SCRIPT:
    'Für dein Kundenkonto muss JavaScript im Browser eingeschaltet sein. Schreib uns, wenn das bei dir nicht geht.',
  RESET_NO_SCRIPT:
    'Für diese Seite muss JavaScript im Browser eingeschaltet sein. Sonst antworte auf unsere E-Mail, und wir helfen dir.',
  ACCOUNT_FAILED:
    'Dein Kundenkonto lässt sich gerade nicht anzeigen. Prüf deine Verbindung und versuch es noch einmal.',
  ACCOUNT_RETRY: 'Erneut versuchen',
  ACCOUNT_SAVED: 'Gespeichert.',
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

  ACCOUNT_SIGNED_IN: 'Angemeldet als {email}',
  ACCOUNT_CUSTOMER: 'Kundennummer {number}',
  ACCOUNT_SIGN_OUT: 'Abmelden',
  ACCOUNT_LINKS: 'Deine Daten',
  ACCOUNT_DETAILS: 'Name, Passwort, Daten',
  ACCOUNT_ADDRESS: 'Adresse',
  ACCOUNT_PAYOUT: 'Auszahlungskonto',
  ACCOUNT_NOT_SET: 'Noch nicht angegeben',
  SALES_TITLE: 'Deine Verkäufe',
  SALES_LOADING: 'Deine Verkäufe werden geladen\u00a0…',
  SALES_FAILED:
    'Deine Verkäufe lassen sich gerade nicht anzeigen. Prüf deine Verbindung und versuch es noch einmal.',
  SALES_EMPTY: 'Noch keine Verkäufe',
  SALES_EMPTY_TEXT: 'Such dein Gerät, beantworte ein paar Fragen und sieh sofort, was wir dafür zahlen.',
  SALES_EMPTY_BUTTON: 'Gerät finden',
  SALES_MORE: 'Ältere Verkäufe anzeigen',
  SALES_MORE_SHOWN:
    '{count, plural, one {Ein weiterer Verkauf wird angezeigt.} other {# weitere Verkäufe werden angezeigt.}}',
  SALES_SALE: 'Verkauf {number}',
  SALES_CREATED: 'Verkauft am {date}',
  SALES_PAID: '{paid} von {total, plural, one {# Gerät} other {# Geräten}} bezahlt',
  SALES_OPEN: 'Verkauf ansehen',
  SALES_TIMELINE: 'Verlauf von Verkauf {number}',

  MANAGEMENT_PERSON: 'Name und Geburtsdatum',
  MANAGEMENT_PERSON_BUSINESS: 'Ansprechperson',
  MANAGEMENT_PERSON_HINT: 'Das Auszahlungskonto muss auf diesen Namen lauten.',
  MANAGEMENT_COMPANY: '{company}, USt-IdNr. {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Bei Änderungen an Ihrer Firma schreiben Sie uns bitte.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'Neues zu unseren Ankaufspreisen und zum Shop, normalerweise höchstens einmal im Monat. Abbestellen kannst du ihn hier jederzeit.',
  MANAGEMENT_NEWSLETTER_TICK: 'Newsletter per E-Mail bekommen',
  MANAGEMENT_PHONE: 'Telefon',
  MANAGEMENT_PHONE_HINT:
    'Nur für Rückfragen vom Paketdienst oder aus der Prüfung. Zum Löschen lass das Feld leer.',
  FIELD_PHONE_NUMBER: 'Telefonnummer',
  MANAGEMENT_PASSWORD: 'Passwort',
  MANAGEMENT_PASSWORD_HINT: 'Mit einem neuen Passwort wirst du auf allen anderen Geräten abgemeldet.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Passwort ändern',
  MANAGEMENT_PASSWORD_DONE: 'Dein Passwort ist geändert. Andere Geräte sind abgemeldet.',
  SIGN_INS_TITLE: 'Wo du angemeldet bist',
  SIGN_INS_HINT: 'Du kennst ein Gerät nicht? Melde es ab und ändere dein Passwort.',
  SIGN_INS_CURRENT: 'Dieses Gerät',
  SIGN_INS_SINCE: 'Angemeldet:',
  SIGN_INS_USED: 'Zuletzt benutzt:',
  SIGN_INS_END: 'Abmelden',
  SIGN_INS_END_OF: '{device} abmelden',
  SIGN_INS_ENDED: '{device} ist abgemeldet.',
  SIGN_INS_ALL: 'Überall abmelden',
  SIGN_INS_ALL_TEXT:
    'Du wirst auf allen Geräten abgemeldet, auch auf diesem. Links zu deinen Verkäufen in früheren E-Mails funktionieren dann nicht mehr. Neue kannst du jederzeit anfordern.',
  DEVICE_NAME: '{browser} auf {system}',
  DEVICE_UNKNOWN: 'Unbekanntes Gerät',
  NOT_ME_TITLE: 'Das warst du nicht?',
  NOT_ME_TEXT: 'Ein Klick stoppt alles',
  NOT_ME_DEVICES: 'Wir melden alle Geräte ab. Frühere Links zu deinen Verkäufen gelten nicht mehr.',
  NOT_ME_PASSWORD:
    'Dein jetziges Passwort wird ungültig. Den Link für ein neues schicken wir dir per E-Mail.',
  NOT_ME_PAYOUT:
    'Ein fremdes Auszahlungskonto entfernen wir. Verkäufe, die wir dorthin auszahlen würden, frieren wir ein.',
  NOT_ME_SUBMIT: 'Das war ich nicht, alles stoppen',
  NOT_ME_DONE: 'Alles ist gestoppt',
  NOT_ME_DONE_TEXT:
    'Alle Geräte sind abgemeldet, dein altes Passwort ist ungültig. Den Link für ein neues haben wir dir per E-Mail geschickt.',
  NOT_ME_INVALID_TEXT:
    'Der Link wurde schon benutzt oder ist zu alt. Den Link für ein neues Passwort findest du in deinen E-Mails. Du kannst auch einen neuen anfordern.',
  MANAGEMENT_EXPORT: 'Deine Daten herunterladen',
  MANAGEMENT_EXPORT_TEXT:
    'Alles, was wir über dich gespeichert haben, als Archiv: deine Angaben, Verkäufe, Versandetiketten und Packzettel. Bewahr es sicher auf, es enthält auch deine Kontonummern.',
  MANAGEMENT_EXPORT_SUBMIT: 'Herunterladen (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'Der Download hat begonnen.',

  DELETE_TITLE: 'Kundenkonto löschen',
  DELETE_TEXT: 'Das lässt sich nicht rückgängig machen.',
  DELETE_GONE: 'Adresse, Telefonnummer, Geburtsdatum und Auszahlungskonten löschen wir sofort.',
  DELETE_RUNNING:
    'Laufende Verkäufe gehen weiter wie vereinbart. Wir zahlen aus oder schicken Geräte zurück. Du erreichst diese Verkäufe über die Links in unseren E-Mails.',
  DELETE_KEPT:
    'Unterlagen, die wir gesetzlich aufbewahren müssen, sperren wir und löschen sie nach Ablauf der Frist.',
  DELETE_OPEN: 'Mein Kundenkonto löschen',
  DELETE_CONFIRM: 'Gib zur Bestätigung deine E-Mail-Adresse ein',
  DELETE_SUBMIT: 'Endgültig löschen',
  DELETE_CANCEL: 'Kundenkonto behalten',
  DELETE_DONE: 'Dein Kundenkonto ist gelöscht',
  DELETE_DONE_TEXT: 'Danke, dass du bei uns warst. Verkaufen kannst du weiterhin, auch ohne Kundenkonto.',
  PROBLEM_EMAIL_DIFFERS: 'Das ist nicht die Adresse deines Kundenkontos.',

  PAYMENT_CHANGE_CURRENT: 'Zurzeit hinterlegt',
  PAYMENT_CHANGE_NONE: 'Du hast noch kein Auszahlungskonto hinterlegt.',
  PAYMENT_CHANGE_KIND: 'Wie möchtest du dein Geld bekommen?',
  PAYMENT_CHANGE_BANK: 'Neues Bankkonto',
  PAYMENT_CHANGE_PAYPAL: 'Neues PayPal-Konto',
  PAYMENT_CHANGE_RUNNING:
    'Gilt für deine nächsten Verkäufe. Laufende Verkäufe behalten ihr Auszahlungskonto. Jede Änderung bestätigen wir per E-Mail.',
  PAYMENT_CHANGE_IBAN_HINT: 'Verschlüsselt gespeichert und nur teilweise angezeigt.',
  PAYMENT_CHANGE_EXISTS:
    'Inzwischen ist ein anderes Auszahlungskonto hinterlegt. Du siehst es oben. Speichere noch einmal, wenn du es ersetzen möchtest.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben dir dazu eine E-Mail geschickt.',

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
