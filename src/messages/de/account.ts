import type { account as source } from '../en/account.ts'

/** Texts of the customer account: the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_SAVED: 'Gespeichert.',

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
  PAYMENT_CHANGE_BANK: 'Neues Bankkonto',
  PAYMENT_CHANGE_PAYPAL: 'Neues PayPal-Konto',
  PAYMENT_CHANGE_RUNNING:
    'Gilt für deine nächsten Verkäufe. Laufende Verkäufe behalten ihr Auszahlungskonto. Jede Änderung bestätigen wir per E-Mail.',
  PAYMENT_CHANGE_EXISTS:
    'Inzwischen ist ein anderes Auszahlungskonto hinterlegt. Du siehst es oben. Speichere noch einmal, wenn du es ersetzen möchtest.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben dir dazu eine E-Mail geschickt.',
} satisfies Record<keyof typeof source, string>
